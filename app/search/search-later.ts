import { laterPart } from '../ui/later-part.tsx';

/** What stands there when nothing is found. */
export const noResults = laterPart(() => import('./no-results.tsx').then((m) => m.NoResults));
