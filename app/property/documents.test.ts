import { expect, it } from 'vitest';
import { documentLine } from './documents.tsx';
import { approximately } from './nearby.tsx';

it('says what kind of file it is', () => {
  expect(
    documentLine({ name: 'Brochure', type: 'brochure', url: '/documents/a.pdf', bytes: 3_251_200 }),
  ).toBe('PDF, 3.3 MB');
  expect(documentLine({ name: 'Brochure', type: 'brochure', url: 'https://x.example/a' })).toBe('brochure');
});

it('calls distances approximate, once', () => {
  expect(['1.4 km', 'approx. 5 km'].map(approximately)).toEqual(['approx. 1.4 km', 'approx. 5 km']);
});
