import { expect, test } from 'vitest';
import { listCatalogue } from './catalogue.ts';
import { waitUntilAlive } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const PLAIN = { serviceWorkers: 'block', reducedMotion: 'reduce' } as const;

/** A phone that may use the clipboard, and what it is told in alerts, each accepted. */
async function openSharer() {
  const { page, context } = await stage.phone(PLAIN);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return { page, alerts };
}

test('A26: sharing by the phone, silence when cancelled, the clipboard, and text when that is refused', async () => {
  const { page, alerts } = await openSharer();
  const [home] = await listCatalogue(stage.origin);
  const address = `/property/${home?.slug}`;
  await page.goto(address);
  await waitUntilAlive(page);
  const share = page.getByRole('button', { name: 'Share', exact: true }).first();
  const text = page.getByLabel('Copy this link').first();
  const link = `${stage.origin}${address}`;

  await page.evaluate(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (what: unknown) => shared.push(what),
    });
  });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared[0]?.url))
    .toBe(link);

  await page.evaluate(() => {
    const share = () => Promise.reject(new DOMException('not now', 'AbortError'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  });
  await share.click();
  expect(await text.count()).toBe(0);

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }),
  );
  await share.click();
  await expect.poll(() => alerts).toEqual(['Property link copied to clipboard!']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  // Without the clipboard a text field, which is there for a moment, is copied from.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => {
      document.documentElement.dataset.copied = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    };
  });
  await share.click();
  await expect.poll(() => alerts.length).toBe(2);
  expect(await page.evaluate(() => document.documentElement.dataset.copied)).toBe(link);
  expect(await page.locator('textarea').count()).toBe(0);

  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await share.click();
  await text.waitFor();
  await text.focus();
  expect(
    await page.evaluate(() => getSelection()?.toString() || document.activeElement?.getAttribute('value')),
  ).toBe(link);
  expect(alerts).toHaveLength(2);
});

test('an article is shared by its link', async () => {
  const { page, alerts } = await openSharer();
  await page.goto('/blog/home-loan-interest-rates-2025');
  await waitUntilAlive(page);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }),
  );
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => alerts).toEqual(['Blog post link copied to clipboard!']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
