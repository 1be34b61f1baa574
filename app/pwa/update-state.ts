import { proxy } from 'valtio';

/** A newer version waits to be let in. */
export const updateState = proxy({ available: false, dismissed: false, applying: false });

let apply: (() => void) | null = null;

/** `letIn` hands over to the waiting version; set by register.ts. */
export function offerUpdate(letIn: () => void): void {
  apply = letIn;
  updateState.available = true;
  updateState.dismissed = false;
}

/** Without a waiting worker (a lost chunk after a deploy) loading the page anew is the update. */
export function offerReload(): void {
  offerUpdate(apply ?? (() => location.reload()));
}

export function applyUpdate(): void {
  updateState.applying = true;
  if (apply) apply();
  else location.reload();
}

/** Not now: it is offered again at the next visit. */
export function dismissUpdate(): void {
  updateState.dismissed = true;
}
