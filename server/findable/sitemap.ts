import { STATIC_HEADS } from '#domain/content/page-heads';
import { PRIVATE_PATHS } from '#domain/page/heads';
import { propertyPath } from '#domain/property/slug';

/** A sitemap may list this many addresses (sitemaps.org); the newest listings come first. */
const MAX_ADDRESSES = 50_000;

export interface SitemapEntry {
  slug: string;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** The address that the listing itself names as its true one. */
  canonicalUrl?: string | undefined;
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function xml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** sitemap.xml: every page that is meant to be found. Lists of listings are as new as their newest one. */
export function toSitemap(origin: string, listings: readonly SitemapEntry[]): string {
  const newest = listings.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), 0);
  const dated = new Set(['/', '/search', '/properties']);
  const pages = Object.keys(STATIC_HEADS)
    .filter((path) => !PRIVATE_PATHS.has(path))
    .map((path) => ({ path, lastmod: dated.has(path) && newest ? day(newest) : null }));
  const homes = listings
    // One whose true address is elsewhere is found there.
    .filter(({ slug, canonicalUrl }) => !canonicalUrl || canonicalUrl === origin + propertyPath(slug))
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .map(({ slug, updatedAt }) => ({ path: propertyPath(slug), lastmod: day(updatedAt) }));
  const urls = [...pages, ...homes]
    .slice(0, MAX_ADDRESSES)
    .map(
      ({ path, lastmod }) =>
        `<url><loc>${xml(origin + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** robots.txt. Private pages are not kept out here but say noindex themselves: a crawler must read that to obey it. */
export function toRobots(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
