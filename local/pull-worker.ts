import { onRequestOutcome, type RequestOutcome } from './request-outcome.ts';
import { type PullNews, type PullOrder, runPull } from './run-pull.ts';

/*
 * Entry of the pull worker: one run of the pull in a thread of its own, so that reading, checking and storing thousands of
 * listings never holds up the page. What it stores, the page's live queries see by themselves (Dexie tells other threads
 * of the site). One run, one worker: the page ends it when the run has ended.
 */

/** What the page says: first the order, then an answer to each `pause`. */
export type ToPullWorker = ({ type: 'pull' } & PullOrder) | { type: 'go-on' };
/** `pause` asks for a `go-on`, which comes when the page is idle; `outcome` is evidence of a connection. */
export type FromPullWorker = PullNews | { type: 'pause' } | { type: 'outcome'; outcome: RequestOutcome };

const page = globalThis as unknown as {
  postMessage(news: FromPullWorker): void;
  addEventListener(type: 'message', listener: (event: { data: ToPullWorker }) => void): void;
};

let goOn: () => void = () => {};

function pause(): Promise<void> {
  return new Promise((resolve) => {
    goOn = resolve;
    page.postMessage({ type: 'pause' });
  });
}

onRequestOutcome((outcome) => page.postMessage({ type: 'outcome', outcome }));
page.addEventListener('message', ({ data: order }) => {
  if (order.type === 'pull') void runPull(order, { pause, memory: false, tell: page.postMessage.bind(page) });
  else goOn();
});
