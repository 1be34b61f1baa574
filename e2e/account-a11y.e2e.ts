import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addFingerSensor, createAccount, open } from './passkey-phone.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const axe = () => readFileSync(path.join(inject('root'), 'node_modules/axe-core/axe.min.js'), 'utf8');

async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe());
  const { violations } = (await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    }),
  )) as AxeResults;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
}

/** Nothing may stand out of the screen at its side. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([360, 1280])(
  'signing in, profile and settings at %i px: no barrier, nothing cut off',
  async (width) => {
    // The checker comes in from outside, past the policy.
    const { page, watch } = await stage.phone({
      bypassCSP: true,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    watch.allow(/status of 401/);
    await addFingerSensor(page);
    const found: Record<string, string[]> = {};
    const look = async (name: string) => {
      const here = await barriers(page);
      if (here.length) found[name] = here;
      expect(await overhang(page), name).toBeLessThanOrEqual(0);
    };

    await open(page, '/sign-in?problem=provider');
    await page.getByText('Lost your phone').click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await look('sign-in with what is wrong');
    await createAccount(page, 'Sunita');
    await page.getByText('Passkeys and sign-in').click();
    await page.getByRole('button', { name: 'New recovery code' }).click();
    await page.getByRole('heading', { name: 'Your recovery code' }).waitFor();
    await page.getByText('Your data', { exact: true }).click();
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await look('profile with everything open');
    await open(page, '/settings');
    await page.getByLabel('Minimum').fill('2 cr');
    await page.getByLabel('Maximum').fill('1 cr');
    await page.getByLabel('Add a location').selectOption('Goregaon West');
    await page.getByLabel('Add a type').selectOption('2 BHK');
    await look('settings with what is wrong');
    expect(found).toEqual({});
  },
  150_000,
);
