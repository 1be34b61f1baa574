import type { LeadDraft } from '#domain/lead/lead';
import type { SubmitOptions } from './inquiry.ts';
import { type SubmitOutcome, sendWithoutKeeping, submitWrite } from './submit.ts';

export interface LeadOptions extends SubmitOptions {
  /** Names of the documents asked for. */
  documents?: string[] | undefined;
}

/** Keeps a lead on this phone and sends it, at once when possible. Never rejects; see {@link SubmitOutcome}. */
export function submitLead(draft: LeadDraft, options: LeadOptions): Promise<SubmitOutcome> {
  const { documents = [] } = options;
  const write = {
    key: options.key,
    command: 'submitLead' as const,
    input: { ...draft, ...(documents.length ? { about: documents.join(', ').slice(0, 300) } : {}) },
    about: {
      kind: draft.source,
      ...(draft.propertyId ? { propertyId: String(draft.propertyId) } : {}),
      ...(options.propertyName ? { propertyName: options.propertyName } : {}),
      ...(documents.length ? { documents } : {}),
    },
  };
  return options.withoutKeeping ? sendWithoutKeeping(write) : submitWrite(write);
}
