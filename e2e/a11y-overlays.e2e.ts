import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { listCatalogue } from './catalogue.ts';
import { waitUntilAlive } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const axe = () => readFileSync(path.join(inject('root'), 'node_modules/axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe());
  const { violations: found } = (await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    }),
  )) as AxeResults;
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 160))
        .join(' | ')}`,
  );
}

test('nothing that opens over a screen, and no state of one, has a barrier that a checker can find', async () => {
  const { page } = await stage.phone({ serviceWorkers: 'block', bypassCSP: true, reducedMotion: 'reduce' });
  const items = await listCatalogue(stage.origin);
  const slug = items.find((item) => item.brochure && item.imageCount > 5)?.slug ?? '';
  const found: Record<string, string[]> = {};
  const look = async (state: string) => {
    const here = await violations(page);
    if (here.length) found[state] = here;
  };
  const open = async (address: string) => {
    await page.goto(address);
    await waitUntilAlive(page);
  };
  const dialog = page.getByRole('dialog');
  const back = async () => {
    await page.goBack();
    await expect.poll(() => dialog.count()).toBe(0);
  };

  await open('/search?location=Kamothe');
  await page.getByLabel('Menu', { exact: true }).first().click();
  await dialog.getByRole('heading', { name: 'Follow Us' }).waitFor();
  await look('drawer');
  await back();
  await page.locator('a[href="#filters"]').click();
  await dialog.waitFor();
  await look('filters');
  await back();
  await page
    .getByRole('button', { name: /^Govt charges for/ })
    .first()
    .click();
  await dialog.waitFor();
  await look('govt charges');
  await back();
  await page
    .getByLabel(/^Download Brochure of/)
    .first()
    .click();
  await dialog.locator('[name=name]').waitFor();
  await look('brochure');
  await back();
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect.poll(() => page.getByText('Property saved!').count(), { timeout: 30_000 }).toBeGreaterThan(0);
  await look('toast');

  await open('/saved');
  await page.getByRole('button', { name: 'Manage' }).click();
  await look('saved list with its sizes');
  await open('/search?q=zzqq&status=Luxury');
  await page.getByText('No Properties Found').waitFor();
  await look('no results');

  await open(`/property/${slug}`);
  await page.getByRole('button', { name: /^Photo 1 of/ }).click();
  await dialog.waitFor();
  await look('viewer');
  await back();
  await page.locator('[data-property-bar]').getByRole('button', { name: 'Get Details' }).click();
  await dialog.locator('[name=message]').waitFor();
  await look('contact dialog');
  await back();
  for (const more of ['Read More', /^All \d+ amenities/])
    for (const button of await page.getByRole('button', { name: more }).all()) await button.click();
  await look('detail with its texts open');
  expect(found).toEqual({});
});
