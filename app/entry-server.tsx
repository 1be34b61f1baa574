// Not the build for Node: it follows each request with an AsyncLocalStorage, and from the first page on every promise of the
// process pays for that, a finished page from the cache too. We have nothing that is asked for its request.
import { renderToReadableStream } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import type { PageData } from '#domain/page/page-data';
import { App } from './app.tsx';
import { matchScreen } from './route-match.ts';
import { isFilled, ROUTES } from './routes.tsx';

export interface RenderedPage {
  /** The finished HTML of the app's root, with nothing left to stream in. */
  html: string;
  /** Source module of the screen, for finding its files in the build's manifest. */
  module: string;
}

/**
 * Screens that the worker's empty frame is drawn over from the phone's own data, by path; a path that ends in a slash is the
 * beginning of one.
 */
export const FRAMED: readonly { at: string; module: string }[] = ROUTES.filter(isFilled).map(
  ({ path, screen }) => ({ at: path.replace(/:.*/, ''), module: screen.module }),
);

/** Draws the page of `data.url`. Rejects when a component throws. */
export async function renderPage(data: PageData, location: string): Promise<RenderedPage> {
  // Not read as a URL: in one, what follows two slashes is a host, and not every text may be one.
  const [pathname = ''] = location.split('?', 1);
  const route = matchScreen(pathname);
  await route.screen.preload();
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <StaticRouter location={location}>
      <App data={data} />
    </StaticRouter>,
    {
      // Read when everything is ready, with no part put aside for a script to move in: the page is whole without
      // JavaScript and needs no inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length) throw failures[0];
  return { html, module: route.screen.module };
}
