import { copyText } from './copy-text.ts';

/** How sharing ended. `cancelled` needs no word to the user; `refused` means: show the link as text. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'refused';

export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** Hands a link to the phone's share sheet; where there is none, copies it. */
export async function shareLink(shared: Shared): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // The share sheet is blocked here (an embedded page, a desktop without one): copy instead.
    }
  }
  return (await copyText(shared.url)) ? 'copied' : 'refused';
}
