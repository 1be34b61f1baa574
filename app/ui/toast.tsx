import { domMax, LazyMotion, m, useReducedMotion } from 'framer-motion';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './toast.module.css';
import { dismissToast, TOAST_MS, type Toast } from './toast-state.ts';

/** Swiped this far to the right it goes (spec section 9), in pixels. */
const SWIPE_PX = 50;
const ICONS = { good: CircleCheck, bad: CircleAlert, plain: Info } as const;

/**
 * One toast: 5 s, longer while a finger, pointer or the focus is on it (WCAG 2.2.1); swiped right or Escape takes it
 * away. Its words are read out by the region around it.
 */
export function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const left = useRef(TOAST_MS);
  const calm = useReducedMotion();
  const Icon = ICONS[toast.tone];
  const close = () => dismissToast(toast.id);

  useEffect(() => {
    if (held) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (performance.now() - startedAt));
    };
  }, [held, toast.id]);

  const { action } = toast;
  return (
    <LazyMotion features={domMax}>
      <m.div
        className={styles.toast}
        drag="x"
        dragConstraints={{ left: 0, right: 0 }}
        dragElastic={{ left: 0, right: 1 }}
        onDragEnd={(_, info) => {
          if (info.offset.x >= SWIPE_PX) close();
        }}
        initial={calm ? false : { opacity: 0, y: 16 }}
        animate={{ opacity: 1, y: 0 }}
        transition={{ duration: 0.18, ease: [0.2, 0.8, 0.2, 1] }}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      >
        <Icon
          className={toast.tone === 'bad' ? styles.bad : styles.icon}
          size={24}
          strokeWidth={1.75}
          aria-hidden
        />
        <div className={styles.words}>
          <p className={styles.title}>{toast.title}</p>
          {toast.description && <p className={styles.description}>{toast.description}</p>}
        </div>
        {action &&
          ('to' in action ? (
            <Link className={styles.action} to={action.to} onClick={close}>
              {action.label}
            </Link>
          ) : (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                action.run();
                close();
              }}
            >
              {action.label}
            </button>
          ))}
      </m.div>
    </LazyMotion>
  );
}
