import { Phone } from 'lucide-react';
import { telHref } from '#domain/agency/links';
import { AnchorButton } from '../ui/button.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import text from '../ui/text.module.css';
import { useAgency } from '../ui/use-agency.ts';
import styles from './deal-cards.module.css';
import type { DealCard } from './kamothe-agent-content.ts';
import { startingPrice } from './price-panel.tsx';

/** What is for sale and on rent, each with its starting price and a call button. */
export function DealCards({ title, items }: { title: string; items: readonly DealCard[] }) {
  const agency = useAgency();
  return (
    <section>
      <SectionHeading title={title} />
      <ul className={styles.cards} data-threes={items.length % 3 === 0 || undefined}>
        {items.map(({ name, deal, from, text: words }) => (
          <li key={`${name} ${deal}`} className={styles.card}>
            <p className={styles.deal}>{deal === 'On rent' ? 'On rent, per month' : deal}</p>
            <h3 className={text.h3}>{name}</h3>
            <p className={styles.price}>
              <span>from </span>
              {startingPrice(from)}
            </p>
            <p className={styles.words}>{words}</p>
            <AnchorButton
              href={telHref(agency.phones[0] ?? '')}
              look="outline"
              compact
              full
              aria-label={`Call for Details: ${name}, ${deal.toLowerCase()}`}
            >
              <Phone size={18} strokeWidth={1.75} aria-hidden />
              Call for Details
            </AnchorButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
