import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { whatsappHref } from '#domain/agency/links';
import { chatText } from '#domain/property/share-text';
import { openContactDialog } from '../inquiry/dialog-state.ts';
import { AnchorButton, Button } from '../ui/button.tsx';
import { usePageData } from '../ui/page-data.tsx';
import { WhatsAppIcon } from '../ui/social-icons.tsx';
import { useAgency } from '../ui/use-agency.ts';
import { cardPrice } from './card-facts.ts';
import { PriceBlock } from './price-block.tsx';
import styles from './property-actions.module.css';
import type { Facts } from './property-facts.ts';

const contact = (facts: Facts) => openContactDialog(facts);

/** Phones: price and the two actions, standing on the bottom bar. */
export function PropertyBar({ facts }: { facts: Facts }) {
  const { amount, unit } = cardPrice(facts);
  const { bedrooms, area } = facts;
  return (
    <div className={styles.bar} data-property-bar>
      <div className={styles.price}>
        <p>
          {amount} {unit && <span className={styles.unit}>{unit}</span>}
        </p>
        <p className={styles.line}>
          {bedrooms && <span>{area ? `${bedrooms} · ` : bedrooms}</span>}
          {area && <span>{area}</span>}
        </p>
      </div>
      <Button look="outline" onClick={() => contact(facts)}>
        Get Details
      </Button>
      <Button onClick={() => contact(facts)}>Schedule Call</Button>
    </div>
  );
}

/** Wide screens: price and actions that stay in sight. */
export function SideCard({ facts, charges }: { facts: Facts; charges?: ReactNode }) {
  const agency = useAgency();
  const { origin } = usePageData();
  return (
    <div className={styles.side}>
      <PriceBlock facts={facts} className={styles.sidePrice} aside={charges} />
      <Button full onClick={() => contact(facts)}>
        <CalendarClock size={20} strokeWidth={1.75} aria-hidden />
        Schedule Call
      </Button>
      <Button look="outline" full onClick={() => contact(facts)}>
        Get Details
      </Button>
      <AnchorButton
        look="whatsapp"
        full
        href={whatsappHref(agency.whatsapp, chatText(facts, origin))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <WhatsAppIcon size={22} />
        WhatsApp
      </AnchorButton>
    </div>
  );
}

/** Phones: the chat, in the flow of the page below the facts. */
export function ChatLink({ facts }: { facts: Facts }) {
  const agency = useAgency();
  const { origin } = usePageData();
  return (
    <AnchorButton
      look="whatsapp"
      full
      className={styles.chat}
      href={whatsappHref(agency.whatsapp, chatText(facts, origin))}
      target="_blank"
      rel="noopener noreferrer"
    >
      <WhatsAppIcon size={22} />
      WhatsApp
    </AnchorButton>
  );
}
