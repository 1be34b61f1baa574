import { useEffect, useRef, useState } from 'react';
import { holdReload } from '../pwa/unsent-text.ts';

export type FormValues = Record<string, string>;

const DRAFT_MS = 150;
const loadDraft = () => import('#local/draft');

/**
 * The text of a form, kept on the phone while it is typed, with the key that its sending will carry. What was typed into
 * the finished HTML before the scripts arrived counts too. No automatic reload while something is not stored yet.
 */
export function useDraft<V extends FormValues>(form: string, initial: V) {
  const [values, setValues] = useState(initial);
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(values);
  const key = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = useRef<(() => void) | undefined>(undefined);

  const change = (next: V) => {
    latest.current = next;
    setValues(next);
  };

  const keepNow = async () => {
    clearTimeout(timer.current);
    const { saveDraft } = await loadDraft();
    const { newKey } = await import('#local/new-key');
    key.current ||= newKey();
    await saveDraft(form, { fields: latest.current, key: key.current });
    release.current?.();
    release.current = undefined;
  };

  const keepSoon = () => {
    release.current ??= holdReload();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keepNow().catch(() => undefined), DRAFT_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form; what it calls reads refs
  useEffect(() => {
    let gone = false;
    const typedEarly = readTyped(element.current, latest.current);
    if (typedEarly) {
      change({ ...latest.current, ...typedEarly });
      keepSoon();
    }
    loadDraft()
      .then(({ readDraft }) => readDraft(form))
      .then((draft) => {
        if (gone || !draft) return;
        key.current ||= draft.key;
        if (release.current) return; // somebody is typing already: that text is newer
        const known = Object.entries(draft.fields).filter(([name]) => name in initial);
        change({ ...latest.current, ...Object.fromEntries(known) } as V);
      })
      .catch(() => undefined);
    const onHide = () => {
      if (release.current) void keepNow().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      gone = true;
      onHide();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
    };
  }, [form]);

  /** The text was sent, or is kept in the outbox. Nothing waits for the draft: a storage may be slow. */
  const forget = (fields: V) => {
    clearTimeout(timer.current);
    release.current?.();
    release.current = undefined;
    key.current = '';
    change(initial);
    loadDraft()
      .then(({ clearDraft }) => clearDraft({ form, fields }))
      .catch(() => undefined);
  };

  return { values, latest, key, element, change, keepNow, keepSoon, forget };
}

function readTyped(element: HTMLFormElement | null, known: FormValues): FormValues | null {
  const typed: FormValues = {};
  for (const field of element?.elements ?? []) {
    const { name, value } = field as HTMLInputElement;
    if (name in known && value && value !== known[name]) typed[name] = value;
  }
  return Object.keys(typed).length ? typed : null;
}
