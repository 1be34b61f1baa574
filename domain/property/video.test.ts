import { expect, it } from 'vitest';
import { videoPlayerUrl, youtubeId } from './video.ts';

it.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'abcdefghijk'],
  ['https://www.youtube.com/watch?feature=share&v=abc-_fghijk&t=10s', 'abc-_fghijk'],
  ['https://youtu.be/abcdefghijk?si=x', 'abcdefghijk'],
  ['https://www.youtube.com/shorts/abcdefghijk', 'abcdefghijk'],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'abcdefghijk'],
  ['http://www.youtube.com/watch?v=abcdefghijk', null],
  ['https://www.youtube.com.evil.test/watch?v=abcdefghijk', null],
  ['https://www.youtube.com/watch?v=abcdefghijk"onload=', null],
  ['https://videos.example/1', null],
  ['not a link', null],
])('%s → %s', (link, id) => {
  expect(youtubeId(link)).toBe(id);
});

it('plays without cookies', () => {
  expect(videoPlayerUrl('abcdefghijk')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/,
  );
});
