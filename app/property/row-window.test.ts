import { expect, it } from 'vitest';
import { rowAt, slide } from './row-window.ts';

const heights = Float64Array.from([100, 200, 300, 100]);

it('finds the row at a place, and the nearest one outside the list', () => {
  expect([-50, 0, 99, 100, 299, 300, 650, 9000].map((y) => rowAt(heights, y))).toEqual([
    0, 0, 0, 1, 1, 2, 3, 3,
  ]);
});

const size = { kept: 10, step: 2 };

it('leaves what is drawn alone while it is enough', () => {
  const drawn = { from: 5, to: 15 };
  expect(slide(drawn, { from: 5, to: 15 }, size)).toBe(drawn);
  expect(slide(drawn, { from: 8, to: 12 }, size)).toBe(drawn);
});

it('draws a step in advance in the direction of travel, and lets go of what is far behind', () => {
  expect(slide({ from: 5, to: 15 }, { from: 10, to: 16 }, size)).toEqual({ from: 8, to: 18 });
  expect(slide({ from: 5, to: 15 }, { from: 4, to: 9 }, size)).toEqual({ from: 2, to: 12 });
  expect(slide({ from: 1, to: 11 }, { from: 0, to: 5 }, size)).toEqual({ from: 0, to: 10 });
});

it('never lets go of a row that is needed, however many those are', () => {
  expect(slide({ from: 0, to: 10 }, { from: 3, to: 20 }, size)).toEqual({ from: 3, to: 22 });
  expect(slide({ from: 20, to: 30 }, { from: 5, to: 25 }, size)).toEqual({ from: 3, to: 25 });
});

it('draws nothing of what lies between after a jump', () => {
  expect(slide({ from: 0, to: 10 }, { from: 900, to: 910 }, size)).toEqual({ from: 900, to: 910 });
  expect(slide({ from: 900, to: 910 }, { from: 0, to: 6 }, size)).toEqual({ from: 0, to: 6 });
});
