import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageData, ScreenData } from '#domain/page/page-data';
import { SAMPLE_AGENCY } from '#domain/testing/sample-agency';
import { PageDataProvider } from '../ui/page-data.tsx';

/** What the server would put into the page of `url`. */
export function pageData(url: string, screen: ScreenData): PageData {
  return {
    url,
    buildId: 'test',
    origin: 'https://angan.example',
    agency: SAMPLE_AGENCY,
    pictures: {},
    asOf: 1,
    rev: 1,
    total: 1,
    screen,
  };
}

/** The HTML of a screen at `url`, as the server draws it with the page data `screen`; for the tests of screens. */
export function drawScreen(url: string, screen: ScreenData, children: ReactNode): string {
  const data = pageData(url, screen);
  return renderToStaticMarkup(
    <StaticRouter location={url}>
      <PageDataProvider data={data}>{children}</PageDataProvider>
    </StaticRouter>,
  );
}

/** The texts of `html`, with a bar where tags stood between them. */
export function wordsOf(html: string): string {
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
}

/** The links of `html` in their order: what each is called, and where it leads. */
export function linksOf(html: string): { label: string; href: string; newTab: boolean }[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => {
    const value = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const words = inside
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return {
      label: value('aria-label') || words,
      href: value('href').replaceAll('&amp;', '&'),
      newTab: value('target') === '_blank',
    };
  });
}
