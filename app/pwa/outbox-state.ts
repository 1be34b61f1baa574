import { proxy } from 'valtio';

/** What waits to be sent, for badges; zeros until the phone's copy is open. Hearts do not count (local/outbox.ts). */
export const outboxState = proxy({ waiting: 0, attention: 0 });
