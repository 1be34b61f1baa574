import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Agency } from '#domain/agency/agency';
import { telHref, whatsappHref } from '#domain/agency/links';
import { SectionHeading } from '../ui/section-heading.tsx';
import { WhatsAppIcon } from '../ui/social-icons.tsx';
import { useAgency } from '../ui/use-agency.ts';
import styles from './contact-block.module.css';

/** The agency's address in one line. */
export function addressLine({ address }: Agency): string {
  return `${address.street}, ${address.locality}, ${address.city} ${address.postalCode}`;
}

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Every way to reach the agency, from its settings. */
export function ContactWays({ whatsapp }: { whatsapp: string }) {
  const agency = useAgency();
  const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <dl className={styles.ways}>
      <Way icon={<Phone {...icon} />} label="Phone">
        {agency.phones.map((phone) => (
          <a key={phone} href={telHref(phone)}>
            {phone}
          </a>
        ))}
      </Way>
      <Way icon={<WhatsAppIcon size={24} />} label="WhatsApp">
        <a href={whatsappHref(agency.whatsapp, whatsapp)} target="_blank" rel="noopener">
          Open a chat
        </a>
      </Way>
      <Way icon={<Mail {...icon} />} label="E-mail">
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
      </Way>
      <Way icon={<MapPin {...icon} />} label="Office">
        {addressLine(agency)}
      </Way>
      <Way icon={<Clock {...icon} />} label="Hours">
        {agency.hours}
      </Way>
    </dl>
  );
}

export function ContactBlock({ title, text, whatsapp }: { title: string; text: string; whatsapp: string }) {
  return (
    <section>
      <SectionHeading title={title} description={text} />
      <ContactWays whatsapp={whatsapp} />
    </section>
  );
}
