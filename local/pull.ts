import type { ChangesView } from '#domain/api/changes';
import { type ChangesPage, fetchChangesPage } from './changes-page.ts';
import { changeSummaries, readChunks } from './chunks.ts';
import { type LocalDatabase, withLocal } from './db.ts';
import { collectSeen, forgetSeen, getMeta, type PullState, putMeta, putSeenPage } from './meta.ts';
import { withPullLock } from './pull-lock.ts';

export interface PullResult {
  pages: number;
  items: number;
  removed: number;
  chunksWritten: number;
  /** The server's catalogue is another one than before: everything was read anew. */
  reset: boolean;
  /** Another tab got ahead; what it stored is as good. */
  overtaken: boolean;
}

interface Stored {
  outcome: 'stored' | 'overtaken' | 'ignored';
  removed: number;
  chunksWritten: number;
}

const START: PullState = { cursor: null, complete: false, full: true, pages: 0 };

/** Removes listings from both tables; returns how many chunks that rewrote. */
async function removeListings(db: LocalDatabase, view: ChangesView, ids: string[]): Promise<number> {
  if (!ids.length) return 0;
  await db.details.bulkDelete(ids);
  return view === 'summary' ? changeSummaries(db, { removedIds: ids }) : 0;
}

/** Ids on this phone that a full reading did not bring. */
async function leftOver(db: LocalDatabase, view: ChangesView): Promise<string[]> {
  const seen = await collectSeen(db, view);
  const held =
    view === 'summary'
      ? (await readChunks(db)).flatMap((chunk) => chunk.items.map((item) => item.id))
      : await db.details.toCollection().primaryKeys();
  return held.filter((id) => !seen.has(id));
}

/** Stores one page and its cursor in one transaction, or neither. */
function storePage(db: LocalDatabase, since: string | null, page: ChangesPage, now: number): Promise<Stored> {
  const { view } = page;
  return db.transaction('rw', db.meta, db.summaries, db.details, async (): Promise<Stored> => {
    const state = (await getMeta(db, `pull.${view}`)) ?? START;
    if (state.cursor !== since) return { outcome: 'overtaken', removed: 0, chunksWritten: 0 };
    const fromStart = page.reset || since === null;
    const full = fromStart || state.full;
    const pages = fromStart ? 0 : state.pages;
    // "Everything" that is nothing is a server in trouble, not an empty agency: keep all, ask again next time.
    if (fromStart && !page.items.length && !page.hasMore)
      return { outcome: 'ignored', removed: 0, chunksWritten: 0 };
    if (fromStart) await forgetSeen(db, view);
    let chunksWritten = await removeListings(db, view, page.removedIds);
    let removed = page.removedIds.length;
    if (page.view === 'summary') chunksWritten += await changeSummaries(db, { items: page.items });
    else
      await db.details.bulkPut(
        page.items.map((property) => ({ id: property.id, slug: property.slug, property, storedAt: now })),
      );
    if (full)
      await putSeenPage(db, view, pages, {
        ids: page.items.map((item) => item.id),
        removedIds: page.removedIds,
      });
    if (full && !page.hasMore) {
      const gone = await leftOver(db, view);
      chunksWritten += await removeListings(db, view, gone);
      removed += gone.length;
      await forgetSeen(db, view);
    }
    await putMeta(db, `pull.${view}`, {
      cursor: page.cursor,
      complete: state.complete || !page.hasMore,
      full: full && page.hasMore,
      pages: pages + 1,
    });
    if (page.agency) await putMeta(db, 'agency', page.agency);
    if (view === 'summary' && !page.hasMore) await putMeta(db, 'pulledAt', now);
    return { outcome: 'stored', removed, chunksWritten };
  });
}

export interface PullOptions {
  view: ChangesView;
  /** Items a page; the server's default when left out. */
  limit?: number;
  signal?: AbortSignal;
  /** Waited for between pages, to leave the phone to its reader. */
  pause?: () => Promise<void>;
  now?: () => number;
}

async function pullPages({ view, limit, signal, pause, now = Date.now }: PullOptions): Promise<PullResult> {
  const giveUp = new AbortController();
  const forward = () => giveUp.abort(signal?.reason);
  if (signal?.aborted) forward();
  signal?.addEventListener('abort', forward, { once: true });
  /** A page that was asked for, and the cursor of the one behind it as soon as that is known. */
  const ask = (since: string | null) => {
    let tellNext: (cursor: string | null) => void = () => {};
    const next = new Promise<string | null>((resolve) => {
      tellNext = resolve;
    });
    const answer = fetchChangesPage(view, since, {
      signal: giveUp.signal,
      onNext: tellNext,
      ...(limit ? { limit } : {}),
    });
    // It may fail while the page before it is still being stored.
    answer.then(
      ({ cursor, hasMore }) => tellNext(hasMore ? cursor : null),
      () => tellNext(null),
    );
    return { since, answer, next };
  };
  // Asked for while the page before it is under way, or a slow line stands still for a round. Never more than two are
  // under way at once: the one behind is asked for when the one ahead has come.
  const follow = ({ next }: ReturnType<typeof ask>) =>
    pause ? null : next.then((cursor) => (cursor ? ask(cursor) : null));
  const result: PullResult = {
    pages: 0,
    items: 0,
    removed: 0,
    chunksWritten: 0,
    reset: false,
    overtaken: false,
  };
  let since = (await withLocal((db) => getMeta(db, `pull.${view}`)))?.cursor ?? null;
  let coming = ask(since);
  let ahead = follow(coming);
  try {
    for (;;) {
      const answer = await coming.answer;
      if (answer.hasMore) {
        await pause?.();
        const next = await ahead;
        coming = next?.since === answer.cursor ? next : ask(answer.cursor);
        ahead = follow(coming);
      }
      const page = await answer.check();
      const stored = await withLocal((db) => storePage(db, since, page, now()));
      if (stored.outcome === 'overtaken') return { ...result, overtaken: true };
      if (stored.outcome === 'stored') {
        result.pages++;
        result.items += page.items.length;
        result.removed += stored.removed;
        result.chunksWritten += stored.chunksWritten;
        result.reset ||= page.reset;
      }
      if (!page.hasMore) return result;
      since = page.cursor;
    }
  } finally {
    signal?.removeEventListener('abort', forward);
    giveUp.abort(); // a page that was asked for ahead is of no use any more
  }
}

/**
 * Reads the change feed from where this phone left off until its end. Each page is stored together with its
 * cursor, so a cut costs at most the page that was under way. Rejects with ApiFailure when the network or the
 * server fails, with LocalUnavailable when the phone stores nothing; what was stored before stays.
 */
export function pullChanges(options: PullOptions): Promise<PullResult> {
  return withPullLock(() => pullPages(options), options.signal);
}
