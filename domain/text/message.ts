/* The shape of a message and the few that every card carries: without the rest, which is for those who write. */

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
