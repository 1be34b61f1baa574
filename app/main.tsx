import 'virtual:theme.css';
import './ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PageData } from '#domain/page/page-data';
import { App } from './app.tsx';
import { listenForLostChunks } from './pwa/lost-chunk.ts';
import { matchScreen } from './route-match.ts';
import { repeatEarlyTaps } from './ui/early-taps.ts';
import { loadLaterParts } from './ui/later-part.tsx';
import { fetchAhead, nextTurn, whenIdle } from './ui/when-idle.ts';
import { markQuiet } from './ui/when-quiet.ts';

function readPageData(): PageData {
  const element = document.getElementById('page-data');
  if (!element?.textContent) throw new Error('The page came without its data');
  return JSON.parse(element.textContent) as PageData;
}

/** The phone's copy waits no longer than this for the code of the parts below: on a dying line one may never come. */
const PATIENCE_MS = 8000;

/** The rest of the stylesheet: the page came with only the rules that its own HTML needs. */
function applyFullStylesheet(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-full-style]')) link.media = 'all';
}

/** The empty frame has nothing to show: the phone's listings are read while the screen's code loads. */
function readAhead(): void {
  import('#local/catalogue').then(({ loadCatalogue }) => loadCatalogue()).catch(() => {}); // the screen asks again, and says what is wrong
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const data = readPageData();
  listenForLostChunks(data.buildId);
  repeatEarlyTaps();
  const app = (
    <BrowserRouter>
      <App data={data} />
    </BrowserRouter>
  );
  const { screen, fromCatalogue } = matchScreen(location.pathname);
  if (data.screen.kind === 'shell' && fromCatalogue) readAhead();
  // A finished page needs its screen's code before it can be taken over without a redraw.
  await screen.preload();
  startTransition(() => {
    if (data.screen.kind === 'shell') {
      // The empty frame belongs to no address: what is drawn in it takes its place.
      createRoot(root).render(app);
    } else {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('The page was drawn again', error),
      });
    }
  });
  applyFullStylesheet();
  whenIdle(async () => {
    await fetchAhead('data-later');
    const starting = import('./pwa/start.ts');
    starting.catch((error) => console.warn(error));
    await nextTurn();
    // Before anything redraws: a part that changes while it has no code yet would lose its HTML.
    await Promise.race([loadLaterParts(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    markQuiet();
    whenIdle(() => {
      starting.then(({ startApp }) => startApp(data)).catch(() => {});
    });
  });
}

// In a turn of its own: reading all the code and beginning to draw are each long enough on a cheap phone.
setTimeout(start);
