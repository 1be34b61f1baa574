import * as v from 'valibot';
import { wellFormed } from './well-formed.ts';

// C0 and C1 control characters except tab and line feed. They have no place in a listing or a message,
// and NUL breaks PostgreSQL text columns.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** `value` without control characters and halves of characters, with CRLF folded to LF and outer white space removed. */
export function cleanText(value: string): string {
  return wellFormed(value).replace(/\r\n?/g, '\n').replace(CONTROL, ' ').trim();
}

function required(max: number, clean: (value: string) => string) {
  return v.pipe(
    v.string('must be text'),
    v.transform(clean),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must not be longer than ${max} characters`),
  );
}

/** One required line or paragraph of text: cleaned, 1 to `max` UTF-16 units. */
export function text(max: number) {
  return required(max, cleanText);
}

/** Like {@link text}, but on one line, with single spaces: a name, a place. */
export function line(max: number) {
  return required(max, (value) => cleanText(value).replace(/\s+/g, ' '));
}

/** Like {@link text}, but an empty text is allowed. */
export function looseText(max: number) {
  return v.pipe(
    v.string('must be text'),
    v.transform(cleanText),
    v.maxLength(max, `must not be longer than ${max} characters`),
  );
}

/** Text, or a number that is written as text ("floors: 22" in a hand-made file). */
export function textOrNumber(max: number) {
  return v.pipe(
    v.union([v.string(), v.number()], 'must be text or a number'),
    v.transform((value) => cleanText(String(value))),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must not be longer than ${max} characters`),
  );
}

/** `undefined` and `null` both mean "not given": imports from spreadsheets are full of nulls. */
export function optional<T extends v.GenericSchema>(schema: T) {
  return v.optional(
    v.pipe(
      v.nullish(schema),
      v.transform((value) => value ?? undefined),
    ),
  );
}
