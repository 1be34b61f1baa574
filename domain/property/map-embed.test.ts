import { describe, expect, it } from 'vitest';
import { mapEmbedUrl, mapSearchHref } from './map-embed.ts';

const GOOGLE = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3770.1';
const OSM = 'https://www.openstreetmap.org/export/embed.html?bbox=73.0%2C19.0%2C73.1%2C19.1&layer=mapnik';

describe('mapEmbedUrl', () => {
  it.each([
    ['bare address', GOOGLE, GOOGLE],
    ['bare address of the other host', OSM, OSM],
    [
      'code as the map service gives it',
      `<iframe src="${GOOGLE}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe>`,
      GOOGLE,
    ],
    [
      'code with entities and text after it',
      `<iframe width="425" height="350" src="${OSM.replace('&', '&amp;')}" style="border: 1px solid black"></iframe><br/><small><a href="https://www.openstreetmap.org/#map=14/19.0/73.1">View</a></small>`,
      OSM,
    ],
    ['single quotes', `<iframe src='${GOOGLE}'></iframe>`, GOOGLE],
  ])('takes the address out of %s', (_name, code, url) => {
    expect(mapEmbedUrl(code)).toBe(url);
  });

  it.each([
    ['nothing', undefined],
    ['empty', ''],
    ['srcdoc', `<iframe src="${GOOGLE}" srcdoc="<script>alert(1)</script>"></iframe>`],
    ['onload', `<iframe src="${GOOGLE}" onload="alert(1)"></iframe>`],
    ['onload without quotes', `<iframe onload=alert(1) src=${GOOGLE}></iframe>`],
    ['onload after a slash', `<iframe/onload=alert(1) src="${GOOGLE}"></iframe>`],
    ['a script beside it', `<iframe src="${GOOGLE}"></iframe><script>alert(1)</script>`],
    ['two frames', `<iframe src="${GOOGLE}"></iframe><iframe src="https://evil.test/"></iframe>`],
    ['two sources', `<iframe src="${GOOGLE}" src="https://evil.test/"></iframe>`],
    ['a host that begins like it', 'https://www.google.com.evil.test/maps/embed?pb=1'],
    ['a host that ends like it', 'https://evilgoogle.com/maps/embed?pb=1'],
    ['a user part', 'https://www.google.com@evil.test/maps/embed'],
    ['a user part before the right host', 'https://evil@www.google.com/maps/embed'],
    ['a port', 'https://www.google.com:8443/maps/embed'],
    ['a path that is no map', 'https://www.google.com/url?q=https://evil.test/maps/embed'],
    ['a climbing path', 'https://www.google.com/maps/embed/../../url?q=x'],
    ['http', 'http://www.google.com/maps/embed?pb=1'],
    ['no scheme', '//www.google.com/maps/embed?pb=1'],
    ['javascript', 'javascript:alert(1)//https://www.google.com/maps/embed'],
    ['javascript in code', '<iframe src="javascript:alert(1)"></iframe>'],
    ['data', 'data:text/html,https://www.google.com/maps/embed'],
    ['a backslash', 'https:\\\\www.google.com/maps/embed'],
    ['another tag', `<img src="${GOOGLE}" onerror="alert(1)">`],
    ['a line feed in the address', 'https://www.google.com\n.evil.test/maps/embed'],
  ])('refuses %s', (_name, code) => {
    expect(mapEmbedUrl(code)).toBeNull();
  });
});

it('searches the map for name and place, with the city once', () => {
  expect(mapSearchHref('Savali & Co', 'Sector 36, Kamothe', 'Navi Mumbai')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Savali%20%26%20Co%2C%20Sector%2036%2C%20Kamothe%2C%20Navi%20Mumbai',
  );
  expect(mapSearchHref('A', 'Old Panvel', 'Panvel')).toMatch(/query=A%2C%20Old%20Panvel$/);
});
