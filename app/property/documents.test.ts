import { expect, it } from 'vitest';
import { documentLine, fileSize } from './documents.tsx';
import { approximately } from './nearby.tsx';

it('writes sizes as people know them', () => {
  expect([3_251_200, 419_430, 90_000, 10].map(fileSize)).toEqual(['3.1 MB', '0.4 MB', '88 KB', '1 KB']);
});

it('says what kind of file it is', () => {
  expect(
    documentLine({ name: 'Brochure', type: 'brochure', url: '/documents/a.pdf', bytes: 3_251_200 }),
  ).toBe('PDF, 3.1 MB');
  expect(documentLine({ name: 'Brochure', type: 'brochure', url: 'https://x.example/a' })).toBe('brochure');
});

it('calls distances approximate, once', () => {
  expect(['1.4 km', 'approx. 5 km'].map(approximately)).toEqual(['approx. 1.4 km', 'approx. 5 km']);
});
