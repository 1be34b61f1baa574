import { laterPart } from '../ui/later-part.tsx';

/** The list of what was sent, for screens of which it is only a part: its code brings Dexie along. */
export const outboxList = laterPart(() => import('./outbox-list.tsx').then((m) => m.OutboxList));
