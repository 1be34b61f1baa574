import { expect, test } from 'vitest';
import {
  BUILD_HEADER,
  isAppPath,
  isBuildFile,
  isGonePage,
  isKeepablePage,
  pickVariant,
  pictureStem,
} from './keepable.ts';

const BUILD = 'b1';
const answer = (type: string, headers: Record<string, string> = {}, status = 200) =>
  new Response('x', { status, headers: { 'content-type': type, ...headers } });
const ours = { [BUILD_HEADER]: BUILD };

test.each([
  ['/assets/main-1a2b.js', answer('text/javascript; charset=utf-8'), true],
  ['/assets/main-1a2b.js', answer('text/html'), false],
  ['/assets/main-1a2b.js', answer('text/javascript', {}, 500), false],
  ['/assets/app.css', answer('text/css'), true],
  ['/assets/anek.woff2', answer('font/woff2'), true],
  ['/manifest.webmanifest', answer('application/manifest+json'), true],
  ['/icons/icon-192.png', answer('text/html'), false],
  ['/shell.html', answer('text/html; charset=utf-8', ours), true],
  ['/shell.html', answer('text/html', { [BUILD_HEADER]: 'b0' }), false],
  ['/shell.html', answer('text/html'), false],
])('%s answered with %o is a file of the build: %s (A13, A17)', (path, response, expected) => {
  expect(isBuildFile(path, response, BUILD)).toBe(expected);
});

const ledTo = (response: Response) => Object.defineProperty(response, 'redirected', { value: true });

test('an answer that was led elsewhere is never a file of the build', () => {
  const led = ledTo(answer('text/html', ours));
  expect(isBuildFile('/shell.html', led, BUILD)).toBe(false);
  expect(isKeepablePage(led, BUILD)).toBe(false);
});

test('only whole pages of this build are kept', () => {
  expect(isKeepablePage(answer('text/html', ours), BUILD)).toBe(true);
  expect(isKeepablePage(answer('text/html', ours, 404), BUILD)).toBe(false);
  expect(isKeepablePage(answer('application/json', ours), BUILD)).toBe(false);
  expect(isKeepablePage(answer('text/html'), BUILD)).toBe(false);
});

test.each([
  ['missing', answer('text/html', ours, 404), true],
  ['gone', answer('text/plain', {}, 410), true],
  ['missing, says a captive portal or a proxy', answer('text/html', {}, 404), false],
  ['elsewhere in this site', ledTo(answer('text/html', ours)), true],
  ['with a captive portal', ledTo(answer('text/html')), false],
  ['missing there', ledTo(answer('text/html', {}, 404)), false],
  ['there', answer('text/html', ours), false],
  ['kept back by a fault', answer('text/html', {}, 503), false],
])('whether a page that is %s is given up (A13)', (_where, response, expected) => {
  expect(isGonePage(response)).toBe(expected);
});

test.each([
  ['/', true],
  ['/property/shree-sai-heights-kamothe', true],
  ['/api/login', false],
  ['/api', false],
  ['/apartments', true],
  ['/media/a.webp', false],
  ['/documents/brochure.pdf', false],
  ['/robots.txt', false],
  ['/robots.txt?v=1.2', false],
  ['/api?a=1', false],
  ['/search?location=Sector.19', true],
  ['/search?next=/api/login', true],
])('%s is a page of the app: %s', (path, expected) => {
  expect(isAppPath(path)).toBe(expected);
});

const at = (width: number, format = 'avif') => `/media/tower-9f3a2b1c-${width}.${format}`;
const full = '/media/tower-9f3a2b1c.webp';

test('the stem is the same for all versions of one picture', () => {
  expect(pictureStem(at(480))).toBe('/media/tower-9f3a2b1c');
  expect(pictureStem(full)).toBe('/media/tower-9f3a2b1c');
  expect(pictureStem('/media/plan-1.svg')).toBe(null);
});

test('a missing width is answered with the next larger, else the largest smaller one', () => {
  expect(pickVariant(at(480), [at(160), at(320), at(640), at(960)])).toBe(at(640));
  expect(pickVariant(at(960), [at(160), at(320)])).toBe(at(320));
  expect(pickVariant(at(480), [full, at(160)])).toBe(full);
  expect(pickVariant(at(480), ['/media/other-9f3a2b1c-480.avif'])).toBe(null);
});

test('a browser that asks for WebP never gets AVIF', () => {
  expect(pickVariant(at(480, 'webp'), [at(480, 'avif')])).toBe(null);
  expect(pickVariant(at(480, 'webp'), [at(480, 'avif'), at(320, 'webp')])).toBe(at(320, 'webp'));
});
