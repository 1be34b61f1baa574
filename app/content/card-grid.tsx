import { SectionHeading } from '../ui/section-heading.tsx';
import text from '../ui/text.module.css';
import styles from './card-grid.module.css';
import type { IconCard } from './marketing-page.ts';

/** Facts with an icon each, between hairlines: two columns on a phone, three (or two for four) on a wide screen. */
export function CardGrid({
  title,
  lead,
  items,
}: {
  title: string;
  lead?: string;
  items: readonly IconCard[];
}) {
  return (
    <section>
      <SectionHeading title={title} description={lead} />
      <ul className={styles.grid} data-even={items.length === 4 || undefined}>
        {items.map(({ icon: Icon, title: name, text: words }) => (
          <li key={name} className={styles.cell}>
            <Icon size={26} strokeWidth={1.75} aria-hidden />
            <h3 className={text.h3}>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
