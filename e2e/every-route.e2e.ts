import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { displayPrice } from '#domain/property/price';
import { NETWORK_NOISE } from './browser.ts';
import { listCatalogue } from './catalogue.ts';
import { waitUntilAlive, waitUntilKept } from './phone-data.ts';
import { MISSING_ROUTES, ROUTE_TABLE, type RouteRow, unlistedRoutes } from './route-table.ts';
import { setStage } from './stage.ts';

/* Every route of spec section 2: with a network, without one, and without scripts. */

const stage = setStage();
const NOTHING_LEFT_OUT = 3_000;

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const isRight = (heading: RouteRow['heading'], found: string) =>
  typeof heading === 'string' ? found === heading : heading.test(found);

/** What is wrong with the page that stands there; waits a little for what comes from the phone. */
async function problemsOf(page: Page, { heading, words }: RouteRow): Promise<string[]> {
  const look = async () => {
    const problems: string[] = [];
    const headings = await page.locator('main h1').allTextContents();
    if (headings.length !== 1) problems.push(`${headings.length} headings`);
    const [title = ''] = headings.map(oneLine);
    if (!isRight(heading, title)) problems.push(`heading “${title}”`);
    const text = oneLine(await page.locator('main').textContent());
    for (const part of words) if (!text.includes(part)) problems.push(`no “${part}”`);
    return problems;
  };
  const until = Date.now() + NOTHING_LEFT_OUT;
  let problems = await look();
  while (problems.length && Date.now() < until) problems = await look();
  return problems;
}

/** A listing of each kind, under its own address and the first under the short one. */
async function listingRows(): Promise<RouteRow[]> {
  const items = await listCatalogue(stage.origin);
  const some = (['sale', 'resale', 'rental'] as const).flatMap((kind) =>
    items.filter((item) => item.propertyType === kind).slice(0, 1),
  );
  const rows = some.map((item) => ({
    path: `/property/${item.slug}`,
    heading: item.name,
    words: [displayPrice(item.price), 'Schedule Call', 'Get Details'],
  }));
  return [...rows, ...rows.slice(0, 1).map((row) => ({ ...row, path: row.path.replace('/property', '') }))];
}

/** Opens each row's address and gathers what is wrong, by address. */
async function walk(
  page: Page,
  rows: readonly RouteRow[],
  after?: (row: RouteRow, status: number) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {};
  for (const row of rows) {
    const answer = await page.goto(row.path);
    const problems = await problemsOf(page, row);
    problems.push(...((await after?.(row, answer?.status() ?? 0)) ?? []));
    if (problems.length) wrong[row.path] = problems;
  }
  return wrong;
}

test('the table names every page of the site', () => {
  expect(unlistedRoutes()).toEqual([]);
});

test('online: each has its heading, its words and a head of its own, and comes alive without a complaint', async () => {
  const { page, watch } = await stage.phone({ serviceWorkers: 'block' });
  watch.allow(/status of (?:401|404)/);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`,
      );
    });
  });
  const titles = new Map<string, string>();
  let complaints = 0;
  const after = async ({ path }: RouteRow, status: number) => {
    // The first touch brings the scripts at once.
    await page.keyboard.press('Shift');
    await waitUntilAlive(page);
    // The first idle time starts the background work; what it complains of counts too.
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
    );
    const problems = watch.complaints.slice(complaints);
    complaints = watch.complaints.length;
    const missing = MISSING_ROUTES.some((row) => row.path === path);
    if (status !== (missing ? 404 : 200)) problems.push(`status ${status}`);
    const title = await page.title();
    const canonical = await page.evaluate(
      (address) => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? address,
      path,
    );
    const twin = titles.get(title);
    if (!title.includes('Angan') || (twin && twin !== canonical)) problems.push(`title “${title}”`);
    titles.set(title, canonical);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    if ((description ?? '').length < 30) problems.push(`description “${description}”`);
    // The scripts take over what the server drew, and leave it as it was.
    return [...problems, ...(await problemsOf(page, rows.find((row) => row.path === path) as RouteRow))];
  };
  const rows = [
    ...ROUTE_TABLE.filter(({ path }) => path !== '/settings'),
    ...(await listingRows()),
    ...MISSING_ROUTES,
  ];
  expect(await walk(page, rows, after)).toEqual({});
}, 240_000);

test('A16: after one visit to the home page, each opens without a network', async () => {
  const phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  const rows = [...ROUTE_TABLE, ...(await listingRows())];
  await page.goto('/');
  await waitUntilKept(page);
  await stage.proxy.down();
  const after = async () => {
    await waitUntilAlive(page);
    return [];
  };
  expect(await walk(page, rows, after)).toEqual({});
  // What is not there cannot be told from what has not arrived: a page that says so, and not the browser's own.
  await page.goto('/no/such/page');
  expect(oneLine(await page.locator('main h1').textContent())).toBe('404 Page Not Found');
}, 240_000);

test('without scripts: each can be read', async () => {
  const { page, watch } = await stage.phone({ javaScriptEnabled: false });
  watch.allow(/status of 404/);
  const rows = [...ROUTE_TABLE, ...(await listingRows()), ...MISSING_ROUTES];
  expect(await walk(page, rows)).toEqual({});
  for (const path of ['/saved', '/settings', '/sign-in', '/contact', '/vastu-consultation']) {
    await page.goto(path);
    expect(await page.locator('main').textContent(), path).toContain('needs JavaScript');
  }
  // A form that nothing can send: what was typed stays out of the address.
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Nobody Reads This');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(new URL(page.url()).search).toBe('');
}, 240_000);
