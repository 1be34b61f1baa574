import { proxy, ref, useSnapshot } from 'valtio';
import type { Message } from '#domain/text/message';

/** How long a toast stays (spec section 9). */
export const TOAST_MS = 5000;

export interface Toast extends Message {
  id: number;
  /** One word and what it does; a path is opened inside the app. */
  action?: { label: string; to: string } | { label: string; run: () => void };
}

/** At most one toast is shown at a time (spec section 9). */
export const toastState = proxy<{ toast: Toast | null }>({ toast: null });

let lastId = 0;

/** Shows a toast in place of the one that is there. */
export function showToast(message: Message, action?: Toast['action']): void {
  lastId += 1;
  toastState.toast = { ...message, id: lastId, ...(action ? { action: ref(action) } : {}) };
}

/** Takes a toast away; only the one meant, because another may have come meanwhile. */
export function dismissToast(id: number): void {
  if (toastState.toast?.id === id) toastState.toast = null;
}

export function useToast(): Toast | null {
  return useSnapshot(toastState).toast as Toast | null;
}

/** Whether a toast has the floating place (look section 4: toast, then chat, then install). */
export function useToastShown(): boolean {
  return useToast() !== null;
}
