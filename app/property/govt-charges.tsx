import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import styles from './govt-charges.module.css';

const loadPopup = () => import('./govt-charges-popup.tsx').then((m) => m.GovtChargesPopup);
const GovtChargesPopup = lazyPart(loadPopup);

const aim = () => void loadPopup().catch(() => undefined);

/** Hover opens after the first, or at once within the second after another one closed (spec section 9). */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** Time for the pointer to travel from the words into the popup. */
const GRACE_MS = 160;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** Milliseconds for which a pointer has to rest on the words; both times by the page's clock. */
export function openDelay(closedAt: number, now: number): number {
  return now - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}

/**
 * The words "Govt charges" with their popup: by hover with a mouse, by a tap or by keyboard as a sheet or panel that
 * stays. The popup's code is loaded when it is first wanted.
 */
export function GovtCharges({
  name,
  bedrooms,
  priceValue,
  included = false,
}: {
  /** Of the listing, for screen readers. */
  name: string;
  /** As the listing gives them: a shop or an office has none, and another duty. */
  bedrooms: string;
  /** Rupees. */
  priceValue: number;
  /** The price has the charges in it. */
  included?: boolean;
}) {
  const [open, setOpen] = useState<'hover' | 'pinned' | null>(null);
  const [wanted, setWanted] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);

  const stopTimer = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const show = (how: 'hover' | 'pinned') => {
    stopTimer();
    setWanted(true);
    setOpen(how);
  };
  const hide = () => {
    stopTimer();
    lastClosedAt = performance.now();
    setOpen(null);
  };
  const hideSoon = () => {
    stopTimer();
    if (open === 'hover') timer.current = window.setTimeout(hide, GRACE_MS);
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        aria-label={`Govt charges for ${name}`}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'mouse') return;
          aim();
          stopTimer();
          if (open) return;
          timer.current = window.setTimeout(() => show('hover'), openDelay(lastClosedAt, performance.now()));
        }}
        onPointerLeave={hideSoon}
        onFocus={aim}
        onClick={() => (open === 'pinned' ? hide() : show('pinned'))}
      >
        Govt charges
      </button>
      {wanted && (
        <Suspense>
          <GovtChargesPopup
            open={open}
            name={name}
            bedrooms={bedrooms}
            priceValue={priceValue}
            included={included}
            anchor={trigger}
            onClose={hide}
            onPointerEnter={stopTimer}
            onPointerLeave={hideSoon}
          />
        </Suspense>
      )}
    </>
  );
}
