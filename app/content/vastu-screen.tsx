import { Suspense } from 'react';
import layout from '../ui/layout.module.css';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Note } from '../ui/notice.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import text from '../ui/text.module.css';
import { useAgency } from '../ui/use-agency.ts';
import { useHead } from '../ui/use-head.ts';
import { CardGrid } from './card-grid.tsx';
import { ContactBlock } from './contact-block.tsx';
import { Hero } from './hero.tsx';
import page from './marketing-screen.module.css';
import { VASTU } from './vastu-content.ts';
import styles from './vastu-screen.module.css';

const VastuForm = lazyPart(() => import('../inquiry/vastu-form.tsx').then((m) => m.VastuForm));

export function VastuScreen() {
  useHead();
  const agency = useAgency();
  const { services, principles, consultant, note, whatsapp, booking } = VASTU;
  return (
    <div className={`${layout.page} ${page.page}`}>
      <Hero {...VASTU} />
      <CardGrid {...services} />
      <CardGrid {...principles} />
      <section className={styles.booking}>
        <SectionHeading title={booking.title} description={`${booking.text} ${agency.hours}.`} />
        <Suspense>
          <VastuForm />
        </Suspense>
      </section>
      <section>
        <SectionHeading title={consultant.title} />
        <div className={styles.profile}>
          <span className={styles.initial} aria-hidden="true">
            {consultant.name.charAt(0)}
          </span>
          <div>
            <h3 className={text.h3}>{consultant.name}</h3>
            <p className={styles.role}>{consultant.role}</p>
            <p>{consultant.text}</p>
          </div>
        </div>
      </section>
      <Note>{note}</Note>
      <ContactBlock
        title="Rather talk first?"
        text="By phone or chat: say what it is for, and when you are free."
        whatsapp={whatsapp}
      />
    </div>
  );
}
