import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteLocalDatabase, localDatabase, withLocal } from './db.ts';
import { readDraft, saveDraft } from './draft.ts';
import { flushOutbox } from './flush.ts';
import { submitInquiry } from './inquiry.ts';
import { submitLead } from './lead.ts';
import { countUnsent } from './outbox.ts';
import { jsonResponse } from './testing/fake-feed.ts';
import { createFakeOffice, type FakeOffice } from './testing/fake-office.ts';
import { entryOf, holdOutbox, unsentKeys } from './testing/outbox-rows.ts';

const draft = {
  name: "Zoë O'Neil",
  phone: '+91 98200 00000',
  message: 'पुढच्या रविवारी येऊ का? 👨‍👩‍👧‍👦 '.repeat(12).trim(),
  type: 'callback' as const,
  propertyId: 'p1',
};
const options = { key: 'form-key', propertyName: 'Savali Residency' };
const no = (status: number) =>
  jsonResponse({ error: { code: 'invalid', message: 'no', fields: { phone: 'is required' } } }, status);
let office: FakeOffice;

beforeEach(() => {
  office = createFakeOffice();
  vi.stubGlobal('fetch', office.fetch);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await deleteLocalDatabase();
});

test('accepted: sent, and the row is byte-equal', async () => {
  expect(await submitInquiry(draft, options)).toMatchObject({ kind: 'sent' });
  const body = JSON.parse(office.rows.get('form-key')?.replace('POST /api/inquiries ', '') ?? '');
  expect(body).toMatchObject(draft);
  expect(await entryOf('form-key')).toMatchObject({ state: 'sent', body: null });
});

test('A01: no signal: kept, also after the database was closed and opened again', async () => {
  office.intercept = () => new TypeError('Failed to fetch');
  expect(await submitInquiry(draft, options)).toMatchObject({ kind: 'kept' });
  for (let i = 0; i < 5; i++) localDatabase().close({ disableAutoOpen: false });
  expect(await withLocal(countUnsent)).toEqual({ waiting: 1, attention: 0 });
  expect(await entryOf('form-key')).toMatchObject({
    body: draft,
    about: { propertyName: 'Savali Residency' },
  });
});

test('a 500 while the form is open fails, and the retry with the same key makes one row', async () => {
  office.intercept = (_, count) => (count === 1 ? no(500) : undefined);
  expect(await submitInquiry(draft, options)).toMatchObject({ kind: 'failed' });
  expect(await submitInquiry(draft, options)).toMatchObject({ kind: 'sent' });
  expect(await submitInquiry(draft, options)).toMatchObject({ kind: 'sent' });
  expect(office.rows.size).toBe(1);
});

test('a text that was changed after its form had been delivered behind its back is sent as well', async () => {
  office.intercept = (_, count) => (count === 1 ? no(500) : undefined);
  await submitInquiry(draft, options);
  await flushOutbox({ fresh: true });
  expect(await submitInquiry({ ...draft, message: 'Make it Monday' }, options)).toMatchObject({
    kind: 'sent',
  });
  expect([...office.rows.values()].filter((body) => body.includes('Monday'))).toHaveLength(1);
  expect(office.rows.size).toBe(2);
});

test('a text that is corrected twice, the first having arrived without an answer: each goes, none is stuck', async () => {
  office.afterCommit = (_, count) => (count === 1 ? new TypeError('Connection reset') : undefined);
  let last = await submitInquiry(draft, options);
  expect(last).toMatchObject({ kind: 'kept' });
  for (const message of ['Make it Sunday', 'Make it Monday']) {
    last = await submitInquiry({ ...draft, message }, { ...options, corrects: last.entry?.print });
    expect(last.kind).not.toBe('refused');
    await flushOutbox({ fresh: true });
  }
  expect(await unsentKeys()).toEqual([]);
  expect([...office.rows.values()].filter((body) => body.includes('Make it'))).toHaveLength(2);
});

