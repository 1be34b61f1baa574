import type { Agency } from '#domain/agency/agency';
import { type BlogPost, blogPath, findBlogPost, toBlogPosting } from '#domain/content/blog';
import { faqStructuredData } from '#domain/content/faq';
import { STATIC_HEADS } from '#domain/content/page-heads';
import { descriptionText } from '#domain/property/description-text';
import { displayPrice } from '#domain/property/price';
import type { Property } from '#domain/property/property';
import { propertyPath } from '#domain/property/slug';
import { toListingStructuredData } from '#domain/property/structured-data';
import { type PageHead, siteTitle } from './head.ts';
import type { PageData } from './page-data.ts';

/** Addresses that say something only to the person who holds the phone. */
const PRIVATE = new Set(['/saved', '/profile', '/settings', '/sign-in']);
const PREVIEW = 'hero-creek-skyline-wide.webp';

type Facts = Pick<PageData, 'agency' | 'origin' | 'pictures' | 'screen' | 'asOf'>;

function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  return `${line.slice(0, length).replace(/\s\S*$/, '')}…`;
}

/** Head of a listing's page: its own SEO fields first, else made from its facts. */
export function propertyHead(property: Property, { origin }: { origin: string }): PageHead {
  const facts = [property.bedrooms, property.area, displayPrice(property.price)].filter(Boolean).join(', ');
  const url = property.canonicalUrl ?? `${origin}${propertyPath(property.slug)}`;
  const crumbs = [
    { name: 'Home', item: `${origin}/` },
    { name: property.city, item: `${origin}/search?location=${encodeURIComponent(property.city)}` },
    { name: property.name, item: url },
  ];
  const head: PageHead = {
    title: siteTitle(property.metaTitle ?? `${property.name}, ${property.location}: ${facts}`),
    description:
      property.metaDescription ?? shorten(`${facts}. ${descriptionText(property.description)}`, 158),
    canonical: url,
    type: 'product',
    jsonLd: [
      toListingStructuredData(property, origin),
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
      },
    ],
  };
  if (property.metaKeywords) head.keywords = property.metaKeywords;
  const image = property.ogImage ?? property.images[0] ?? property.interiorImages[0];
  if (image) head.image = image;
  if (property.ogTitle) head.ogTitle = property.ogTitle;
  if (property.ogDescription) head.ogDescription = property.ogDescription;
  return head;
}

function articleHead(post: BlogPost, { agency, asOf, origin, pictures }: Facts): PageHead {
  const image = pictures[post.image]?.path;
  const today = new Date(asOf).toISOString().slice(0, 10);
  const about = { origin, today, author: agency.name };
  return {
    title: siteTitle(post.title),
    description: post.excerpt,
    keywords: post.tags.join(', '),
    canonical: `${origin}${blogPath(post.slug)}`,
    type: 'article',
    jsonLd: [toBlogPosting(post, image ? { ...about, image: `${origin}${image}` } : about)],
    ...(image ? { image } : {}),
  };
}

function agencyStructuredData(agency: Agency, origin: string): Record<string, unknown> {
  const { address } = agency;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: agency.name,
    url: `${origin}/`,
    telephone: agency.phones[0],
    email: agency.email,
    identifier: agency.reraNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'IN',
    },
    sameAs: Object.values(agency.socials).filter(Boolean),
  };
}

function staticJsonLd(path: string, { agency, origin }: Facts): Record<string, unknown>[] | undefined {
  if (path === '/' || path === '/contact' || path === '/kamothe-real-estate-agent') {
    return [agencyStructuredData(agency, origin)];
  }
  if (path === '/faq') return [faqStructuredData()];
  return undefined;
}

/** Title and description of a result list for one place or kind; null when the address narrows nothing by these. */
function searchWords(search: string): string | null {
  const value = (name: string) => {
    const found = new RegExp(`[?&]${name}=([^&]*)`).exec(search)?.[1];
    if (!found) return '';
    try {
      return decodeURIComponent(found.replace(/\+/g, ' ')).slice(0, 60);
    } catch {
      return '';
    }
  };
  const kind = { projects: 'New projects', resale: 'Resale homes', rental: 'Homes on rent' }[
    value('propertyType')
  ];
  const place = value('location');
  if (!kind && !place) return null;
  return `${kind ?? 'Homes'}${place ? ` in ${place}` : ''}`;
}

function staticHead(path: string, search: string, facts: Facts): PageHead | null {
  const known = STATIC_HEADS[path];
  if (!known) return null;
  const words = path === '/search' ? searchWords(search) : null;
  const head: PageHead = {
    title: siteTitle(words ?? known.title),
    description: words
      ? `${words}: prices, areas, photos and floor plans. ${known.description}`
      : known.description,
    canonical: `${facts.origin}${path === '/' ? '/' : path}${words ? search : ''}`,
  };
  if (known.keywords) head.keywords = known.keywords;
  if (PRIVATE.has(path)) head.noindex = true;
  const jsonLd = staticJsonLd(path, facts);
  if (jsonLd) head.jsonLd = jsonLd;
  const picture = facts.pictures[known.picture ?? PREVIEW]?.path;
  if (picture) head.image = picture;
  return head;
}

/** What the page at this address says of itself. `path` is decoded and has no trailing slash but the root's. */
export function headFor(path: string, search: string, facts: Facts): PageHead {
  const { screen } = facts;
  if (screen.kind === 'property') return propertyHead(screen.property, facts);
  const post = path.startsWith('/blog/') ? findBlogPost(path.slice('/blog/'.length)) : null;
  if (post) return articleHead(post, facts);
  const known = staticHead(path, search, facts);
  if (known) return known;
  if (screen.kind === 'shell') {
    return {
      title: 'Angan',
      description: STATIC_HEADS['/']?.description ?? '',
      canonical: null,
      noindex: true,
    };
  }
  const article = path.startsWith('/blog/');
  const listing = screen.kind === 'not-found' && screen.slug !== undefined;
  return {
    title: siteTitle(listing ? 'Property Not Found' : article ? 'Blog Post Not Found' : '404 Page Not Found'),
    description: 'The address may be old, or the home has been sold.',
    canonical: null,
    noindex: true,
  };
}
