import { isTyping } from './form-focus.ts';
import { hasUnsentText } from './unsent-text.ts';
import { offerReload } from './update-state.ts';

const KEY = 'angan-reloaded-for';

interface Situation {
  /** Build that this session has reloaded for already, if any. */
  reloadedFor: string | null;
  build: string;
  typing: boolean;
  online: boolean;
  /** The page is about to be left: Firefox then stops what it is loading, which looks the same from here. */
  leaving: boolean;
}

/**
 * What to do when a part of the app cannot be loaded, most likely because a deploy took it away: one reload a
 * session and build, never over unsent text, and not without a connection, where it would lose the page for nothing.
 */
export function onLostChunk({
  reloadedFor,
  build,
  typing,
  online,
  leaving,
}: Situation): 'reload' | 'offer' | 'leave' {
  if (!online || leaving) return 'leave';
  return typing || reloadedFor === build ? 'offer' : 'reload';
}

function readMark(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** False when it cannot be remembered: then reloading might never end. */
function writeMark(build: string): boolean {
  try {
    sessionStorage.setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}

/** Whether the site itself answers now, and not a captive portal: its pages name their build. */
async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    return answer.headers.has('x-angan-build');
  } catch {
    return false;
  }
}

/** What is being loaded is stopped at once when a page is left; later failures have another reason, as after a download. */
const LEAVING_MS = 1000;

let listening = false;

/** Listens from the first moment on; `buildId` is the build of this page. */
export function listenForLostChunks(buildId: string): void {
  if (listening) return;
  listening = true;
  let leftAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', (event) => {
    leftAt = event.timeStamp;
  });
  window.addEventListener('vite:preloadError', (event) => {
    const action = onLostChunk({
      reloadedFor: readMark(),
      build: buildId,
      typing: isTyping() || hasUnsentText(),
      online: navigator.onLine,
      leaving: event.timeStamp - leftAt < LEAVING_MS,
    });
    if (action === 'leave') return;
    void serverAnswers().then((reachable) => {
      // A page that is reloaded into a dead line is lost; the phone may believe that it is online.
      if (!reachable) return;
      if (action === 'reload' && writeMark(buildId)) location.reload();
      else offerReload();
    });
  });
}
