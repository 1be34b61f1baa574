import { SectionHeading } from '../ui/section-heading.tsx';
import text from '../ui/text.module.css';
import styles from './steps.module.css';

/** How something goes, step by step: down on a phone, across on a wide screen. */
export function Steps({
  title,
  items,
}: {
  title: string;
  items: readonly { title: string; text: string }[];
}) {
  return (
    <section>
      <SectionHeading title={title} />
      <ol className={styles.steps}>
        {items.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={text.h3}>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
