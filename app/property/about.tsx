import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Description } from '#domain/property/description';
import { descriptionText, isExpandable } from '#domain/property/description-text';
import styles from './about.module.css';
import { DescriptionText } from './description-text.tsx';
import panel from './panel.module.css';
import { Panel } from './panel.tsx';

/** The two lines that stand for a longer text: without the title, which says the same again. */
function beginning(description: Description): string {
  const untitled = typeof description === 'string' ? description : { ...description, title: undefined };
  return (descriptionText(untitled) || descriptionText(description)).replace(/\s+/g, ' ');
}

/** About: two lines until Read More, when the text is longer than 150 characters (C21). */
export function About({ description }: { description: Description }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const text = descriptionText(description);
  if (!text.trim()) return null;
  const expandable = isExpandable(text);
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Panel title="About" className={styles.about}>
      <div id={id}>
        {!expandable || open ? (
          <DescriptionText description={description} />
        ) : (
          <p className={styles.cut}>{beginning(description)}</p>
        )}
      </div>
      {expandable && (
        <button
          type="button"
          className={panel.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show Less' : 'Read More'}
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </Panel>
  );
}
