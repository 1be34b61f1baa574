import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenData } from '#domain/page/page-data';
import { usePageData } from './page-data.tsx';
import { dataScriptText } from './trusted-types.ts';

function setTag(kind: 'name' | 'property', name: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[${kind}="${name}"]`);
  if (!content) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(kind, name);
  meta.setAttribute('content', content);
  meta.setAttribute('data-head', '');
}

// One object for all: as a default value it would be another one in every render, and the head would be set anew.
const STATIC: ScreenData = { kind: 'static' };

/**
 * Title, description, canonical link and structured data for the screen that is shown, after the first one (whose head
 * came with the document). `screen` is what the head is made from; a static page needs none.
 */
export function useHead(screen: ScreenData | null = STATIC): void {
  const page = usePageData();
  const { pathname, search } = useLocation();
  const delivered = page.url === `${pathname}${search}`;
  useEffect(() => {
    if (delivered || !screen) return;
    let stopped = false;
    import('#domain/page/heads').then(({ headFor }) => {
      if (stopped) return;
      const head = headFor(decodeURIComponent(pathname), search, { ...page, screen });
      const absolute = (path?: string) => (path?.startsWith('/') ? `${page.origin}${path}` : path);
      document.title = head.title;
      setTag('name', 'description', head.description);
      setTag('name', 'keywords', head.keywords);
      setTag('name', 'robots', head.noindex ? 'noindex' : undefined);
      setTag('property', 'og:title', head.ogTitle ?? head.title);
      setTag('property', 'og:description', head.ogDescription ?? head.description);
      setTag('property', 'og:url', head.canonical ?? undefined);
      const image = absolute(head.image);
      setTag('property', 'og:image', image);
      setTag('property', 'og:image:width', image && head.imageSize && String(head.imageSize.width));
      setTag('property', 'og:image:height', image && head.imageSize && String(head.imageSize.height));
      setTag('property', 'og:image:alt', image && head.imageAlt);
      setTag('name', 'twitter:title', head.ogTitle ?? head.title);
      setTag('name', 'twitter:description', head.ogDescription ?? head.description);
      setTag('name', 'twitter:image', image);
      const old = document.head.querySelectorAll('link[rel=canonical],script[type="application/ld+json"]');
      for (const element of old) element.remove();
      if (head.canonical) {
        const link = document.head.appendChild(document.createElement('link'));
        link.rel = 'canonical';
        link.href = head.canonical;
      }
      for (const object of head.jsonLd ?? []) {
        const script = document.head.appendChild(document.createElement('script'));
        script.type = 'application/ld+json';
        script.textContent = dataScriptText(object);
      }
    });
    return () => {
      stopped = true;
    };
  }, [delivered, page, pathname, screen, search]);
}
