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

test.each<[string, Fault]>([
  ['1 byte a second', { kind: 'slow', bytesPerSecond: 1 }],
  ['silence', { kind: 'silence' }],
])('A14: %s is given up within 15 s, and the list is on the screen meanwhile', async (_, fault) => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/');
  await waitUntilKept(page);
  const count = await countSummaries(page);
  const warned = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('The catalogue could not be refreshed'),
    timeout: 40_000,
  });
  stage.proxy.rule({ path: FEED }, fault);
  await page.goto('/saved');
  await page.goto('/search');
  await expect.poll(() => page.locator('article').count(), { timeout: 2000 }).toBeGreaterThan(5);
  await warned;
  expect(await countSummaries(page)).toBe(count);
});
