import { expect, test } from 'vitest';
import { listCatalogue } from './catalogue.ts';
import { everyScreen } from './every-screen.ts';
import { waitUntilAlive } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** One listing of each kind and, to be sure, the first and the last. */
async function someSlugs(): Promise<string[]> {
  const items = await listCatalogue(stage.origin);
  const ofKind = (['sale', 'resale', 'rental'] as const).map((kind) =>
    items.find((item) => item.propertyType === kind),
  );
  return [...new Set([...ofKind, items[0], items.at(-1)].flatMap((item) => item?.slug ?? []))];
}

test('every screen is taken over without a warning, an error or a policy violation', async () => {
  const { page, watch } = await stage.phone({ serviceWorkers: 'block' });
  // The browser tells of the status of a page that is not there.
  watch.allow(/status of 404/);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`,
      );
    });
  });
  const wrong: Record<string, string[]> = {};
  for (const path of everyScreen(await someSlugs())) {
    const before = watch.complaints.length;
    const answer = await page.goto(path);
    const html = (await answer?.text()) ?? '';
    const problems = html.includes('<h1') ? [] : ['no heading in the HTML'];
    await waitUntilAlive(page);
    // The first idle time starts the background work; what it complains of counts too.
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
    );
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) problems.push(`${headings} main headings`);
    problems.push(...watch.complaints.slice(before));
    if (problems.length) wrong[path] = problems;
  }
  expect(wrong).toEqual({});
});
