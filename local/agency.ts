import type { Agency } from '#domain/agency/agency';
import { memoryAgency } from './memory.ts';
import { getMeta } from './meta.ts';
import { type Watch, watch } from './watch.ts';

/** The agency's settings; `undefined` while the phone has not got them. */
export function watchAgency(): Watch<Agency | undefined> {
  return watch(
    (db) => getMeta(db, 'agency'),
    () => memoryAgency() ?? undefined,
  );
}
