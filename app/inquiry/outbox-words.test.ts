import { expect, test } from 'vitest';
import { createEntry, type OutboxEntry } from '#local/outbox-entry';
import { countText, entryLine, entryTitle, whenText } from './outbox-words.ts';

const entry = (changes: Partial<OutboxEntry>): OutboxEntry => ({
  ...createEntry({
    key: 'k',
    command: 'submitLead',
    body: {},
    about: { kind: 'brochure_download', propertyName: 'Tulsi Courtyard' },
    now: 1,
    seq: 1,
  }),
  ...changes,
});

test('titles say what and which home', () => {
  expect(entryTitle(entry({}).about)).toBe('Brochure for Tulsi Courtyard');
  expect(entryTitle({ kind: 'callback' })).toBe('Call back');
});

test('lines say where it stands', () => {
  expect(entryLine(entry({}))).toBe('Goes by itself when there is signal.');
  const lastError = { kind: 'refused' as const, status: 422, text: 'Phone number needs 10 digits.' };
  expect(entryLine(entry({ state: 'needs-attention', lastError }))).toBe('Phone number needs 10 digits.');
  expect(entryLine(entry({ held: true }))).toBe('Sign in to send this.');
  expect(entryLine(entry({ state: 'sent', sentAt: new Date(2026, 10, 27, 16, 31).getTime() }))).toBe(
    'Sent 27 Nov, 4:31 PM',
  );
  expect(whenText(new Date(2026, 0, 1, 0, 5).getTime())).toBe('1 Jan, 12:05 AM');
});

test('the badge counts', () => {
  expect(countText({ waiting: 2, attention: 0 })).toBe('2 waiting to send');
  expect(countText({ waiting: 1, attention: 1 })).toBe('1 waiting to send, 1 needs your attention');
});
