import type { Agency } from '#domain/agency/agency';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/notice.tsx';
import text from '../ui/text.module.css';
import { useAgency } from '../ui/use-agency.ts';
import { useHead } from '../ui/use-head.ts';
import styles from './legal-screen.module.css';
import type { ReadingPart } from './reading.ts';
import { ReadingView } from './reading-view.tsx';

/** When the three legal texts were last changed (spec section 2). */
const UPDATED = 'June 17, 2025';

/** A legal text: its date, its list of contents, the text. */
export function LegalScreen({ title, parts }: { title: string; parts: (agency: Agency) => ReadingPart[] }) {
  useHead();
  const agency = useAgency();
  const reading = parts(agency);
  return (
    <article className={`${layout.page} ${styles.page}`}>
      <h1 className={text.h1}>{title}</h1>
      <p className={styles.updated}>Last updated {UPDATED}</p>
      <Note>
        This is a sample text written with care, not legal advice. The agency has its own lawyer check it
        before it is relied on.
      </Note>
      <nav className={styles.contents} aria-label="On this page">
        <ol>
          {reading.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ReadingView parts={reading} />
    </article>
  );
}
