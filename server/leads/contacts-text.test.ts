import { expect, test } from 'vitest';
import { csvCell, indianTime } from './contacts-text.ts';

test.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '＝1', '\r=1'])('the cell %j cannot run', (value) => {
  expect(csvCell(value)).toMatch(/^"'/);
});
test.each(['Asha', '91 98200 00001', 'a=b', ''])('the cell %j stays as it is', (value) => {
  expect(csvCell(value)).toBe(`"${value}"`);
});

test('times are India’s', () => expect(indianTime(Date.UTC(2026, 0, 1, 20, 0))).toBe('2026-01-02 01:30'));
