import { CircleCheck, Info, RotateCcw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './notice.module.css';

const ICONS = { calm: Info, error: TriangleAlert, warning: TriangleAlert, success: CircleCheck } as const;

/** A note in the flow of the page: colour, icon and words together. */
export function Note({
  tone = 'calm',
  title,
  children,
}: {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
}) {
  const Icon = ICONS[tone];
  return (
    <div
      className={classes(styles.note, tone !== 'calm' && styles[tone])}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  );
}

/** Loading failed: what failed, what still works, Try again. */
export function LoadFailure({
  title,
  text,
  onRetry,
  children,
}: {
  title: string;
  text?: string;
  onRetry: () => void;
  /** Another way out beside "Try again". */
  children?: ReactNode;
}) {
  return (
    <div className={styles.failure}>
      <Note tone="error" title={title}>
        {text}
      </Note>
      <div className={styles.actions}>
        <Button onClick={onRetry}>
          <RotateCcw size={20} strokeWidth={1.75} aria-hidden />
          Try again
        </Button>
        {children}
      </div>
    </div>
  );
}
