import { readHttpsAddress } from '#domain/text/https-address';
import { encodeText } from '#domain/text/well-formed';

/*
 * Agencies paste the whole embed code of a map service. It is never put into a page: one https address of a known
 * map host is taken out of it, and the app makes its own sandboxed frame for that (acceptance S06).
 */

interface EmbedHost {
  hosts: readonly string[];
  path: RegExp;
}

const EMBED_HOSTS: readonly EmbedHost[] = [
  { hosts: ['www.google.com'], path: /^\/maps\/embed(?:\/v1\/\w+)?\/?$/ },
  { hosts: ['www.openstreetmap.org'], path: /^\/export\/embed\.html$/ },
];

/** Attributes that may stand in pasted code; anything else (srcdoc, onload, …) makes the whole code suspect. */
const PLAIN_ATTRIBUTES = new Set([
  'src',
  'width',
  'height',
  'style',
  'loading',
  'title',
  'class',
  'id',
  'frameborder',
  'scrolling',
  'allowfullscreen',
  'referrerpolicy',
  'marginheight',
  'marginwidth',
  'aria-hidden',
  'tabindex',
  'name',
]);

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&quot;': '"', '&#39;': "'" };

function decode(value: string): string {
  return value.replace(/&(?:amp|quot|#38|#39);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}

/** The `src` of the one iframe in a piece of code; null when there is none, or when it carries anything unusual. */
function iframeSource(code: string): string | null {
  const tag = /^\s*<iframe\s((?:[^"'<>]|"[^"<>]*"|'[^'<>]*')*)>(?:\s*<\/iframe>)?/i.exec(code);
  if (!tag || (code.match(/<iframe/gi) ?? []).length !== 1 || /<script|srcdoc/i.test(code)) return null;
  let src: string | null = null;
  const attributes = (tag[1] ?? '').matchAll(/([^\s"'=/<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g);
  for (const [, name = '', double, single, bare] of attributes) {
    const attribute = name.toLowerCase();
    if (!PLAIN_ATTRIBUTES.has(attribute)) return null;
    if (attribute !== 'src') continue;
    if (src !== null) return null;
    src = decode(double ?? single ?? bare ?? '');
  }
  return src;
}

/** The map's https address in `mapEmbedCode` (embed code or a bare address); null when it is not one we know. */
export function mapEmbedUrl(code: string | undefined): string | null {
  if (!code) return null;
  const source = code.trim().startsWith('<') ? iframeSource(code) : decode(code);
  const address = source ? readHttpsAddress(source) : null;
  if (!address) return null;
  const known = EMBED_HOSTS.some(
    ({ hosts, path }) => hosts.includes(address.host) && path.test(address.path),
  );
  return known ? source : null;
}

/** Search on the map service for a home's place; opens in a new tab. */
export function mapSearchHref(name: string, location: string, city: string): string {
  const place = location.toLowerCase().includes(city.toLowerCase()) ? location : `${location}, ${city}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeText(`${name}, ${place}`)}`;
}
