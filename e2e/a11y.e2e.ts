import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { listCatalogue } from './catalogue.ts';
import { everyScreen } from './every-screen.ts';
import { waitUntilWhole } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const axe = () => readFileSync(path.join(inject('root'), 'node_modules/axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = (await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    }),
  )) as AxeResults;
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 160))
        .join(' | ')}`,
  );
}

test('no screen has a barrier that a checker can find', async () => {
  // The checker comes in from outside, past the policy; the page's own scripts stay bound by it (every-route.e2e.ts).
  const { page, watch } = await stage.phone({
    serviceWorkers: 'block',
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  watch.allow(/status of 404/);
  const found: Record<string, string[]> = {};
  const [item] = await listCatalogue(stage.origin);
  for (const address of everyScreen([item?.slug ?? ''])) {
    await page.goto(address);
    await waitUntilWhole(page);
    await page.evaluate(axe());
    const here = await violations(page);
    if (here.length) found[address] = here;
  }
  expect(found).toEqual({});
});
