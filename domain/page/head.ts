/** What a page says of itself to browsers, search engines and link previews. Plain data; rendered by the server and applied by the app. */
export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  /** Absolute address of the page's one true place; null where it has none (404). */
  canonical: string | null;
  /** Absolute or site path of the preview picture (domain/property/share-picture.ts). */
  image?: string;
  /** Pixels of `image`, and what it shows. */
  imageSize?: { width: number; height: number };
  imageAlt?: string;
  type?: 'website' | 'article' | 'product';
  noindex?: boolean;
  /** Overrides for previews, when they differ. */
  ogTitle?: string;
  ogDescription?: string;
  /** schema.org objects. */
  jsonLd?: Record<string, unknown>[];
}

export const SITE_NAME = 'Angan';

/** "Search – Angan": the site's name once. */
export function siteTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} – ${SITE_NAME}`;
}
