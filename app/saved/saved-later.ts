import { laterPart } from '../ui/later-part.tsx';

/** What the phone knows of the saved homes: its code brings Dexie along, which the first page does not wait for. */
export const savedHomes = laterPart(() => import('./saved-homes.tsx').then((m) => m.SavedHomes));
