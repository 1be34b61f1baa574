import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './select-box.module.css';

/** Puts the site's own arrow on a `select`; the list that it opens is the phone's. */
export function SelectBox({ children }: { children: ReactNode }) {
  return (
    <div className={styles.box}>
      {children}
      <ChevronDown size={22} strokeWidth={1.75} aria-hidden />
    </div>
  );
}
