import { headTags } from '#domain/page/head-tags';
import { headFor } from '#domain/page/heads';
import type { PageData, ScreenData } from '#domain/page/page-data';
import { routePath } from '#domain/page/route-path';
import { dataScriptText } from './trusted-types.ts';

/** Puts the head of a screen into the document, as the server would have written it. Loaded at the first change. */
export function applyHead(pathname: string, search: string, page: PageData, screen: ScreenData): void {
  const path = routePath(pathname);
  const head = headFor(path ?? '', search, {
    ...page,
    screen: path === null ? { kind: 'not-found' } : screen,
  });
  document.title = head.title;
  const old = 'meta[data-head],link[rel=canonical],script[type="application/ld+json"]';
  for (const element of document.head.querySelectorAll(old)) element.remove();
  const add = (name: string, attributes: Record<string, string>) => {
    const element = document.head.appendChild(document.createElement(name));
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  };
  for (const [kind, name, content] of headTags(head, page.origin))
    add('meta', { [kind]: name, content, 'data-head': '' });
  if (head.canonical) add('link', { rel: 'canonical', href: head.canonical });
  for (const object of head.jsonLd ?? []) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = dataScriptText(object);
    document.head.append(script);
  }
}
