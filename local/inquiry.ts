import type { InquiryDraft } from '#domain/inquiry/inquiry';
import { type SubmitOptions, type SubmitOutcome, submitForm } from './submit.ts';

/** Keeps an inquiry on this phone and sends it, at once when possible. Never rejects; see {@link SubmitOutcome}. */
export function submitInquiry(draft: InquiryDraft, options: SubmitOptions): Promise<SubmitOutcome> {
  const about = {
    kind: draft.type ?? 'inquiry',
    ...(draft.propertyId ? { propertyId: String(draft.propertyId) } : {}),
  };
  return submitForm({ command: 'submitInquiry', input: draft, about }, options);
}
