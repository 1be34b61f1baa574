import { useState } from 'react';
import type { PropertySummary } from '#domain/property/summary';
import { SAVED_MESSAGES } from '#domain/text/message';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { CardIcon } from '../ui/icon-sprite.tsx';
import { showToast } from '../ui/toast-state.ts';
import styles from './save-button.module.css';
import { savedState, startSavedWatch } from './saved-state.ts';
import { useSavedIds } from './use-saved.ts';

// Loaded at the first tap when the quiet start has not done so yet: Dexie is not part of the first page.
const loadSaved = () => import('#local/saved');

/**
 * The heart. It answers from the phone's own list, at once and without a network; the server is told behind it. Disabled
 * while the phone writes (spec section 4).
 */
export function SaveButton({ summary, className }: { summary: PropertySummary; className?: string }) {
  const ids = useSavedIds();
  const [busy, setBusy] = useState(false);
  const saved = ids?.[summary.id] === true;

  async function toggle() {
    setBusy(true);
    try {
      const { saveProperty, unsaveProperty } = await loadSaved();
      if (saved) await unsaveProperty(summary.id);
      else await saveProperty(summary);
      if (savedState.ids) {
        if (saved) delete savedState.ids[summary.id];
        else savedState.ids[summary.id] = true;
      } else startSavedWatch(); // a tap before the page is quiet
      if (saved) showToast(SAVED_MESSAGES.removed);
      else showToast(SAVED_MESSAGES.saved, { label: 'View', to: paths.saved });
    } catch (error) {
      console.warn('The saved list could not be written', error);
      showToast(saved ? SAVED_MESSAGES.removeFailed : SAVED_MESSAGES.saveFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      className={classes(styles.heart, saved && styles.saved, className)}
      aria-pressed={saved}
      aria-label={`Save ${summary.name}`}
      disabled={busy}
      onClick={toggle}
    >
      <CardIcon name="heart" size={24} />
    </button>
  );
}
