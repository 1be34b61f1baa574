import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { countSummaries, metaOf, waitUntilKept } from './phone-data.ts';
import type { Fault } from './proxy/faults.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const FEED = /^\/api\/changes/;

const QUICK: [string, Fault][] = [
  ['cut at half', { kind: 'half' }],
  ['of the wrong length', { kind: 'wrong-length' }],
  [
    'an empty answer',
    { kind: 'replace', status: 200, headers: { 'content-type': 'application/json' }, body: '' },
  ],
  [
    'JSON of another shape',
    { kind: 'replace', status: 200, headers: { 'content-type': 'application/json' }, body: '[]' },
  ],
];

test('A14: broken listings leave what is on the phone as it was', async () => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/');
  await waitUntilKept(page);
  const [count, cursor] = [await countSummaries(page), await metaOf(page, 'pull.summary')];
  for (const [what, fault] of QUICK) {
    stage.proxy.clearRules();
    stage.proxy.log.length = 0;
    const rule = stage.proxy.rule({ path: FEED }, fault);
    await page.goto('/search');
    await expect.poll(() => rule.hits, { message: what }).toBeGreaterThan(0);
    await expect.poll(() => page.locator('article').count(), { message: what }).toBeGreaterThan(5);
    expect(await countSummaries(page), what).toBe(count);
    expect(await metaOf(page, 'pull.summary'), what).toEqual(cursor);
  }
});

test('A14: 1 byte a second and silence are given up within 15 s each, and the list is on the screen meanwhile', async () => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/');
  await waitUntilKept(page);
  const count = await countSummaries(page);
  const warned = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('The catalogue could not be refreshed'),
    timeout: 60_000,
  });
  stage.proxy.log.length = 0;
  // The first answer drips; what is asked after it has been given up gets none at all.
  stage.proxy.rule({ path: FEED, times: 1 }, { kind: 'slow', bytesPerSecond: 1 });
  stage.proxy.rule({ path: FEED }, { kind: 'silence' });
  await page.goto('/search');
  await expect.poll(() => page.locator('article').count(), { timeout: 4000 }).toBeGreaterThan(5);
  await warned;
  const gaveUpAt = performance.now();
  expect(await countSummaries(page)).toBe(count);
  const asked = stage.proxy.seen({ path: FEED });
  expect(asked.map((seen) => seen.fault)).toEqual(['slow', 'silence']);
  const times = [...asked.map((seen) => seen.at), gaveUpAt];
  // 15 s each, and what a busy machine takes to notice.
  for (const i of [1, 2]) expect((times[i] ?? 0) - (times[i - 1] ?? 0)).toBeLessThan(19_000);
});
