import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Facets } from '#domain/page/page-data';
import type { PropertyFilters } from '#domain/property/filter';
import { Button } from '../ui/button.tsx';
import { Chip, ChipRow } from '../ui/chip.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { clearFilters } from './filter-chips.ts';
import { filterChoices } from './filter-choices.ts';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps {
  filters: PropertyFilters;
  /** Numbers for a choice of filters; `total` is null when the phone does not know yet. */
  count: (filters: PropertyFilters) => { facets: Facets; total: number | null };
  onApply: (filters: PropertyFilters) => void;
  onClose: () => void;
}

/** Out of sight the way it came; only paler for who wants no motion. */
async function slideOut(dialog: HTMLDialogElement, panel: HTMLElement): Promise<void> {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const paler = { opacity: [1, 0] };
  const timing = { duration: calm ? 80 : 160, easing: 'cubic-bezier(.4,0,1,1)', fill: 'forwards' } as const;
  dialog.animate(paler, { ...timing, pseudoElement: '::backdrop' });
  const leaving = panel.animate(calm ? paler : { transform: ['none', 'translateY(100%)'] }, timing);
  await leaving.finished.catch(() => undefined);
}

/** The filters on a phone: a sheet whose choices take effect with its button. A lazy chunk. */
export function FilterSheet({ filters, count, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    document.documentElement.dataset.locked = '';
    return () => {
      delete document.documentElement.dataset.locked;
      element?.close();
    };
  }, []);
  const { facets, total } = count(draft);
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const leave = async (then: () => void) => {
    if (leaving.current || !panel.current || !dialog.current) return;
    leaving.current = true;
    await slideOut(dialog.current, panel.current);
    then();
  };
  useBackCloses(true, () => void leave(onClose));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="filter-sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        void leave(onClose);
      }}
      onClick={(event) => {
        // The dialog's own box is the scrim: what is inside stands in .inner.
        if (event.target === event.currentTarget) void leave(onClose);
      }}
    >
      <div ref={panel} className={styles.inner}>
        <span className={styles.grab} aria-hidden />
        <div className={styles.head}>
          <h2 id="filter-sheet-title">Filters</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={() => leave(onClose)}>
            <X size={26} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        <div className={styles.body}>
          {filterChoices(draft, facets).map(({ title, choices }) => (
            <section key={title} className={styles.group}>
              <h3>{title}</h3>
              <ChipRow wrap label={title}>
                {choices.map((choice) => (
                  <Chip
                    key={choice.value}
                    // "All" is the absence of a choice: it is never a filled chip.
                    chosen={choice.chosen && choice.value !== ''}
                    count={choice.count}
                    onClick={() =>
                      setDraft(
                        choice.chosen
                          ? { ...choice.next, ...(title === 'Type' && { type: null }) }
                          : choice.next,
                      )
                    }
                  >
                    {choice.label}
                  </Chip>
                ))}
              </ChipRow>
            </section>
          ))}
        </div>
        <div className={styles.foot}>
          <Button look="ghost" onClick={() => setDraft(clearFilters(draft))}>
            Clear All
          </Button>
          <Button className={styles.show} onClick={() => leave(() => onApply(draft))}>
            {total === null ? 'Show homes' : total === 1 ? 'Show 1 home' : `Show ${total} homes`}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
