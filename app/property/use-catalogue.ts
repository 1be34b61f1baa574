import type { Catalogue } from '#local/listings';
import { useLive } from '../ui/use-live.ts';

/**
 * Every listing that this phone knows, whole or not (see `complete`). `seeded`: the page has something to show
 * meanwhile, so the phone's database may wait until the page is usable.
 */
export function useCatalogue(seeded: boolean): Catalogue | null | undefined {
  return useLive<Catalogue | null>(
    'catalogue',
    () => import('#local/catalogue').then((local) => local.watchCatalogue({ partial: true })),
    seeded ? null : undefined,
  );
}
