import { expect, it } from 'vitest';
import { gaugePoint } from './yield-gauge.tsx';

it('runs from left to right over the top, and stops at its ends', () => {
  expect(gaugePoint(0, 100)).toEqual({ x: 60, y: 150 });
  expect(gaugePoint(5, 100)).toEqual({ x: 160, y: 50 });
  expect(gaugePoint(10, 100)).toEqual({ x: 260, y: 150 });
  expect(gaugePoint(-3, 100)).toEqual(gaugePoint(0, 100));
  expect(gaugePoint(25, 100)).toEqual(gaugePoint(10, 100));
});
