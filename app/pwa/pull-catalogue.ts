import type { FromPullWorker, ToPullWorker } from '#local/pull-worker';
import { reportOutcome } from '#local/request-outcome';
import type { PullNews, PullOrder } from '#local/run-pull';
import { withinTime } from '#local/within-time';
// By its path: the alias would put its `.ts` behind the question.
import workerFile from '../../local/pull-worker.ts?worker&url';
import { scriptAddress } from '../ui/trusted-types.ts';
import { whenIdle } from '../ui/when-idle.ts';

/** The phone belongs to its reader: background work goes on when nothing else is to do. */
const idleTime = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve, { timeout: 5000, instead: 300 });
  });

/** Code that has not come after this long, on a line that gives nothing, is given up. */
const SILENCE_MS = 20_000;

/** A worker cannot be had here, or cannot store: then the page does it. */
let hereOnly = !('Worker' in window);

/** From now on the page pulls itself: it cannot read what a worker stores. */
export function pullHereOnly(): void {
  hereOnly = true;
}

async function pullHere(order: PullOrder, tell: (news: PullNews) => void): Promise<void> {
  const { runPull } = await withinTime(SILENCE_MS, import('#local/run-pull'));
  await runPull(order, { pause: idleTime, memory: true, tell });
}

/** Resolves to what the worker is no use for, or null when the run has ended. */
function pullThere(order: PullOrder, tell: (news: PullNews) => void): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(scriptAddress(workerFile), { type: 'module', name: 'pull' });
    const say = (words: ToPullWorker) => worker.postMessage(words);
    const silence = setTimeout(() => end('its code does not come'), SILENCE_MS);
    const end = (trouble: string | null) => {
      clearTimeout(silence);
      window.removeEventListener('pagehide', leave);
      worker.terminate();
      resolve(trouble);
    };
    // Safari keeps a page that is left as it stands, worker and open transaction included, and every later page would
    // wait for that transaction for ever (local/db.ts). startSync asks again when the reader comes back to this page.
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      tell({ type: 'failed', message: 'the page was left' });
      end(null);
    };
    window.addEventListener('pagehide', leave);
    worker.onmessage = ({ data: news }: MessageEvent<FromPullWorker>) => {
      clearTimeout(silence);
      if (news.type === 'pause') void idleTime().then(() => say({ type: 'go-on' }));
      else if (news.type === 'outcome') reportOutcome(news.outcome);
      else if (news.type === 'no-storage') end('it can store nothing');
      else {
        tell(news);
        if (news.type === 'failed' || news.type === 'done') end(null);
      }
    };
    // Its file is gone with an old build, it is not allowed, or it broke down.
    worker.onerror = (event) => end(event.message || 'its code cannot be had');
    say({ type: 'pull', ...order });
  });
}

/**
 * One run of the pull in a thread of its own; in the page where that cannot be or can store nothing. `tell` hears how it
 * goes (local/run-pull.ts). Resolves when the run has ended; rejects when its code cannot be had.
 */
export async function pullCatalogue(order: PullOrder, tell: (news: PullNews) => void): Promise<void> {
  if (!hereOnly) {
    const trouble = await pullThere(order, tell).catch(String);
    if (trouble === null) return;
    console.info('The page pulls by itself: the worker is no use,', trouble);
    hereOnly = true;
  }
  await pullHere(order, tell);
}
