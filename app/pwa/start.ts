import type { PageData } from '#domain/page/page-data';
import { watchConnection } from './connection-state.ts';
import { registerWorker } from './register.ts';
import { startSync, summariesTried } from './sync-catalogue.ts';
import { watchOutbox } from './watch-outbox.ts';
import { isWorkerServed, tellWorker } from './worker-messages.ts';

const WORKER_AFTER_MS = 6000;
const afterMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What happens once the first page is usable: worker, local data, connection. Called by main.tsx when idle. */
export function startApp(data: PageData): void {
  watchConnection();
  if (!isWorkerServed()) {
    // The worker did not see this visit: without these the next launch would start from the empty frame.
    const here = location.pathname + location.search;
    for (const path of new Set(['/', here])) tellWorker({ type: 'KEEP_PAGE', path });
  }
  watchOutbox();
  const { adsConversion } = data.agency;
  if (adsConversion)
    import('./conversion.ts').then(
      ({ watchConversions }) => watchConversions(adsConversion),
      () => undefined,
    );
  // On a first visit the whole catalogue is worth more than the worker's copy of the code: both want the same line.
  const turn = isWorkerServed()
    ? Promise.resolve()
    : Promise.race([summariesTried, afterMs(WORKER_AFTER_MS)]);
  turn.then(registerWorker);
  startSync(data).catch((error) => console.warn('The copy on this phone could not be kept', error));
}
