import { expect, it } from 'vitest';
import { axisTop, labelledYears } from './year-chart.tsx';

it('puts a round number on top of the axis', () => {
  expect([7_81_041, 8_00_000, 8_00_001, 1_20_000, 950].map(axisTop)).toEqual([
    8_00_000, 8_00_000, 10_00_000, 2_00_000, 1000,
  ]);
});

it('labels the first, the last and every fifth year, without crowding the last', () => {
  expect(labelledYears(20)).toEqual([1, 5, 10, 15, 20]);
  expect(labelledYears(22)).toEqual([1, 5, 10, 15, 22]);
  expect(labelledYears(3)).toEqual([1, 2, 3]);
});
