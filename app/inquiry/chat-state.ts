import { proxy } from 'valtio';
import { isTyping } from '../pwa/form-focus.ts';
import { dialogState } from './dialog-state.ts';

/** The popup comes this long after the page has loaded (spec section 9). */
export const CHAT_AFTER_MS = 20_000;
const LOOK_MS = 1_000;

/** `hidden` until its time; `closed` for the rest of this visit. */
export const chatState = proxy({ shown: 'hidden' as 'hidden' | 'open' | 'closed' });

/** Not over an open dialog or drawer, and not while somebody types. */
function mayCome(): boolean {
  const overlay = document.querySelector('[role="dialog"], [aria-modal="true"]');
  return !dialogState.dialog && !overlay && !isTyping();
}

let scheduled = false;

/** Shows the popup 20 s after the page has loaded, or as soon after that as nothing stands in its way. Once a visit. */
export function scheduleChat(): void {
  if (scheduled) return;
  scheduled = true;
  const come = () => {
    if (chatState.shown !== 'hidden') return;
    if (mayCome()) chatState.shown = 'open';
    else setTimeout(come, LOOK_MS);
  };
  setTimeout(come, Math.max(0, CHAT_AFTER_MS - performance.now()));
}

export function closeChat(): void {
  chatState.shown = 'closed';
}
