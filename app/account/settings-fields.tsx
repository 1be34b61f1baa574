import { type FormEvent, useState } from 'react';
import { amountInWords } from '#domain/finance/money-input';
import {
  AGENCY_LOCATION_OPTIONS,
  LOCATION_OPTIONS,
  PROPERTY_TYPE_OPTIONS,
  touchedSettings,
} from '#domain/settings/settings';
import { MESSAGES } from '#domain/text/messages';
import type { SettingsView } from '#local/settings';
import { settingsName } from '#local/settings-copy';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-state.ts';
import { useDraft } from '../ui/use-draft.ts';
import { ChipsCard } from './chips-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { readForm, type SettingsForm, toForm } from './settings-form-state.ts';
import styles from './settings-screen.module.css';
import { loginPath } from './sign-in-links.ts';
import { TextField } from './text-field.tsx';
import { signInAgain } from './use-settings.ts';

const LOCATIONS = [
  { label: 'Mumbai', options: LOCATION_OPTIONS },
  { label: 'Where we are', options: AGENCY_LOCATION_OPTIONS },
];
const TYPES = [{ label: '', options: PROPERTY_TYPE_OPTIONS }];

const toWords = (value: number | undefined) => (value === undefined ? undefined : amountInWords(value));

/** What was changed here and is not saved, and the settings that it was made from. */
interface Edited {
  form: SettingsForm;
  from: SettingsView['settings'];
}
const UNTOUCHED = { edited: '' };

/**
 * The four cards and their button. Follows the phone's copy until something is changed here, then keeps what is typed:
 * also over the way to the sign-in page and back, for whoever typed it.
 */
export function SettingsFields({ view, onSent }: { view: SettingsView; onSent: () => void }) {
  const draft = useDraft(settingsName(view.userId), UNTOUCHED);
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState(false);
  const read = ({ edited }: typeof UNTOUCHED) => (edited ? (JSON.parse(edited) as Edited) : null);
  const { form, from } = read(draft.values) ?? { form: toForm(view.settings), from: view.settings };
  const { settings, min, max } = readForm(form);
  const hold = (edited: Edited) => {
    draft.change({ edited: JSON.stringify(edited) });
    draft.keepSoon();
  };
  const change = (fields: Partial<SettingsForm>) => {
    const held = read(draft.latest.current);
    hold({ form: { ...(held?.form ?? form), ...fields }, from: held?.from ?? from });
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!settings) return;
    const saved = draft.latest.current;
    if (touchedSettings(from, settings).length === 0 && view.waiting === 'nothing') {
      draft.forget(saved);
      showToast(MESSAGES.settingsSaved);
      return;
    }
    setBusy(true);
    // The draft is what was saved, so that it can be told from what is typed next.
    if (saved.edited) await draft.keepNow().catch(() => undefined);
    const { updateSettings } = await import('#local/settings');
    const kept = { form: settingsName(view.userId), fields: saved };
    const outcome = await updateSettings(view.userId, settings, from, kept);
    setBusy(false);
    if (outcome.kind === 'sent' || outcome.kind === 'kept' || outcome.kind === 'sign-in') {
      // What was changed meanwhile is still to be saved.
      const later = read(draft.latest.current);
      if (later && draft.latest.current.edited !== saved.edited) hold({ ...later, from: settings });
      else draft.forget(saved);
    }
    if (outcome.kind === 'sent') {
      showToast(MESSAGES.settingsSaved);
      onSent();
    } else if (outcome.kind === 'kept') showToast(MESSAGES.kept);
    else if (outcome.kind === 'sign-in') signInAgain();
    else showToast(MESSAGES.settingsFailed);
  }

  // The bound that contradicts the other is told at once; a half-typed amount only when somebody wants to save it.
  const isOrder = min.value !== undefined && max.value !== undefined && max.problem;
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      {view.waiting === 'signal' && (
        <Note tone="warning" title={MESSAGES.kept.title}>
          {MESSAGES.kept.description}
        </Note>
      )}
      {view.waiting === 'sign-in' && (
        <Note tone="warning" title={MESSAGES.signInToSend.title}>
          {MESSAGES.signInToSend.description} <a href={loginPath('/settings')}>Sign In</a>
        </Note>
      )}
      {view.waiting === 'attention' && (
        <Note tone="error" title="Your last change was not accepted.">
          Please look through it and save again.
        </Note>
      )}
      <NotificationsCard push={form.notificationsEnabled} email={form.emailNotifications} onChange={change} />
      <section className={styles.card} aria-labelledby="budget">
        <h2 id="budget" className={styles.title}>
          Budget Preferences
        </h2>
        <div className={styles.budgets}>
          <TextField
            label="Minimum"
            name="budgetMin"
            prefix="₹"
            inputMode="text"
            autoComplete="off"
            maxLength={40}
            value={form.budgetMin}
            words={toWords(min.value)}
            problem={checked ? min.problem : null}
            onChange={(budgetMin) => change({ budgetMin })}
          />
          <TextField
            label="Maximum"
            name="budgetMax"
            prefix="₹"
            inputMode="text"
            autoComplete="off"
            maxLength={40}
            value={form.budgetMax}
            words={toWords(max.value)}
            problem={checked || isOrder ? max.problem : null}
            onChange={(budgetMax) => change({ budgetMax })}
          />
        </div>
      </section>
      <ChipsCard
        title="Preferred Locations"
        prompt="Add a location"
        groups={LOCATIONS}
        chosen={form.preferredLocations}
        onChange={(preferredLocations) => change({ preferredLocations })}
      />
      <ChipsCard
        title="Property Type Preferences"
        prompt="Add a type"
        groups={TYPES}
        chosen={form.preferredPropertyTypes}
        onChange={(preferredPropertyTypes) => change({ preferredPropertyTypes })}
      />
      {draft.values.edited && !busy && <p className={styles.unsaved}>Not saved yet.</p>}
      <Button type="submit" full busy={busy}>
        {busy ? 'Saving...' : 'Save Settings'}
      </Button>
    </form>
  );
}
