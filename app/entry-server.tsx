import { Writable } from 'node:stream';
import type { PageData } from '#domain/page/page-data';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { matchScreen } from './route-match.ts';

export interface RenderedPage {
  /** The finished HTML of the app's root, with nothing left to stream in. */
  html: string;
  /** Source module of the screen, for finding its files in the build's manifest. */
  module: string;
}

/** Draws the page of `data.url`. Rejects when a component throws. */
export async function renderPage(data: PageData, location: string): Promise<RenderedPage> {
  const route = matchScreen(new URL(location, 'http://page.invalid').pathname);
  await route.screen.preload();
  const html = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const stream = renderToPipeableStream(
      <StaticRouter location={location}>
        <App data={data} />
      </StaticRouter>,
      {
        // Everything is ready before anything is sent, and no part is put aside for a script to move in:
        // the page is whole without JavaScript and needs no inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => stream.pipe(sink),
        onError: reject,
        onShellError: reject,
      },
    );
  });
  return { html, module: route.screen.module };
}
