import type { FromPullWorker, ToPullWorker } from '#local/pull-worker';
import type { PullNews, PullOrder } from '#local/run-pull';
// By its path: the alias would put its `.ts` behind the question.
import workerFile from '../../local/pull-worker.ts?worker&url';
import { scriptAddress } from '../ui/trusted-types.ts';
import { whenIdle } from '../ui/when-idle.ts';

/** The phone belongs to its reader: background work goes on when nothing else is to do. */
const idleTime = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve, { timeout: 5000, instead: 300 });
  });

/** A worker cannot be had here, or cannot store: then the page does it. */
let hereOnly = !('Worker' in window);

async function pullHere(order: PullOrder, tell: (news: PullNews) => void): Promise<void> {
  const { runPull } = await import('#local/run-pull');
  await runPull(order, { pause: idleTime, memory: true, tell });
}

/** A worker whose code has not come after this long, on a line that gives nothing, is given up. */
const SILENCE_MS = 20_000;

/** Resolves to false when the worker is of no use. */
function pullThere(order: PullOrder, tell: (news: PullNews) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = new Worker(scriptAddress(workerFile), { type: 'module', name: 'pull' });
    const say = (words: ToPullWorker) => worker.postMessage(words);
    const silence = setTimeout(() => end(false), SILENCE_MS);
    const end = (useful: boolean) => {
      clearTimeout(silence);
      worker.terminate();
      resolve(useful);
    };
    worker.onmessage = ({ data: news }: MessageEvent<FromPullWorker>) => {
      clearTimeout(silence);
      if (news.type === 'pause') void idleTime().then(() => say({ type: 'go-on' }));
      else if (news.type === 'no-storage') end(false);
      else {
        tell(news);
        if (news.type === 'failed' || news.type === 'done') end(true);
      }
    };
    // Its file is gone with an old build, it is not allowed, or it broke down.
    worker.onerror = () => end(false);
    say({ type: 'pull', ...order });
  });
}

/**
 * One run of the pull in a thread of its own; in the page where that cannot be or can store nothing. `tell` hears how it
 * goes (local/run-pull.ts). Resolves when the run has ended; rejects when its code cannot be had.
 */
export async function pullCatalogue(order: PullOrder, tell: (news: PullNews) => void): Promise<void> {
  if (!hereOnly) {
    const useful = await pullThere(order, tell).catch(() => false);
    if (useful) return;
    hereOnly = true;
  }
  await pullHere(order, tell);
}
