import { Minus, Plus } from 'lucide-react';
import type { Property } from '#domain/property/property';
import { Paragraphs } from './description-text.tsx';
import styles from './faqs.module.css';
import { Panel } from './panel.tsx';

/** Questions of one listing; each opens by itself, also before the scripts are there. */
export function Faqs({ faqs }: { faqs: Property['faqs'] }) {
  if (!faqs.length) return null;
  return (
    <Panel title="Questions">
      {faqs.map(({ question, answer }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions of one fixed list
        <details key={i} className={styles.item}>
          <summary>
            <span>{question}</span>
            <Plus className={styles.plus} size={22} strokeWidth={1.75} aria-hidden />
            <Minus className={styles.minus} size={22} strokeWidth={1.75} aria-hidden />
          </summary>
          <div className={styles.answer}>
            <Paragraphs text={answer} />
          </div>
        </details>
      ))}
    </Panel>
  );
}
