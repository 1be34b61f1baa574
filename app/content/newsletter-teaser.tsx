import type { ReactNode } from 'react';
import text from '../ui/text.module.css';
import styles from './blog-screen.module.css';

/** What a reader can expect of the newsletter; `children` is the way to ask for it. */
export function NewsletterTeaser({ children }: { children: ReactNode }) {
  return (
    <section className={styles.teaser}>
      <h2 className={text.h2}>Hear when the next one is ready</h2>
      <p>One message for each new guide, and none in between.</p>
      {children}
    </section>
  );
}
