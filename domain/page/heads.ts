import { type BlogPost, blogPath, findBlogPost, toBlogPosting } from '#domain/content/blog';
import { faqStructuredData } from '#domain/content/faq';
import { STATIC_HEADS } from '#domain/content/page-heads';
import { descriptionText } from '#domain/property/description-text';
import { CITIES } from '#domain/property/kinds';
import { priceAlone } from '#domain/property/price';
import type { Property } from '#domain/property/property';
import { withSchemaMarkup } from '#domain/property/schema-markup';
import { SHARE_PICTURE, sharePicturePath, sitePicturePath } from '#domain/property/share-picture';
import { propertyPath } from '#domain/property/slug';
import { toListingStructuredData } from '#domain/property/structured-data';
import { cutText, encodeText } from '#domain/text/well-formed';
import { type PageHead, siteTitle } from './head.ts';
import type { PageData, ScreenData, SitePictures } from './page-data.ts';

/** Addresses that say something only to the person who holds the phone. */
export const PRIVATE_PATHS: ReadonlySet<string> = new Set(['/saved', '/profile', '/settings', '/sign-in']);
const PREVIEW = 'hero-creek-skyline-wide.webp';

type Facts = Pick<PageData, 'agency' | 'origin' | 'pictures' | 'screen' | 'asOf'>;

function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  return `${cutText(line, length).replace(/\s\S*$/, '')}…`;
}

function breadcrumbs(crumbs: readonly { name: string; item: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
  };
}

/** The preview of a page that has one of the site's own pictures. */
function sitePreview(
  file: string,
  pictures: SitePictures,
): Pick<PageHead, 'image' | 'imageSize' | 'imageAlt'> {
  const picture = pictures[file];
  if (!picture) return {};
  return { image: sitePicturePath(file), imageSize: { ...SHARE_PICTURE }, imageAlt: picture.alt };
}

/** Head of a listing's page: its own SEO fields first, else made from its facts. */
export function propertyHead(property: Property, { origin }: { origin: string }): PageHead {
  const price = priceAlone(property);
  const size = [property.bedrooms, property.propertyType === 'rental' && 'on rent'].filter(Boolean).join(' ');
  const facts = [size, property.area, price].filter(Boolean).join(', ');
  const place = `${property.name}, ${property.location}`;
  const url = property.canonicalUrl ?? `${origin}${propertyPath(property.slug)}`;
  const crumbs = [
    { name: 'Home', item: `${origin}/` },
    { name: property.city, item: `${origin}/search?location=${encodeText(property.city)}` },
    { name: property.name, item: url },
  ];
  const head: PageHead = {
    title: siteTitle(
      property.metaTitle ?? `${shorten(place, 90)}: ${[size, price].filter(Boolean).join(', ')}`,
    ),
    description:
      property.metaDescription ??
      shorten(`${facts}. ${descriptionText(property.description) || `${place}, ${property.city}.`}`, 158),
    canonical: url,
    type: 'product',
    jsonLd: [
      ...withSchemaMarkup(toListingStructuredData(property, origin), property.schemaMarkup),
      breadcrumbs(crumbs),
    ],
  };
  if (property.metaKeywords) head.keywords = property.metaKeywords;
  const own = property.ogImage ? property.pictures[property.ogImage] : undefined;
  head.image = sharePicturePath(property);
  head.imageSize = { ...SHARE_PICTURE };
  head.imageAlt = (!own?.missing && own?.alt) || `${place}: ${facts}`;
  if (property.ogTitle) head.ogTitle = property.ogTitle;
  if (property.ogDescription) head.ogDescription = property.ogDescription;
  return head;
}

function articleHead(post: BlogPost, { agency, asOf, origin, pictures }: Facts): PageHead {
  const image = pictures[post.image]?.path;
  const today = new Date(asOf).toISOString().slice(0, 10);
  const about = { origin, today, author: agency.name };
  const known = STATIC_HEADS[blogPath(post.slug)];
  return {
    title: siteTitle(known?.title ?? post.title),
    description: known?.description ?? post.excerpt,
    keywords: known?.keywords ?? post.tags.join(', '),
    canonical: `${origin}${blogPath(post.slug)}`,
    type: 'article',
    jsonLd: [
      toBlogPosting(post, image ? { ...about, image: `${origin}${image}` } : about),
      breadcrumbs([
        { name: 'Home', item: `${origin}/` },
        { name: 'Guides', item: `${origin}/blog` },
        { name: post.title, item: `${origin}${blogPath(post.slug)}` },
      ]),
    ],
    ...sitePreview(post.image, pictures),
  };
}

