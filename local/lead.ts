import { CONTACT_LIMITS, type LeadDraft } from '#domain/lead/lead';
import { type SubmitOptions, type SubmitOutcome, submitForm } from './submit.ts';

export interface LeadOptions extends SubmitOptions {
  /** The documents asked for. */
  files?: { name: string; url: string }[] | undefined;
}

/** Keeps a lead on this phone and sends it, at once when possible. Never rejects; see {@link SubmitOutcome}. */
export function submitLead(draft: LeadDraft, options: LeadOptions): Promise<SubmitOutcome> {
  const files = options.files?.map(({ name, url }) => ({ name, url })) ?? [];
  const names = files.map((file) => file.name).join(', ');
  const input = { ...draft, ...(names ? { about: names.slice(0, CONTACT_LIMITS.about) } : {}) };
  const about = {
    kind: draft.source,
    ...(draft.propertyId ? { propertyId: String(draft.propertyId) } : {}),
    ...(files.length ? { files } : {}),
  };
  return submitForm({ command: 'submitLead', input, about }, options);
}
