import type { InquiryDraft } from '#domain/inquiry/inquiry';
import { type SubmitOutcome, sendWithoutKeeping, submitWrite } from './submit.ts';

/** What a form hands over besides its fields. */
export interface SubmitOptions {
  /** The form's key: the same for every try of one filled-in form. */
  key: string;
  /** For the list of what waits: the home that it is about. */
  propertyName?: string | undefined;
  /** Send at once and keep nothing: after this phone could not keep it. */
  withoutKeeping?: boolean | undefined;
}

/** Keeps an inquiry on this phone and sends it, at once when possible. Never rejects; see {@link SubmitOutcome}. */
export function submitInquiry(draft: InquiryDraft, options: SubmitOptions): Promise<SubmitOutcome> {
  const write = {
    key: options.key,
    command: 'submitInquiry' as const,
    input: draft,
    about: {
      kind: draft.type ?? 'inquiry',
      ...(draft.propertyId ? { propertyId: String(draft.propertyId) } : {}),
      ...(options.propertyName ? { propertyName: options.propertyName } : {}),
    },
  };
  return options.withoutKeeping ? sendWithoutKeeping(write) : submitWrite(write);
}
