import { Suspense } from 'react';
import { paths } from '../paths.ts';
import layout from '../ui/layout.module.css';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Kicker, MoreLink, SectionHeading } from '../ui/section-heading.tsx';
import text from '../ui/text.module.css';
import { useHead } from '../ui/use-head.ts';
import { CONTACT } from './about-content.ts';
import { CallButtons } from './call-buttons.tsx';
import { ContactWays } from './contact-block.tsx';
import styles from './contact-screen.module.css';
import page from './marketing-screen.module.css';

const ContactForm = lazyPart(() => import('../inquiry/contact-form.tsx').then((m) => m.ContactForm));

export function ContactScreen() {
  useHead();
  return (
    <div className={`${layout.page} ${page.page}`}>
      <header className={styles.head}>
        <Kicker>{CONTACT.kicker}</Kicker>
        <h1 className={text.h1}>{CONTACT.headline}</h1>
        <p className={text.lead}>{CONTACT.lead}</p>
        <CallButtons whatsapp={CONTACT.whatsapp} />
      </header>
      <div className={styles.columns}>
        <section>
          <SectionHeading title={CONTACT.form.title} description={CONTACT.form.text} />
          <Suspense>
            <ContactForm />
          </Suspense>
        </section>
        <section>
          <SectionHeading title="The office" />
          <ContactWays whatsapp={CONTACT.whatsapp} />
        </section>
      </div>
      <section>
        <SectionHeading title={CONTACT.services.title} />
        <ul className={styles.services}>
          {CONTACT.services.items.map(({ text: words, to }) => (
            <li key={to}>
              <MoreLink to={to}>{words}</MoreLink>
            </li>
          ))}
          <li>
            <MoreLink to={paths.faq}>Questions people ask</MoreLink>
          </li>
        </ul>
      </section>
    </div>
  );
}
