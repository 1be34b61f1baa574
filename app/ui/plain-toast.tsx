import { useEffect } from 'react';
import styles from './plain-toast.module.css';
import { dismissToast, TOAST_MS, useToast } from './toast-state.ts';

/** A toast as words alone, while the code of the region of toasts is not there: on a dead line it may never come. */
export function PlainToast() {
  const toast = useToast();
  const id = toast?.id;
  useEffect(() => {
    if (!id) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    toast && (
      <p role="alert" className={styles.toast}>
        {toast.title} {toast.description}
      </p>
    )
  );
}
