import { Phone } from 'lucide-react';
import { telHref, whatsappHref } from '#domain/agency/links';
import { AnchorButton } from '../ui/button.tsx';
import { WhatsAppIcon } from '../ui/social-icons.tsx';
import { useAgency } from '../ui/use-agency.ts';
import styles from './call-buttons.module.css';

/** Call Now and WhatsApp as plain links, so that they work before and without scripts. */
export function CallButtons({ whatsapp, onTeal }: { whatsapp: string; onTeal?: boolean }) {
  const agency = useAgency();
  return (
    <div className={styles.buttons}>
      <AnchorButton href={telHref(agency.phones[0] ?? '')} look={onTeal ? 'accent' : 'primary'}>
        <Phone size={20} strokeWidth={1.75} aria-hidden />
        Call Now
      </AnchorButton>
      <AnchorButton
        href={whatsappHref(agency.whatsapp, whatsapp)}
        target="_blank"
        rel="noopener"
        look="whatsapp"
        className={onTeal ? styles.onTeal : undefined}
      >
        <WhatsAppIcon size={20} />
        WhatsApp
      </AnchorButton>
    </div>
  );
}
