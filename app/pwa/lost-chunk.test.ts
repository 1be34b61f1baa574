import { expect, test } from 'vitest';
import { onLostChunk } from './lost-chunk.ts';

const calm = { reloadedFor: null, build: 'b1', typing: false, online: true, leaving: false };

test.each([
  ['the first time', calm, 'reload'],
  ['a second time for the same build', { ...calm, reloadedFor: 'b1' }, 'offer'],
  ['for the next build of the same session', { ...calm, reloadedFor: 'b0' }, 'reload'],
  ['over unsent text', { ...calm, typing: true }, 'offer'],
  ['while the page is being left', { ...calm, leaving: true }, 'leave'],
  ['without a connection', { ...calm, online: false }, 'leave'],
])('a lost chunk %s (A18)', (_when, situation, action) => {
  expect(onLostChunk(situation)).toBe(action);
});
