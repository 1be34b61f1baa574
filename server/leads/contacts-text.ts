import { displayPhone } from '#domain/phone/phone';
import type { Contact } from './contacts-store.ts';

/** India has one time zone without summer time. */
const INDIA_MS = 5.5 * 3_600_000;

/** "2026-01-02 08:34" in India. */
export function indianTime(ms: number): string {
  return new Date(ms + INDIA_MS).toISOString().slice(0, 16).replace('T', ' ');
}

// Letters of other people go to a terminal: escape sequences in them must not move its cursor or recolour it.
const line = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** One contact as it stands on the screen: a head line and, when there is something to say, a line below. */
export function toLines(contact: Contact): string {
  const mark = contact.suspect ? ' [looks like a robot]' : '';
  const head = [
    indianTime(contact.receivedAt),
    contact.type,
    line(contact.name),
    displayPhone(line(contact.phone)),
    line(contact.email),
    line(contact.property),
  ].filter(Boolean);
  const message = line(contact.message);
  return `${head.join('  ')}${mark}${message ? `\n    ${message}` : ''}`;
}

/**
 * A cell that a spreadsheet takes as text: quoted, and with an apostrophe before what it would run as a formula.
 * A phone gets its groups, so that it is neither a number in exponents nor a formula: "+91 98200 00000" starts with
 * the apostrophe too.
 */
export function csvCell(value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(/\p{Cc}/gu, (char) => (char === '\n' ? char : ' '));
  const safe = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Columns of the export, in order. */
const COLUMNS: [string, (contact: Contact) => string][] = [
  ['Received (India)', (c) => indianTime(c.receivedAt)],
  ['Type', (c) => c.type],
  ['Name', (c) => c.name],
  // Without the plus: no apostrophe, readable, and a call from a phone's spreadsheet works.
  ['Phone', (c) => displayPhone(c.phone).replace(/^\+/, '')],
  ['E-mail', (c) => c.email],
  ['Home', (c) => c.property],
  ['Message', (c) => c.message],
  ['Written (phone clock)', (c) => (c.writtenAt === null ? '' : indianTime(c.writtenAt))],
  ['Looks like a robot', (c) => (c.suspect ? 'yes' : '')],
];

/** The whole export with a byte order mark, without which spreadsheets take Marathi for another script. */
export function toCsv(contacts: readonly Contact[]): string {
  const rows = [COLUMNS.map(([name]) => name), ...contacts.map((c) => COLUMNS.map(([, read]) => read(c)))];
  return `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
