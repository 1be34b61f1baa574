import { ChevronDown } from 'lucide-react';
import type { StructuredDeveloper } from '#domain/property/description';
import { isExpandable } from '#domain/property/description-text';
import type { Property } from '#domain/property/property';
import { Photo } from '../ui/photo.tsx';
import { developerLine, Paragraphs } from './description-text.tsx';
import styles from './developer.module.css';
import panel from './panel.module.css';
import { Panel } from './panel.tsx';

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (!items.length) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one fixed list
          <li key={i}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function Structured({ developer }: { developer: StructuredDeveloper }) {
  const { company_overview: overview, completed_projects: done, ongoing_projects: ongoing } = developer;
  const line = (parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
  return (
    <>
      {overview && <Paragraphs text={overview} />}
      <List title="Specialises in" items={developer.specialization} />
      <List title="Achievements" items={developer.achievements} />
      <List title="Completed" items={done.map((p) => line([p.name, p.location, p.type, p.year]))} />
      <List
        title="Ongoing"
        items={ongoing.map((p) =>
          line([p.name, p.location, p.type, p.expected_completion && `expected ${p.expected_completion}`]),
        )}
      />
    </>
  );
}

/** Who builds it: logo or initials, one line, and the rest behind "More about". */
export function Developer({
  property,
}: {
  property: Pick<
    Property,
    'developer' | 'developerLogo' | 'developerDescription' | 'pictures' | 'propertyType'
  >;
}) {
  const {
    developer: name,
    developerLogo: logo,
    developerDescription: about,
    pictures,
    propertyType,
  } = property;
  // "Owner" or a society's name on a resale or rental says nothing more than the card does.
  if (!about && (!name || (propertyType !== 'sale' && !logo))) return null;
  const structured = typeof about === 'object' ? about : null;
  const plain = typeof about === 'string' ? about : '';
  const summary = structured ? developerLine(structured) : null;
  return (
    <Panel title="Developer">
      <div className={styles.head}>
        {logo && !pictures[logo]?.missing ? (
          <Photo picture={{ path: logo, ...pictures[logo] }} sizes="64px" alt="" className={styles.logo} />
        ) : (
          <span className={styles.initials} aria-hidden>
            {initials(name ?? 'Developer')}
          </span>
        )}
        <div className={styles.words}>
          {name && <p className={styles.name}>{name}</p>}
          {summary && <p className={styles.line}>{summary}</p>}
        </div>
      </div>
      {plain && !isExpandable(plain) && (
        <div className={styles.text}>
          <Paragraphs text={plain} />
        </div>
      )}
      {(structured || (plain && isExpandable(plain))) && (
        <details className={styles.rest}>
          <summary className={panel.more}>
            More about {name ?? 'the developer'}
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
          </summary>
          <div className={styles.text}>
            {structured ? <Structured developer={structured} /> : <Paragraphs text={plain} />}
          </div>
        </details>
      )}
    </Panel>
  );
}
