import { Calculator, ChevronRight } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Diamond } from '../ui/section-heading.tsx';
import { SharePageButton } from '../ui/share-page-button.tsx';
import text from '../ui/text.module.css';
import { useHead } from '../ui/use-head.ts';
import styles from './calculator-page.module.css';

/** A calculator's screen: heading, form on the left, result on the right, and what is worth knowing below. */
export function CalculatorPage({
  title,
  lead,
  crumb,
  action,
  form,
  result,
  placeholder,
  disabled,
  onSubmit,
  children,
}: {
  title: string;
  lead: string;
  /** Last part of the trail. */
  crumb: string;
  /** Words of the button. */
  action: string;
  form: ReactNode;
  /** Null until something has been calculated. */
  result: ReactNode | null;
  placeholder: string;
  disabled: boolean;
  onSubmit: () => void;
  children: ReactNode;
}) {
  useHead();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <nav className={styles.trail} aria-label="You are here">
        <Link to={paths.home}>Home</Link>
        <ChevronRight size={16} aria-hidden />
        <Link to={paths.tools}>Calculators</Link>
        <ChevronRight size={16} aria-hidden />
        <span aria-current="page">{crumb}</span>
      </nav>
      <h1 className={text.h1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.columns}>
        <form className={styles.form} method="get" onSubmit={submit} noValidate>
          {form}
          <Button type="submit" full disabled={disabled}>
            {action}
          </Button>
        </form>
        <div id="result" className={styles.result} aria-live="polite">
          {result ? (
            <>
              {result}
              <SharePageButton
                title={title}
                label="Share this result"
                copied="Link to this result copied to clipboard!"
              />
            </>
          ) : (
            <div className={styles.placeholder}>
              <Calculator size={40} strokeWidth={1.5} aria-hidden />
              <p>{placeholder}</p>
            </div>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}

/** The answer in large figures. */
export function ResultFigure({ label, figure, note }: { label: string; figure: string; note: string }) {
  return (
    <div className={styles.figure}>
      <p>{label}</p>
      <p className={text.priceResult}>{figure}</p>
      <p>{note}</p>
    </div>
  );
}

/** A white card in the result or below it. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      {title && <h2 className={text.h3}>{title}</h2>}
      {children}
    </section>
  );
}

/** A few things worth knowing, a diamond before each. */
export function Tips({ title, items }: { title: string; items: ReactNode[] }) {
  return (
    <Panel title={title}>
      <ul className={styles.tips}>
        {items.map((tip, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tips of a page keep their places
          <li key={index}>
            <Diamond />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The way from a figure to a person. */
export function ExpertsPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.experts}>
      <h2 className={text.h3}>{title}</h2>
      <p>{children}</p>
      <LinkButton to={paths.contact} look="outline">
        Contact Our Experts
      </LinkButton>
    </section>
  );
}

/** Panels side by side on wide screens. */
export function PanelPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
