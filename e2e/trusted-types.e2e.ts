import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { listCatalogue } from './catalogue.ts';
import { everyScreen } from './every-screen.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const ENFORCED = "require-trusted-types-for 'script'; trusted-types angan";

/*
 * Text that becomes a script is refused by the browser on every document. A violation is a console error, and a stage
 * fails a test whose pages have errors, so that every other journey checks this too.
 */

test('S06, S07: Trusted Types are enforced on every screen, online and offline, and nothing of ours trips over them', async () => {
  const slugs = (await listCatalogue(stage.origin)).slice(0, 2).map((home) => home.slug);
  const { page, context, watch } = await stage.phone();
  watch.allow(NETWORK_NOISE);
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      (globalThis as unknown as { tellViolation(text: string): void }).tellViolation(
        `${event.effectiveDirective} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      ),
    );
  });
  const screens = everyScreen(slugs);
  for (const path of screens)
    expect((await fetch(stage.origin + path)).headers.get('content-security-policy'), path).toContain(
      ENFORCED,
    );
  // A sample here: the journeys that visit every screen fail at a violation too.
  for (const path of [
    '/search',
    '/tools/emi-calculator',
    '/contact',
    `/property/${slugs[0]}`,
    '/no/such/page',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  // Screens that are gone to inside the app set their head themselves.
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator('a[href^="/property/"]').first().click();
  await expect.poll(() => page.locator('head script[type="application/ld+json"]').count()).toBeGreaterThan(0);
  await page.reload();
  await context.setOffline(true);
  const kept = await page.reload();
  expect(kept?.fromServiceWorker()).toBe(true);
  expect(kept?.headers()['content-security-policy']).toContain(ENFORCED);
  await context.setOffline(false);
  expect(violations).toEqual([]);
}, 180_000);

test('a text is refused where a script would come of it', async () => {
  const { page, watch } = await stage.phone();
  watch.allow(/TrustedHTML|TrustedScript|TrustedTypePolicy/);
  await page.goto('/');
  const tried = await page.evaluate(() => {
    const refused = (work: () => void) => {
      try {
        work();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(n: string, r: object): void };
    };
    return {
      html: refused(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      script: refused(() => {
        document.createElement('script').textContent = 'alert(1)';
      }),
      address: refused(() => {
        document.createElement('script').src = 'data:text/javascript,alert(1)';
      }),
      policy: refused(() => trustedTypes.createPolicy('other', {})),
    };
  });
  expect(tried).toEqual({ html: true, script: true, address: true, policy: true });
});
