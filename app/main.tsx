import 'virtual:theme.css';
import './ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PAGE_DATA_ID, type PageData, PHONE_DATA_ID, type PhoneData } from '#domain/page/page-data';
import { App } from './app.tsx';
import { listenForLostChunks } from './pwa/lost-chunk.ts';
import { matchScreen } from './route-match.ts';
import { isFilled } from './routes.tsx';
import { repeatEarlyTaps } from './ui/early-taps.ts';
import { loadLaterParts } from './ui/later-part.tsx';
import { fetchAhead, nextTurn, whenIdle } from './ui/when-idle.ts';
import { markQuiet } from './ui/when-quiet.ts';

function readScript<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

function readPageData(): PageData {
  const data = readScript<PageData>(PAGE_DATA_ID);
  if (!data) throw new Error('The page came without its data');
  return data;
}

/** The worker gives its data within three seconds. A document that was cut off never says that it has ended. */
const WORKER_MS = 3500;

/** The whole document is here: what the worker adds to the empty frame comes at its end (sw/fill-shell.ts). */
function untilRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', () => resolve(), { once: true });
    setTimeout(resolve, WORKER_MS);
  });
}

/** Not where somebody comes back to a place in a list: that has to be as long as it was, at once. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** The data of the empty frame, with what the worker has found on this phone for the address. */
function withPhoneData(frame: PageData): PageData {
  try {
    const phone = readScript<PhoneData>(PHONE_DATA_ID);
    return phone ? { ...frame, ...phone, fromPhone: true } : frame;
  } catch {
    return frame; // cut off in the middle
  }
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
  const delivered = readPageData();
  listenForLostChunks(delivered.buildId);
  repeatEarlyTaps();
  const isFrame = delivered.screen.kind === 'shell';
  const route = matchScreen(location.pathname);
  const { screen, fromCatalogue } = route;
  const isFilledFrame = isFrame && isFilled(route) && isNewVisit();
  if (isFrame && fromCatalogue && !isFilledFrame) readAhead();
  // A finished page needs its screen's code before it can be taken over without a redraw.
  await Promise.all([screen.preload(), isFilledFrame && untilRead()]);
  const data = isFilledFrame ? withPhoneData(delivered) : delivered;
  const app = (
    <BrowserRouter>
      <App data={data} />
    </BrowserRouter>
  );
  startTransition(() => {
    if (isFrame) {
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
