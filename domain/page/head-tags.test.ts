import { expect, test } from 'vitest';
import { headTags } from './head-tags.ts';

const tags = (more: object) =>
  Object.fromEntries(
    headTags({ title: 'T', description: 'D', canonical: null, ...more }, 'https://a.example').map(
      ([, name, content]) => [name, content],
    ),
  );

test('addresses are absolute, and a page without a picture has a small card', () => {
  expect(tags({})).toEqual({
    description: 'D',
    'og:site_name': 'Angan',
    'og:type': 'website',
    'og:title': 'T',
    'og:description': 'D',
    'og:locale': 'en_IN',
    'twitter:card': 'summary',
    'twitter:title': 'T',
    'twitter:description': 'D',
  });
  expect(tags({ type: 'article', image: '/share/a-1.jpg', imageAlt: 'A', ogTitle: 'O' })).toMatchObject({
    'og:type': 'article',
    'og:title': 'O',
    'og:image': 'https://a.example/share/a-1.jpg',
    'og:image:type': 'image/jpeg',
    'twitter:title': 'O',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://a.example/share/a-1.jpg',
    'twitter:image:alt': 'A',
  });
  expect(tags({ image: 'https://b.example/x.jpg' })['og:image']).toBe('https://b.example/x.jpg');
});
