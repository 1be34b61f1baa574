/* The shape of a message and the few that every page carries: without the rest, which is for those who write. */

export type Tone = 'good' | 'bad' | 'plain';
export interface Message {
  title: string;
  description?: string;
  tone: Tone;
}

export const good = <D extends string | undefined = undefined>(title: string, description?: D) => ({
  title,
  description,
  tone: 'good' as const,
});
export const bad = <D extends string | undefined = undefined>(title: string, description?: D) => ({
  title,
  description,
  tone: 'bad' as const,
});

/** Rows of the spec's error catalogue (section 8) for the heart. */
export const SAVED_MESSAGES = {
  saved: good('Property saved!', 'Added to your saved properties.'),
  saveFailed: bad('Failed to save property', 'Please try again.'),
  removed: good('Property removed'),
  removeFailed: bad('Failed to remove property', 'Please try again.'),
} as const satisfies Record<string, Message>;

/** A form whose code is not on the phone yet, on a line that gives nothing. */
export const FORM_LATE = bad('Too little signal to open this form.', 'Try again in a moment, or call us.');
