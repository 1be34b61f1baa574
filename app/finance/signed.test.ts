import { expect, it } from 'vitest';
import { signedPercent, signedRupees } from './signed.ts';

it('writes a loss with a minus sign, not with a hyphen', () => {
  expect([signedRupees(-2000), signedPercent(-1.25)]).toEqual(['−₹2,000', '−1.25%']);
  expect([signedRupees(2000), signedPercent(3)]).toEqual(['₹2,000', '3.00%']);
});