describe('two tabs that began from the same draft', () => {
  const other = { ...draft, message: 'A shop for my uncle' };
  beforeEach(() => {
    office.intercept = () => new TypeError('Failed to fetch');
  });
  const arrived = async () => {
    office.intercept = () => undefined;
    await flushOutbox({ fresh: true });
    expect(await unsentKeys()).toEqual([]);
    return [...office.rows.values()].map(
      (row) => JSON.parse(row.replace('POST /api/inquiries ', '')).message,
    );
  };

  test('another text under the same key is another inquiry, and the outcome says where it stands', async () => {
    await submitInquiry(draft, options);
    const second = await submitInquiry(other, options);
    expect(second.entry?.key).not.toBe('form-key');
    expect(await entryOf(second.entry?.key ?? '')).toMatchObject({ state: 'queued', body: other });
    expect(await submitInquiry(other, options)).toEqual(second);
    expect((await arrived()).sort()).toEqual([other.message, draft.message].sort());
  });

  test('the same text is one', async () => {
    const both = await Promise.all([submitInquiry(draft, options), submitInquiry(draft, options)]);
    expect(both.map(({ entry }) => entry?.key)).toEqual(['form-key', 'form-key']);
    expect(await arrived()).toEqual([draft.message]);
  });

  test('a correction replaces the text that it was made of, and no other', async () => {
    const { entry } = await submitInquiry(draft, options);
    const first = { ...options, corrects: entry?.print };
    await submitInquiry(other, first);
    expect(await unsentKeys()).toEqual(['form-key']);
    await submitInquiry({ ...draft, message: 'From the first tab, which does not know' }, first);
    expect(await arrived()).toEqual([other.message, 'From the first tab, which does not know']);
  });
});

test('a draft is gone as soon as the outbox keeps its text; a text typed meanwhile stays', async () => {
  office.intercept = () => new TypeError('Failed to fetch');
  const { name, phone, message } = draft;
  const fields = { name, phone, message };
  const mine = { form: 'contact', fields };
  await saveDraft('contact', { fields, key: 'form-key' });
  const sending = submitInquiry(draft, { ...options, draft: mine });
  await vi.waitFor(async () => {
    const [waits] = await unsentKeys();
    expect(waits).toBe('form-key');
  });
  expect(await readDraft('contact')).toBeNull();
  await sending;
  const typed = { fields: { ...fields, message: 'And one more thing' }, key: 'form-key' };
  await saveDraft('contact', typed);
  await submitInquiry(draft, { ...options, draft: mine });
  expect(await readDraft('contact')).toEqual(typed);
});

test('a draft stays when its text could not be kept', async () => {
  const real = IDBObjectStore.prototype.put;
  await saveDraft('contact', { fields: { name: 'Zoë' }, key: 'k' });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'outbox') throw new DOMException('no room', 'QuotaExceededError');
    return real.apply(this, args);
  });
  const mine = { form: 'contact', fields: { name: 'Zoë' } };
  expect(await submitInquiry(draft, { key: 'k', draft: mine })).toMatchObject({ kind: 'unsaved' });
  expect(await readDraft('contact')).toEqual({ fields: { name: 'Zoë' }, key: 'k' });
});

test.each([502, 503, 429])('%i is no answer of the agency: kept', async (status) => {
  office.intercept = () => no(status);
  expect(await submitInquiry(draft, options)).toMatchObject({ kind: 'kept' });
});

test('refused for good: the reason and the field, and the corrected form goes under the same key', async () => {
  office.intercept = (_, count) => (count === 1 ? no(422) : undefined);
  const refused = await submitInquiry(draft, options);
  expect(refused).toMatchObject({
    kind: 'refused',
    text: 'Phone number is required.',
    fields: { phone: 'is required' },
  });
  const corrected = { ...options, corrects: refused.entry?.print };
  expect(await submitInquiry({ ...draft, phone: '098200 00001' }, corrected)).toMatchObject({ kind: 'sent' });
  expect(office.rows.get('form-key')).toContain('098200 00001');
});

