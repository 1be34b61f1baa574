import text from '../ui/text.module.css';
import styles from './blog-screen.module.css';

/** "Notify Me When Ready": what a reader can expect, and (from app/inquiry) the way to ask for it. */
export function NewsletterTeaser() {
  return (
    <section className={styles.teaser}>
      <h2 className={text.h2}>Hear when the next one is ready</h2>
      <p>One message for each new guide, and none in between.</p>
    </section>
  );
}
