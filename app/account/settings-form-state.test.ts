import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/settings/settings';
import { readForm, toForm, withChip, withoutChip } from './settings-form-state.ts';

const form = (change: object) => ({ ...toForm(DEFAULT_SETTINGS), ...change });

test('budgets become whole rupees, an empty field undefined', () => {
  expect(readForm(form({})).settings).toEqual(DEFAULT_SETTINGS);
  expect(readForm(form({ budgetMin: ' ', budgetMax: '1.1 cr' })).settings).toMatchObject({
    budgetMin: undefined,
    budgetMax: 11_000_000,
  });
  expect(readForm(form({ budgetMin: '60,00,000.75' })).settings?.budgetMin).toBe(6_000_000);
  const filled = toForm({ ...DEFAULT_SETTINGS, budgetMin: 6_000_000 });
  expect(filled.budgetMin).toBe('60,00,000');
  expect(readForm(filled).settings?.budgetMin).toBe(6_000_000);
});

test('a minimum above the maximum is told beside the maximum, and nothing is read', () => {
  const reading = readForm(form({ budgetMin: '2 cr', budgetMax: '1 cr' }));
  expect([reading.settings, reading.min.problem]).toEqual([null, null]);
  expect(reading.max.problem).toBe('The maximum is below the minimum.');
  expect(readForm(form({ budgetMin: '1 cr', budgetMax: '1 cr' })).settings).not.toBeNull();
});

test('words and negative amounts are told beside their own field', () => {
  expect(readForm(form({ budgetMin: 'plenty' })).min.problem).toMatch(/amount/);
  expect(readForm(form({ budgetMax: '-5' })).settings).toBeNull();
});

test('chips: empty and double ones are ignored, removing takes one away', () => {
  expect(withChip(['Powai'], '')).toEqual(['Powai']);
  expect(withChip(['Powai'], 'Powai')).toEqual(['Powai']);
  expect(withChip(['Powai'], 'Juhu')).toEqual(['Powai', 'Juhu']);
  expect(withoutChip(['Powai', 'Juhu'], 'Powai')).toEqual(['Juhu']);
});
