import type { Description } from './description.ts';

/* Apart from the schemas, so that a page that only shows a description brings no schema library along. */

/** A description is expandable when its text is longer than this many characters (spec section 9). */
export const DESCRIPTION_TOGGLE_LENGTH = 150;

/** The plain text of a description, paragraphs parted by blank lines: for previews, search engines and length rules. */
export function descriptionText(description: Description): string {
  if (typeof description === 'string') return description;
  return [
    description.title,
    description.introduction,
    ...description.sections.map((s) => [s.title, ...s.items].filter(Boolean).join('\n')),
    description.conclusion,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Whether "Read More" is offered (C21: 150 characters no, 151 yes). */
export function isExpandable(textOfDescription: string): boolean {
  return textOfDescription.length > DESCRIPTION_TOGGLE_LENGTH;
}