test('a body that breaks the rules is refused without a request', async () => {
  const outcome = await submitLead({ name: '', phone: '1', source: 'chat_popup' }, { key: 'k' });
  expect(outcome).toMatchObject({ kind: 'refused', fields: { name: 'must not be empty' } });
  expect(office.requests).toEqual([]);
  expect(await unsentKeys()).toEqual([]);
});

test('a lead says which documents, and which home', async () => {
  const lead = { name: 'Sample', phone: '1', source: 'document_download' as const, propertyId: 'p1' };
  const files = ['Brochure', 'Floor plan'].map((name) => ({ name, url: `/documents/${name}.pdf` }));
  await submitLead(lead, { key: 'k', files });
  expect(office.rows.get('k')).toContain('"about":"Brochure, Floor plan"');
});

test('A21: a full phone gives its pictures up first; when that is not enough, it says so and never "saved"', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => ['angan-pictures', 'angan-precache'],
    delete: async (name: string) => deleted.push(name),
  });
  let full = 1;
  const real = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'outbox' && full-- > 0) throw new DOMException('no room', 'QuotaExceededError');
    return real.apply(this, args);
  });
  expect(await submitInquiry(draft, options)).toMatchObject({ kind: 'sent' });
  expect(deleted).toEqual(['angan-pictures']);
  full = 100;
  expect(await submitInquiry(draft, { key: 'second' })).toEqual({ kind: 'unsaved', reason: 'full' });
  expect(await submitInquiry(draft, { key: 'second', withoutKeeping: true })).toMatchObject({ kind: 'sent' });
  expect(office.rows.size).toBe(2);
});

describe('a storage that is only slow, and a text that was sent past it', () => {
  const slow = { key: 'slow' };

  test('its entry is a sent one when it turns up, and says the same time', async () => {
    const letGo = await holdOutbox();
    expect(await submitInquiry(draft, slow)).toEqual({ kind: 'unsaved', reason: 'closed' });
    expect(await submitInquiry(draft, { ...slow, withoutKeeping: true })).toEqual({ kind: 'sent' });
    letGo();
    await vi.waitFor(async () => expect(await entryOf('slow')).toMatchObject({ state: 'sent', body: null }));
    await flushOutbox({ fresh: true });
    expect(office.requests).toHaveLength(1);
    const { createdAt } = await entryOf('slow');
    expect(office.rows.get('slow')).toContain(`"createdAt":${createdAt}`);
  });

  test('an entry that turned up before is settled too; one with another text waits for its turn', async () => {
    office.intercept = () => new TypeError('Failed to fetch');
    await submitInquiry(draft, { key: 'early' });
    await submitInquiry({ ...draft, message: 'Another' }, { key: 'other' });
    office.intercept = () => undefined;
    await submitInquiry(draft, { key: 'early', withoutKeeping: true });
    await vi.waitFor(async () => expect(await unsentKeys()).toEqual(['other']));
    await submitInquiry({ ...draft, message: 'One more' }, { key: 'other', withoutKeeping: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await unsentKeys()).toEqual(['other']);
  });
});

test('A22: no database at all: unsaved, and sending at once still works', async () => {
  localDatabase().close();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'InvalidStateError');
  });
  expect(await submitInquiry(draft, options)).toEqual({ kind: 'unsaved', reason: 'closed' });
  expect(await submitInquiry(draft, { ...options, withoutKeeping: true })).toMatchObject({ kind: 'sent' });
});

test('A22: a connection closed under the app still saves', async () => {
  await localDatabase().open();
  localDatabase().backendDB().close();
  expect(await submitInquiry(draft, { key: 'closed' })).toMatchObject({ kind: 'sent' });
});
