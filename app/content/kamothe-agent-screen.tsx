import { Phone } from 'lucide-react';
import { Suspense } from 'react';
import { telHref } from '#domain/agency/links';
import layout from '../ui/layout.module.css';
import { lazyPart } from '../ui/lazy-part.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import text from '../ui/text.module.css';
import { useAgency } from '../ui/use-agency.ts';
import { useHead } from '../ui/use-head.ts';
import { CallBand } from './call-band.tsx';
import { CardGrid } from './card-grid.tsx';
import { DealCards } from './deal-cards.tsx';
import { Hero } from './hero.tsx';
import { KAMOTHE_AGENT } from './kamothe-agent-content.ts';
import styles from './kamothe-agent-screen.module.css';
import page from './marketing-screen.module.css';

const QuickContactForm = lazyPart(() =>
  import('../inquiry/quick-contact-form.tsx').then((m) => m.QuickContactForm),
);

export function KamotheAgentScreen() {
  useHead();
  const agency = useAgency();
  const { residential, commercial, why, elsewhere, band, quick, whatsapp } = KAMOTHE_AGENT;
  return (
    <div className={`${layout.page} ${page.page}`}>
      <Hero {...KAMOTHE_AGENT} />
      <DealCards {...residential} />
      <DealCards {...commercial} />
      <CardGrid {...why} />
      <section>
        <SectionHeading title={elsewhere.title} />
        <ul className={styles.places}>
          {elsewhere.items.map(({ name, text: words }) => (
            <li key={name}>
              <h3 className={text.h3}>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </section>
      <CallBand {...band} whatsapp={whatsapp} />
      <section className={styles.quick}>
        <SectionHeading title={quick.title} description={quick.text} />
        <Suspense>
          <QuickContactForm />
        </Suspense>
      </section>
      <a className={styles.float} href={telHref(agency.phones[0] ?? '')} aria-label="Call the agency">
        <Phone size={26} strokeWidth={1.75} aria-hidden />
      </a>
    </div>
  );
}
