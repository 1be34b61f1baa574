import type { Description, StructuredDeveloper } from '#domain/property/description';
import styles from './description-text.module.css';

/** Paragraphs of a plain text: a blank line parts them, single line breaks stay. */
export function Paragraphs({ text }: { text: string }) {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim());
  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one fixed text
  return parts.map((part, i) => <p key={i}>{part}</p>);
}

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one fixed list
        <li key={i}>{item}</li>
      ))}
    </ul>
  );
}

/** A description as elements. Nothing of it is read as HTML. */
export function DescriptionText({ description }: { description: Description }) {
  if (typeof description === 'string') {
    return (
      <div className={styles.text}>
        <Paragraphs text={description} />
      </div>
    );
  }
  const { title, introduction, sections, conclusion, contact } = description;
  return (
    <div className={styles.text}>
      {title && <p className={styles.lead}>{title}</p>}
      {introduction && <Paragraphs text={introduction} />}
      {sections.map((section, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
        <div key={i}>
          {section.title && <h3>{section.title}</h3>}
          <Lines items={section.items} />
        </div>
      ))}
      {conclusion && <Paragraphs text={conclusion} />}
      {contact && (
        <div className={styles.contact}>
          {contact.title && <h3>{contact.title}</h3>}
          {contact.subtitle && <p>{contact.subtitle}</p>}
          {contact.services.length > 0 && <Lines items={contact.services} />}
          {contact.phone && (
            <p>
              <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>
            </p>
          )}
          {contact.email && (
            <p>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          )}
          {contact.cta && <p className={styles.lead}>{contact.cta}</p>}
        </div>
      )}
    </div>
  );
}

/** Counts something other than years, as "18 towers in 15 years" does and "20 years" and "Since 2004 in Thane" do not. */
const COUNTS = /\b\d{1,3}\+?\s+(?!years?\b)\p{L}/iu;

/**
 * "20 years · 3 ongoing": what a structured builder's text comes to in one line. A text that counts its projects itself
 * stands alone, because the lists name only some of them.
 */
export function developerLine(developer: StructuredDeveloper): string {
  const { experience, completed_projects: done, ongoing_projects: ongoing } = developer;
  const parts: string[] = [];
  if (experience) parts.push(experience);
  if (COUNTS.test(experience ?? '')) return parts.join(' · ');
  if (done.length) parts.push(`${done.length} completed`);
  if (ongoing.length) parts.push(`${ongoing.length} ongoing`);
  return parts.join(' · ');
}
