import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { telHref } from '#domain/agency/links';
import { FAQ_CATEGORIES, type FaqCategory, filterFaq } from '#domain/content/faq';
import { FAQ_ITEMS } from '#domain/content/faq-items';
import { paths } from '../paths.ts';
import { AnchorButton } from '../ui/button.tsx';
import { ChipRow, LinkChip } from '../ui/chip.tsx';
import layout from '../ui/layout.module.css';
import text from '../ui/text.module.css';
import { useAgency } from '../ui/use-agency.ts';
import { useHead } from '../ui/use-head.ts';
import { FaqList } from './faq-list.tsx';
import styles from './faq-screen.module.css';

/** Address of the questions of one category. Chips are links, so they work before the scripts are there. */
function categoryPath(category: FaqCategory | null): string {
  return category ? `${paths.faq}?category=${encodeURIComponent(category)}` : paths.faq;
}

export function FaqScreen() {
  useHead();
  const agency = useAgency();
  const [params] = useSearchParams();
  const [query, setQuery] = useState('');
  const category = FAQ_CATEGORIES.find((name) => name === params.get('category')) ?? null;
  const items = filterFaq(category, query);
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1 className={text.h1}>Questions people ask</h1>
      <p className={styles.lead}>{FAQ_ITEMS.length} answers, on this phone.</p>
      <label className={styles.search}>
        <span className={text.visuallyHidden}>Search the questions</span>
        <input
          type="search"
          placeholder="Search: deposit, loan, RERA…"
          value={query}
          maxLength={60}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <ChipRow label="Category">
        <LinkChip to={categoryPath(null)} replace chosen={category === null} count={FAQ_ITEMS.length}>
          All
        </LinkChip>
        {FAQ_CATEGORIES.map((name) => (
          <LinkChip key={name} to={categoryPath(name)} replace chosen={category === name}>
            {name}
          </LinkChip>
        ))}
      </ChipRow>
      <p className={text.visuallyHidden} role="status">
        {query && `${items.length} of ${FAQ_ITEMS.length} questions`}
      </p>
      <FaqList items={items} />
      <section className={styles.more}>
        <h2 className={text.h3}>Not answered here?</h2>
        <p>{agency.hours}</p>
        <div className={styles.actions}>
          <AnchorButton href={telHref(agency.phones[0] ?? '')}>
            <Phone size={20} strokeWidth={1.75} aria-hidden />
            Call Now
          </AnchorButton>
          <AnchorButton href={`mailto:${agency.email}`} look="outline">
            <Mail size={20} strokeWidth={1.75} aria-hidden />
            Email Us
          </AnchorButton>
        </div>
      </section>
    </div>
  );
}
