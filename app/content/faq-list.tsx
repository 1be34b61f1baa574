import { Minus, Plus } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FaqItem } from '#domain/content/faq';
import { EmptyState } from '../ui/empty-state.tsx';
import { MoreLink } from '../ui/section-heading.tsx';
import styles from './faq-list.module.css';

/**
 * Questions that open, one at a time. The open one stands in the address (/faq#deposit), so that it can be shared.
 * Without scripts the browser opens and closes them itself.
 */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<string | null>(null);

  // The server never sees the hash, so the asked-for answer opens after the first render.
  useEffect(() => {
    const id = hash.slice(1);
    setOpen(id || null);
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [hash]);

  const toggle = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const next = open === id ? null : id;
    setOpen(next);
    navigate({ search, hash: next ?? '' }, { replace: true, preventScrollReset: true });
  };

  if (items.length === 0) {
    return <EmptyState title="No answer to that yet" text="Try another word, or ask us below." />;
  }
  return (
    <div className={styles.list}>
      {items.map(({ id, question, answer, link }) => (
        <details key={id} id={id} name="faq" className={styles.item} open={open === id}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter and Space on a summary arrive as clicks */}
          <summary className={styles.question} onClick={(event) => toggle(event, id)}>
            <h2>{question}</h2>
            <Plus className={styles.plus} size={24} strokeWidth={1.75} aria-hidden />
            <Minus className={styles.minus} size={24} strokeWidth={1.75} aria-hidden />
          </summary>
          <div className={styles.answer}>
            <p>{answer}</p>
            {link && <MoreLink to={link.to}>{link.text}</MoreLink>}
          </div>
        </details>
      ))}
    </div>
  );
}
