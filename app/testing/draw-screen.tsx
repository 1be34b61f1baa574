import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageData, ScreenData } from '#domain/page/page-data';
import { SAMPLE_AGENCY } from '#domain/testing/sample-agency';
import { PageDataProvider } from '../ui/page-data.tsx';

/** The HTML of a screen at `url`, as the server draws it with the page data `screen`; for the tests of screens. */
export function drawScreen(url: string, screen: ScreenData, children: ReactNode): string {
  const data: PageData = {
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
