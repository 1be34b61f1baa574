import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBuildFiles } from './build-files.ts';
import type { PageSource } from './create-page-renderer.ts';
import { createCriticalCss } from './critical-css.ts';
import { partFaces } from './faces.ts';

interface ServerEntry {
  renderPage: PageSource['render'];
  FRAMED: PageSource['framed'];
}

/** The production build in `dist` as a source of pages. */
export async function buildPageSource(dist: string): Promise<PageSource> {
  const files = await readBuildFiles(dist);
  const entry = pathToFileURL(path.join(dist, 'ssr', 'entry-server.js')).href;
  const { renderPage, FRAMED } = (await import(/* @vite-ignore */ entry)) as ServerEntry;
  const { rest, ...typefaces } = partFaces(files.foundation);
  return {
    buildId: files.buildId,
    entry: files.entry,
    first: files.first,
    render: renderPage,
    framed: FRAMED,
    filesFor: files.forScreen,
    criticalCss: createCriticalCss(rest, files.stylesheet),
    typefaces,
  };
}
