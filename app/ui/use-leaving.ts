import { createContext, useCallback, useContext, useState } from 'react';

/** Whether an overlay should be open, and whom it tells when it has gone out of sight. */
export interface Presence {
  open: boolean;
  onGone: () => void;
}

/** What {@link useLeaving} says to the sheet inside; one without it is open while it is in the page. */
export const PresenceContext = createContext<Presence>({ open: true, onGone: () => {} });
export const usePresence = () => useContext(PresenceContext);

/**
 * Keeps `value` after it has become null, so that what shows it can slide out; `null` again when that is gone. `key`
 * changes with each new value: what is opened while another one leaves starts afresh. Values that `idOf` calls the same
 * follow each other in place.
 */
export function useLeaving<T>(
  value: T | null,
  idOf: (value: T) => unknown = (each) => each,
): { value: T; key: number; presence: Presence } | null {
  const [held, setHeld] = useState<{ value: T; key: number } | null>(null);
  if (value !== null && value !== held?.value) {
    const last = held?.key ?? 0;
    setHeld({ value, key: held && idOf(held.value) === idOf(value) ? last : last + 1 });
  }
  const open = value !== null;
  const onGone = useCallback(() => setHeld((now) => (open ? now : null)), [open]);
  return held && { ...held, presence: { open, onGone } };
}
