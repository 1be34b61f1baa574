import { expect, it } from 'vitest';
import { toastTop } from './use-toast-clear.ts';

it('stands under the header of a tall sheet, and at the top over a short one', () => {
  expect(toastTop({ top: 53, bottom: 109 }, 0)).toBe(109);
  expect(toastTop({ top: 300, bottom: 356 }, 0)).toBe(8);
});
it('stays in what an open keyboard leaves in sight', () => {
  expect(toastTop({ top: 53, bottom: 109 }, 160)).toBe(168);
  expect(toastTop({ top: 300, bottom: 356 }, 200)).toBe(356);
});
