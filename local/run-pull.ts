import type { PageData } from '#domain/page/page-data';
import { loadCatalogue } from './catalogue.ts';
import { isClosed } from './local-unavailable.ts';
import { storeFromPageData } from './page-data.ts';
import { type PullAllResult, pullAll } from './pull-all.ts';

export interface PullOrder {
  /** Only wanted details come; see pullAll. */
  saveData: boolean;
  /** What the page was delivered with, to be kept on the phone. */
  delivered: PageData | null;
}

/** What is told of a run. */
export type PullNews =
  /** When the copy on this phone was last known to be up to date. */
  | { type: 'known'; pulledAt: number | null }
  /** Nothing can be stored here. Where `memory` may not stand in, the run has ended or is of no use. */
  | { type: 'no-storage' }
  | { type: 'summaries'; result: PullAllResult }
  /** The network or the server failed; what was stored before stays. Ends the run. */
  | { type: 'failed'; message: string }
  /** The details are here, or cannot be had now (`message`). Ends the run. */
  | { type: 'done'; message?: string };

export interface PullCircumstances {
  /** Waited for before each piece of background work. */
  pause: () => Promise<void>;
  /** Where nothing can be stored, read into this thread's memory. */
  memory: boolean;
  tell: (news: PullNews) => void;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** One run of the pull, in whichever thread: brings the phone's copy up to date and tells how it goes. Never rejects. */
export async function runPull(
  { saveData, delivered }: PullOrder,
  { pause, memory, tell }: PullCircumstances,
): Promise<void> {
  // The server is asked before the page's own data is kept: the answer takes a while on a slow line.
  const { summaries, details } = pullAll({ pause, saveData, memory });
  summaries.catch(() => undefined); // told below
  try {
    if (delivered) await storeFromPageData(delivered);
    tell({ type: 'known', pulledAt: (await loadCatalogue()).pulledAt });
  } catch (error) {
    if (isClosed(error)) tell({ type: 'no-storage' });
    else console.warn('What came with the page could not be kept', error);
  }
  try {
    tell({ type: 'summaries', result: await summaries });
  } catch (error) {
    tell(isClosed(error) ? { type: 'no-storage' } : { type: 'failed', message: wordsOf(error) });
    return;
  }
  await details.then(
    () => tell({ type: 'done' }),
    (error) => tell({ type: 'done', message: wordsOf(error) }),
  );
}
