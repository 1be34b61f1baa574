import { Suspense, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { keepFocusClear } from './keep-focus-clear.ts';
import { lazyPart } from './lazy-part.tsx';
import styles from './toast-region.module.css';
import { useToast } from './toast-state.ts';

const ToastCard = lazyPart(() => import('./toast.tsx').then((m) => m.ToastCard));

/**
 * The place of toasts: a region called "Notification" that is always there, so that its changes are read out, and that
 * F8 focuses (spec section 9). The words are drawn at once; the card's motion comes with its own chunk. `atTop`: while a
 * dialog or the chat has the foot of the screen.
 */
export function ToastRegion({ atTop }: { atTop: boolean }) {
  // A heart that was tapped early may have its toast before this code is there: the server's HTML has none.
  const [taken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  const latest = useToast();
  const toast = taken ? latest : null;
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const covers = toast !== null && !atTop;
  useEffect(() => (covers && region.current ? keepFocusClear(region.current) : undefined), [covers]);

  return (
    <section
      ref={region}
      className={classes(styles.region, atTop && styles.top, !toast && styles.empty)}
      aria-label="Notification"
      aria-live="polite"
      tabIndex={-1}
    >
      {toast && (
        <Suspense
          fallback={
            <p className={styles.plain}>
              {toast.title} {toast.description}
            </p>
          }
        >
          <ToastCard key={toast.id} toast={toast} />
        </Suspense>
      )}
    </section>
  );
}
