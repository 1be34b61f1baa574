import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { type ClaimRules, claimEntry, planRound } from './claim.ts';
import { deleteLocalDatabase, withLocal } from './db.ts';
import { listUnsent, outboxRows } from './outbox.ts';
import { saveProperty, unsaveProperty } from './saved.ts';
import { fakeSummary } from './testing/fake-feed.ts';

const NOW = 1_764_000_000_000;
const RULES: ClaimRules = {
  now: NOW,
  exclusive: false,
  fresh: true,
  connected: false,
  paused: false,
  tried: new Set(),
};

afterEach(deleteLocalDatabase);

test('without Web Locks a later wish never overtakes an earlier one that another sender has under way', async () => {
  await saveProperty(fakeSummary(1));
  const [save] = await withLocal(listUnsent);
  await withLocal((db) => claimEntry(db, save?.key ?? '', RULES));
  await unsaveProperty('p1');
  const unsave = (await withLocal(listUnsent)).at(-1);
  expect(unsave?.command).toBe('unsaveProperty');
  expect(await withLocal((db) => claimEntry(db, unsave?.key ?? '', RULES))).toBeNull();
  // Its sender was killed: after the lease it goes first, also in a round that was planned before and passes it over.
  const later = { ...RULES, now: NOW + 60_000 };
  expect(await withLocal((db) => claimEntry(db, unsave?.key ?? '', later))).toBeNull();
  expect((await withLocal((db) => planRound(db, later))).keys).toEqual([save?.key, unsave?.key]);
  // Also when an earlier attempt of it was in vain.
  const lastError = { kind: 'intercepted' as const, status: 200, text: '' };
  await withLocal((db) => outboxRows(db).update(save?.key ?? '', { lastError, attempts: 9 }));
  expect((await withLocal((db) => planRound(db, later))).keys).toEqual([save?.key, unsave?.key]);
  expect(await withLocal((db) => claimEntry(db, save?.key ?? '', later))).not.toBeNull();
  await withLocal((db) => outboxRows(db).delete(save?.key ?? ''));
  expect(await withLocal((db) => claimEntry(db, unsave?.key ?? '', later))).not.toBeNull();
  expect((await withLocal((db) => outboxRows(db).get(unsave?.key ?? '')))?.state).toBe('sending');
});
