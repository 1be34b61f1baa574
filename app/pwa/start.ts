import type { PageData } from '#domain/page/page-data';
import { watchConnection } from './connection-state.ts';
import { registerWorker } from './register.ts';
import { startSync } from './sync-catalogue.ts';
import { watchOutbox } from './watch-outbox.ts';
import { isWorkerServed, tellWorker } from './worker-messages.ts';

/** What happens once the first page is usable: worker, local data, connection. Called by main.tsx when idle. */
export function startApp(data: PageData): void {
  watchConnection();
  void registerWorker();
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
  startSync(data).catch((error) => console.warn('The copy on this phone could not be kept', error));
}
