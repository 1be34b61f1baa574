import { SHARE_PICTURE_TYPE } from '#domain/property/share-picture';
import { type PageHead, SITE_NAME } from './head.ts';

/** One `<meta>`: the attribute that names it, its name, and what it says. */
export type HeadTag = readonly [kind: 'name' | 'property', name: string, content: string];

/** The `<meta>` elements that a page has, for the server that writes them and the app that changes them. */
export function headTags(head: PageHead, origin: string): HeadTag[] {
  const image = head.image?.startsWith('/') ? `${origin}${head.image}` : head.image;
  const title = head.ogTitle ?? head.title;
  const description = head.ogDescription ?? head.description;
  const tags: [kind: 'name' | 'property', name: string, content: string | undefined][] = [
    ['name', 'description', head.description],
    ['name', 'keywords', head.keywords],
    ['name', 'robots', head.noindex ? 'noindex' : undefined],
    ['property', 'og:site_name', SITE_NAME],
    ['property', 'og:type', head.type === 'article' ? 'article' : 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', head.canonical ?? undefined],
    ['property', 'og:image', image],
    ['property', 'og:image:type', image && SHARE_PICTURE_TYPE],
    ['property', 'og:image:width', image && head.imageSize && String(head.imageSize.width)],
    ['property', 'og:image:height', image && head.imageSize && String(head.imageSize.height)],
    ['property', 'og:image:alt', image && head.imageAlt],
    ['property', 'og:locale', 'en_IN'],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', image && head.imageAlt],
  ];
  return tags.flatMap(([kind, name, content]) => (content ? [[kind, name, content] as const] : []));
}
