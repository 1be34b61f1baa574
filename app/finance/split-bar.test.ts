import { expect, it } from 'vitest';
import { splitBar } from './split-bar.tsx';

it('fills the bar without gaps and keeps the smallest part visible', () => {
  const parts = splitBar([98_50_000, 4_92_500, 30_000]);
  expect(parts[0]?.x).toBe(0);
  expect(parts[1]?.x).toBeCloseTo(parts[0]?.width ?? 0);
  expect((parts[2]?.x ?? 0) + (parts[2]?.width ?? 0)).toBeCloseTo(1000);
  expect(parts[2]?.width).toBeGreaterThan(10);
});

it('gives nothing its place when there is nothing to show', () => {
  expect(splitBar([0, 0])).toEqual([
    { x: 0, width: 0 },
    { x: 0, width: 0 },
  ]);
});
