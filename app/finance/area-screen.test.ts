import { expect, it } from 'vitest';
import { swapped } from './area-screen.tsx';

it('C15: exchanges the units and moves the result into the input', () => {
  expect(swapped({ value: '100', from: 'sqm', to: 'sqft' }, 1076.391042)).toEqual({
    value: '1076.391042',
    from: 'sqft',
    to: 'sqm',
  });
});

it('keeps what was typed when nothing has been converted', () => {
  expect(swapped({ value: '12', from: 'acre', to: 'guntha' }, null)).toEqual({
    value: '12',
    from: 'guntha',
    to: 'acre',
  });
});
