import { messageSW, Workbox } from 'workbox-window';
import { withinTime } from '#local/within-time';
import type { WorkerMessage } from '#local/worker-message';
import { workerAddress } from '../ui/trusted-types.ts';
import { isTyping } from './form-focus.ts';
import { offerUpdate } from './update-state.ts';

const HOUR = 60 * 60_000;
/** A word to a worker that does not start in time is lost without a trace; the change itself takes less. */
const SAY_AGAIN_MS = 3000;
/** Rounds of that after which the worker is asked again to give way: a word wakes it for half a minute. */
const ASK_AGAIN_ROUNDS = 12;
/** What the browser or a worker is asked is answered within this, or never. */
const ANSWER_MS = 1000;
/** A page that has got nothing for so long is at rest; one that never rests is not waited for longer. */
const QUIET_MS = 300;
const REST_MS = 5000;

/** Resolves when nothing more arrives for this page; what never comes is not waited for. */
function whenAtRest(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      observer.disconnect();
      resolve();
    };
    let quiet = setTimeout(rest, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(rest, QUIET_MS);
    });
    observer.observe({ type: 'resource' });
    setTimeout(rest, REST_MS);
  });
}

/**
 * Chromium ends a worker to make the next one active, but what a page asks at that moment starts it again, and then it
 * has its usual half minute before it is ended. So the other one is let in when nothing is under way: the worker drops
 * what it waits for, and the page has stopped loading.
 */
async function comeToRest(active: ServiceWorker | null): Promise<void> {
  const word: WorkerMessage = { type: 'GIVE_WAY' };
  if (active) await withinTime(ANSWER_MS, messageSW(active, word)).catch(() => undefined);
  await whenAtRest();
}

/**
 * Registers the worker. A failure is only logged (spec section 1). A waiting version is offered, never forced; it
 * reloads this page once, and only after the reader has let it in.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(workerAddress());
  let letIn = false;
  let reloading = false;
  const reload = () => {
    if (!letIn || reloading) return;
    // The change takes a moment, and somebody may have begun to write meanwhile.
    if (isTyping()) {
      window.addEventListener('focusout', () => setTimeout(reload), { once: true });
      return;
    }
    reloading = true;
    location.reload();
  };
  const handOver = async (round: number) => {
    letIn = true;
    try {
      const found = await withinTime(ANSWER_MS, navigator.serviceWorker.getRegistration());
      // Another tab may have let it in already: then nobody waits and nothing will tell.
      if (!found?.waiting) return reload();
      if (round % ASK_AGAIN_ROUNDS === 0) await comeToRest(found.active);
      workbox.messageSkipWaiting();
    } catch (error) {
      console.warn('The new version could not be let in yet', error);
    }
    setTimeout(handOver, SAY_AGAIN_MS, round + 1);
  };
  workbox.addEventListener('waiting', () => offerUpdate(() => void handOver(0)));
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  try {
    const registration = await workbox.register({ immediate: true });
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine)
        registration?.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    setInterval(look, HOUR);
  } catch (error) {
    console.warn('The service worker could not be registered', error);
  }
}