function agencyStructuredData({ agency, origin, pictures }: Facts): Record<string, unknown> {
  const { address } = agency;
  const socials = Object.values(agency.socials).filter(Boolean);
  const { image } = sitePreview(PREVIEW, pictures);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: agency.name,
    url: `${origin}/`,
    ...(image ? { image: `${origin}${image}` } : {}),
    telephone: agency.phones[0],
    email: agency.email,
    identifier: agency.reraNumber,
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: 'MahaRERA registration as real estate agent',
      identifier: agency.reraNumber,
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'IN',
    },
    ...(socials.length ? { sameAs: socials } : {}),
  };
}

function staticJsonLd(path: string, facts: Facts): Record<string, unknown>[] | undefined {
  if (path === '/' || path === '/contact' || path === '/kamothe-real-estate-agent') {
    return [agencyStructuredData(facts)];
  }
  if (path === '/faq') return [faqStructuredData()];
  return undefined;
}

const KINDS: Record<string, readonly [words: string, param: string]> = {
  projects: ['New projects', 'projects'],
  sale: ['New projects', 'projects'],
  resale: ['Resale homes', 'resale'],
  rental: ['Homes on rent', 'rental'],
};

/**
 * The place that `typed` names as the catalogue spells it: the last words of an address or of one of its parts
 * ("panvel" is a place in "Sector 5, New Panvel", "sect" and "5" are not). Null when no home has it so.
 */
function placeName(typed: string, homes: readonly { location: string; city: string }[]): string | null {
  const wanted = typed.toLowerCase();
  if (!/\p{L}/u.test(wanted)) return null;
  for (const { location, city } of homes) {
    for (const part of [...location.split(','), city]) {
      const name = part.trim();
      const start = name.length - typed.length;
      const begins = start === 0 || /[\s(-]/.test(name[start - 1] ?? '');
      if (start >= 0 && begins && name.slice(start).toLowerCase() === wanted) return name.slice(start);
    }
  }
  return null;
}

/**
 * A result list for one place or kind: its title and its one address; null when nothing is narrowed by these. `homes`
 * are those of the list: any text that is a part of a place finds some, and is `unknown` where it names none.
 */
function searchPage(
  search: string,
  homes: readonly { location: string; city: string }[] | null,
): { words: string; address: string; unknown: boolean } | null {
  const value = (name: string) => {
    const found = new RegExp(`[?&]${name}=([^&]*)`).exec(search)?.[1];
    if (!found) return '';
    try {
      return cutText(decodeURIComponent(found.replace(/\+/g, ' ')).trim(), 60);
    } catch {
      return '';
    }
  };
  const asked = value('propertyType');
  const kind = Object.hasOwn(KINDS, asked) ? KINDS[asked] : undefined;
  const typed = value('location');
  // A link that somebody has typed in small letters is the same list.
  const known =
    CITIES.find((city) => city.toLowerCase() === typed.toLowerCase()) ?? (homes && placeName(typed, homes));
  const place = known ?? typed;
  if (!kind && !place) return null;
  const narrowed = { location: place, propertyType: kind?.[1] ?? '' };
  const query = Object.entries(narrowed).flatMap(([name, text]) =>
    text ? `${name}=${encodeText(text)}` : [],
  );
  return {
    words: `${kind?.[0] ?? 'Homes'}${place ? ` in ${place}` : ''}`,
    address: `/search?${query.join('&')}`,
    unknown: Boolean(homes?.length && place && !known),
  };
}

/** Whether a list has nothing in it: any word in the address would make such a page, and none is to be found. */
function isEmptyList(screen: ScreenData, search: string): boolean {
  return (
    screen.kind === 'results' &&
    screen.total === 0 &&
    !/[?&](?:q|search|status|bedrooms|price)=./.test(search)
  );
}

function staticHead(path: string, search: string, facts: Facts): PageHead | null {
  const known = STATIC_HEADS[path];
  if (!known) return null;
  const homes = facts.screen.kind === 'results' ? facts.screen.items : null;
  const found = path === '/search' ? searchPage(search, homes) : null;
  const words = found?.words;
  const head: PageHead = {
    title: siteTitle(words ?? known.title),
    description: words
      ? `${words}: prices, areas, photos and floor plans, by bedrooms, status and budget.`
      : known.description,
    canonical: `${facts.origin}${found ? found.address : path}`,
  };
  if (known.keywords) head.keywords = known.keywords;
  if (PRIVATE_PATHS.has(path) || (found && (found.unknown || isEmptyList(facts.screen, search))))
    head.noindex = true;
  const jsonLd = staticJsonLd(path, facts);
  if (jsonLd) head.jsonLd = jsonLd;
  return Object.assign(head, sitePreview(known.picture ?? PREVIEW, facts.pictures));
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
