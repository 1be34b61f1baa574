import { dequal } from 'dequal/lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Message } from '#domain/text/message';
import { MESSAGES, refusalText } from '#domain/text/messages';
import type { SubmitOptions, SubmitOutcome } from '#local/submit';
import { showToast, type Toast } from '../ui/toast-state.ts';
import { type FormValues, useDraft } from '../ui/use-draft.ts';
import { usePresence } from '../ui/use-leaving.ts';

/**
 * What a form shows: being filled in · under way · kept on this phone · this phone could not keep it.
 * After success it is idle again, and empty.
 */
export type FormStatus = 'idle' | 'submitting' | 'kept' | 'unsaved';

interface ContactFormOptions<V extends FormValues> {
  /** Name under which the typed text is kept until it is sent. */
  form: string;
  initial: V;
  /** Sentences for what is wrong, by field; empty when nothing is. */
  check: (values: V) => Partial<Record<keyof V, string>>;
  send: (values: V, options: SubmitOptions) => Promise<SubmitOutcome>;
  sent: Message;
  failed: Message;
  /** Toast when something is missing, where the spec has one. */
  incomplete?: Message;
  /** The form's own consequences; one that returns true says it in its own way, without the toast. */
  onSent?: (values: V) => unknown;
  onKept?: (values: V) => unknown;
  /** In place of onSent, for a form that was closed meanwhile: what the toast is to offer. */
  onSentAway?: () => Toast['action'];
}

/**
 * One form's life: typed text survives a reload, an update and a phone call; one submit at a time; the retry of one
 * filled-in form always carries the same key, so that the agency gets it once.
 */
export function useContactForm<V extends FormValues>(options: ContactFormOptions<V>) {
  const { form, initial } = options;
  const { values, latest, key, element, change, keepNow, keepSoon, forget } = useDraft(form, initial);
  const [errors, setErrors] = useState<Partial<Record<keyof V, string>>>({});
  const [status, setStatus] = useState<FormStatus>('idle');
  /** What this form has put into the outbox last. Only that may it replace: another tab's text may bear the same key. */
  const own = useRef<SubmitOutcome['entry']>(undefined);
  /** Sent past the outbox without an answer: it may have arrived, so another text needs another key. */
  const unanswered = useRef<V>(undefined);

  /** What a closed form would say in its own way nobody sees, and another one may be open by then. */
  const away = useRef(false);
  const { open } = usePresence();
  useEffect(() => {
    away.current = !open;
    return () => {
      away.current = true;
    };
  }, [open]);

  const set = (name: keyof V, value: string) => {
    change({ ...latest.current, [name]: value });
    setErrors(({ [name]: _, ...rest }) => rest as Partial<Record<keyof V, string>>);
    if (status === 'kept') setStatus('idle');
    keepSoon();
  };

  const focusFirst = (wrong: Partial<Record<keyof V, string>>) => {
    for (const field of element.current?.elements ?? [])
      if (field instanceof HTMLElement && (field.getAttribute('name') ?? '') in wrong) return field.focus();
  };

  const finish = (outcome: SubmitOutcome, sentValues: V) => {
    own.current = outcome.entry ?? own.current;
    key.current = outcome.entry?.key ?? key.current;
    unanswered.current = outcome.kind === 'unsaved' ? sentValues : undefined;
    if (outcome.kind === 'sent' || outcome.kind === 'kept') {
      setErrors({});
      if (!dequal(latest.current, sentValues)) {
        // The fields are read-only meanwhile; a keyboard that hands its words over late changes them all the same.
        setStatus('idle');
        key.current = '';
        void keepNow().catch(() => undefined);
        showToast(MESSAGES.changedSince);
        return;
      }
      const kept = outcome.kind === 'kept';
      setStatus(kept ? 'kept' : 'idle');
      forget(sentValues);
      if (away.current) {
        if (kept) showToast(MESSAGES.kept);
        else showToast(options.sent, options.onSentAway?.());
        return;
      }
      const said = kept ? options.onKept?.(sentValues) : options.onSent?.(sentValues);
      if (said !== true) showToast(kept ? MESSAGES.kept : options.sent);
    } else if (outcome.kind === 'unsaved') {
      setStatus('unsaved');
      showToast(MESSAGES.notKept);
    } else {
      setStatus('idle');
      showToast(options.failed);
      if (outcome.kind === 'refused') {
        const wrong = Object.fromEntries(
          Object.entries(outcome.fields).map(([name, reason]) => [
            name,
            refusalText(422, { fields: { [name]: reason } }),
          ]),
        ) as Partial<Record<keyof V, string>>;
        setErrors(wrong);
        focusFirst(wrong);
      }
    }
  };

  const submit = async (withoutKeeping = false) => {
    if (status === 'submitting') return;
    const current = latest.current;
    const wrong = options.check(current);
    setErrors(wrong);
    if (Object.keys(wrong).length) {
      const empty = Object.keys(wrong).some((name) => !current[name as keyof V]?.trim());
      if (options.incomplete && empty) showToast(options.incomplete);
      focusFirst(wrong);
      return;
    }
    setStatus('submitting');
    let outcome: SubmitOutcome;
    try {
      const { newKey } = await import('#local/new-key');
      if (unanswered.current && !dequal(unanswered.current, current)) key.current = newKey();
      key.current ||= newKey();
      const keeping = keepNow().catch(() => undefined);
      // What goes past the storage does not wait for it.
      if (!withoutKeeping) await keeping;
      outcome = await options.send(current, {
        key: key.current,
        corrects: own.current?.key === key.current ? own.current.print : undefined,
        draft: { form, fields: current },
        withoutKeeping,
      });
    } catch (error) {
      // The code that keeps and sends could not be loaded.
      console.warn('A form could not be sent', error);
      outcome = { kind: 'unsaved', reason: 'closed' };
    }
    finish(outcome, current);
  };

  return {
    values,
    errors,
    status,
    set,
    /** Puts a text that is kept but not sent back into the form; sending it again replaces the kept one. */
    changeKept: (kept: V) => {
      key.current = own.current?.key ?? '';
      setStatus('idle');
      change(kept);
    },
    /** Sends at once and keeps nothing, after this phone could not keep it. */
    sendNow: () => void submit(true),
    /** Spread on the form element. */
    formProps: {
      ref: element,
      noValidate: true,
      // Until the scripts are there a tap does nothing: it must not put what was typed into the address.
      method: 'dialog' as const,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    /** Spread on a field of ./fields.tsx. */
    field: (name: keyof V & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      readOnly: status === 'submitting',
      onChange: (value: string) => set(name, value),
    }),
  };
}
