import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { controlWorkers, putPending, removeSyncManager } from './outbox-tools.ts';
import { outboxStates, waitUntilKept } from './phone-data.ts';
import { createRandom } from './random.ts';
import { inquiriesOf } from './server-rows.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const SEED = Number(process.env.STORM_SEED ?? Date.now() % 1_000_000_000);

/** What sets the worker to work: the browser's sync event, or, where there is no such thing, a page that goes away. */
const WAYS = [
  { way: 'a sync event', rounds: 50, withSync: true },
  { way: 'a message, without Background Sync', rounds: 20, withSync: false },
];

test.each(WAYS)(
  `A08: woken by $way and stopped $rounds times in the middle of sending (seed ${SEED}): nothing lost, nothing doubled`,
  async ({ rounds, withSync }) => {
    const random = createRandom(SEED);
    const name = withSync ? 'A08 sync' : 'A08 message';
    const phone = await stage.phone();
    if (!withSync) await removeSyncManager(phone.context);
    phone.watch.allow(NETWORK_NOISE);
    const { page } = phone;
    await page.goto('/');
    await waitUntilKept(page);
    const keys = new Set<string>();
    // The page itself must not send: it stands on an address of the site that is not the app.
    await page.goto('/manifest.webmanifest');
    const workers = await controlWorkers(phone.context, page, stage.origin);
    stage.proxy.rule({ method: 'POST', path: '/api/inquiries' }, { kind: 'delay-answer', ms: 200 });
    for (let round = 0; round < rounds; round++) {
      const states = await outboxStates(page);
      const waiting = (states.queued ?? 0) + (states.sending ?? 0);
      for (const key of await putPending(page, Math.max(0, 20 - waiting), { name: `${name} ${round}` }))
        keys.add(key);
      if (withSync) await workers.sync();
      else await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'FLUSH' }));
      // Not a wait for something: the moment of the kill is what this test draws.
      await new Promise((resolve) => setTimeout(resolve, random.between(0, 700)));
      await workers.stopAll();
    }
    // The worker was at work whenever it was stopped.
    expect(stage.proxy.log.filter(({ method }) => method === 'POST').length).toBeGreaterThan(rounds / 2);
    stage.proxy.clearRules();
    await page.goto('/');
    await expect
      .poll(() => outboxStates(page).then((states) => (states.queued ?? 0) + (states.sending ?? 0)), {
        timeout: 40_000,
      })
      .toBe(0);
    const rows = await inquiriesOf(stage.product.dataDir, name);
    expect(rows.map((row) => row.idempotency_key).sort()).toEqual([...keys].sort());
  },
  180_000,
);
