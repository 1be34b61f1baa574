import { expect, test } from 'vitest';
import { STATIC_HEADS } from '#domain/content/page-heads';
import type { ScreenData } from '#domain/page/page-data';
import { renderPage } from './entry-server.tsx';
import { matchScreen } from './route-match.ts';
import { linksOf, pageData } from './testing/draw-screen.tsx';

/** The whole page at `url`, frame included. */
const draw = async (url: string, screen: ScreenData = { kind: 'static' }) =>
  (await renderPage(pageData(url, screen), url)).html;

test.each([...Object.keys(STATIC_HEADS), '/blog/none', '/property/none', '/no/such/page'])(
  '%s stands between the shared header and footer, with the bottom bar below',
  async (path) => {
    const html = await draw(path);
    for (const part of ['<header', '<main', '<footer', 'aria-label="Quick"'])
      expect(html.match(new RegExp(part, 'g')) ?? [], part).not.toHaveLength(0);
    expect(html.indexOf('<main')).toBeLessThan(html.lastIndexOf('<footer'));
  },
);

test('one segment that no page has is the link of a listing; anything else is not found', async () => {
  const listing = matchScreen('/property/savali-kamothe').screen.module;
  expect(matchScreen('/savali-kamothe').screen.module).toBe(listing);
  expect(matchScreen('/about').screen.module).not.toBe(listing);
  for (const path of ['/a/b', '/tools/none', '/property/a/b'])
    expect(await draw(path, { kind: 'not-found' }), path).toContain('404 Page Not Found');
});

test('slashes at the beginning of an address are no host', async () => {
  const missing: ScreenData = { kind: 'not-found' };
  expect(await draw('//')).toContain('Ready to Find Your Dream Home?');
  for (const path of ['//about', '///', '//[', '/\\', '//about.test:99999/x?y=1'])
    expect((await renderPage(pageData(path, missing), path)).html, path).toContain('<footer');
  const listed = await renderPage(pageData('//about', missing), '//about');
  expect(listed.module).toBe(matchScreen('//about').screen.module);
});

test('the header leads home, to the search and to the menu, and names the phone', async () => {
  const html = await draw('/about');
  const links = linksOf(html.slice(html.indexOf('<header'), html.indexOf('</header>')));
  const hrefOf = (label: string) => links.find((link) => link.label === label)?.href;
  expect(hrefOf('Angan, home')).toBe('/');
  expect(hrefOf('Search')).toBe('/search');
  expect(hrefOf('+91 00000 00001')).toBe('tel:+910000000001');
  expect(links.at(-1)?.label).toBe('Menu');
  // A way back on every page that the bottom bar does not lead to, the settings among them.
  const labels = async (path: string) =>
    linksOf(await draw(path, { kind: 'shell' })).map((link) => link.label);
  expect(await labels('/settings')).toContain('Back');
  expect(await labels('/search')).not.toContain('Back');
});

test('the bottom bar: home, search, saved homes, and a call', async () => {
  const html = await draw('/about');
  const bar = linksOf(html.slice(html.indexOf('aria-label="Quick"'))).slice(0, 4);
  expect(bar.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Home /',
    'Search /search',
    'Saved /saved',
    'Call tel:+910000000001',
  ]);
});

test('the footer: where the agency is and how to reach it, its pages, its number and what it charges', async () => {
  const html = await draw('/about');
  const footer = html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'));
  for (const words of ['Shop 1', 'Kamothe', 'Panvel', '410209', 'MahaRERA', 'A52000000001'])
    expect(footer).toContain(words);
  const links = linksOf(footer).map(({ href }) => href);
  expect(links).toEqual(
    expect.arrayContaining([
      'tel:+910000000001',
      'tel:+910000000002',
      'mailto:hello@sample.example',
      'https://facebook.example/sample',
      'https://instagram.example/sample',
      'https://youtube.example/sample',
      expect.stringContaining('https://wa.me/'),
      '/about',
      '/contact',
      '/blog',
      '/faq',
      '/privacy-policy',
      '/terms-conditions',
      '/disclaimer',
    ]),
  );
  expect(footer).toContain('Zero brokerage applies to new projects only.');
  expect(footer).toContain('check every project on the MahaRERA website');
});
