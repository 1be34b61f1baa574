import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { PropertySummary } from '#domain/property/summary';
import { NETWORK_NOISE } from './browser.ts';
import { addGenerated, listCatalogue } from './catalogue.ts';
import { countSummaries, waitUntilAlive, waitUntilSearchable } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();
let items: PropertySummary[] = [];

beforeAll(async () => {
  await addGenerated(stage.product.dataDir, 300);
  items = await listCatalogue(stage.origin);
});

const cards = (page: Page) => page.locator('main article');
/** How many homes the list says it has: a long one keeps only some of its cards in the page. */
const listed = async (page: Page) =>
  Number(await page.locator('main li[aria-setsize]').first().getAttribute('aria-setsize'));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const query = (page: Page) => new URL(page.url()).searchParams;

/** Notes what moves the open sheet in the frame after Back; `leavingOf` tells it. */
const watchLeaving = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.leaving;
    const look = () => {
      const running = document.querySelector('dialog > div')?.getAnimations() ?? [];
      const frames = running.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
      const named = ['transform', 'opacity'].filter((name) => frames.some((frame) => name in frame));
      document.documentElement.dataset.leaving = named.join(' ');
    };
    window.addEventListener('popstate', () => requestAnimationFrame(look), { once: true });
  });
const leavingOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.leaving);

async function openSearch(page: Page, address = '/search'): Promise<void> {
  await page.goto(address);
  await waitUntilAlive(page);
  await waitUntilSearchable(page);
}

test('search answers each keystroke, marks what it found and reads a slip of the finger', async () => {
  const { page } = await stage.phone({ serviceWorkers: 'block' });
  await openSearch(page);
  await expect.poll(() => heading(page).textContent()).toMatch(/^All Properties/);
  const field = page.getByRole('searchbox');
  expect(await field.getAttribute('placeholder')).toBe('Area, project or station');
  await field.pressSequentially('ulwe');
  await expect.poll(() => heading(page).textContent()).toMatch(/^Results for “ulwe” \d+/);
  await expect.poll(() => cards(page).first().locator('mark').first().textContent()).toBe('Ulwe');
  await expect.poll(() => query(page).get('q')).toBe('ulwe');

  await field.fill('khandeshwr');
  await expect.poll(() => page.getByText('Showing results for').textContent()).toContain('Khandeshwar');
  expect(await cards(page).first().textContent()).toContain('Khandeshwar');

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect.poll(() => heading(page).textContent()).toMatch(/^All Properties/);

  await field.fill('zzqq');
  await expect.poll(() => page.getByText('No Properties Found').count()).toBe(1);
  expect(await page.getByText('Try adjusting your search or filters').count()).toBe(1);
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect.poll(() => listed(page)).toBe(items.length);
});

test('chips, filters and order stand in the address, and Back takes them back', async () => {
  const { page } = await stage.phone({ serviceWorkers: 'block' });
  await openSearch(page, '/search?location=Kamothe&propertyType=rental');
  await page.getByRole('button', { name: 'Remove Rent' }).click();
  await expect.poll(() => query(page).has('propertyType')).toBe(false);
  expect(await page.getByRole('button', { name: 'Remove Kamothe' }).count()).toBe(1);
  await page.goBack();
  await expect.poll(() => page.getByRole('button', { name: 'Remove Rent' }).count()).toBe(1);

  // The sheet: Back closes it as its own buttons do, and leaves the address alone.
  const filters = page.locator('a[href="#filters"]');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const before = page.url();
  for (const [reducedMotion, moved] of [
    ['no-preference', 'transform'],
    ['reduce', 'opacity'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await filters.click();
    await sheet.waitFor();
    await watchLeaving(page);
    await page.goBack();
    await expect.poll(() => leavingOf(page)).toBe(moved);
    await expect.poll(() => sheet.count()).toBe(0);
    expect(page.url()).toBe(before);
    expect(await filters.evaluate((element) => element === document.activeElement)).toBe(true);
  }

  await filters.click();
  await sheet.waitFor();
  for (const title of ['Status', 'Bedrooms', 'Price Range'])
    expect(await sheet.getByRole('heading', { name: title }).count()).toBe(1);
  await sheet.getByRole('button', { name: /^2 BHK/ }).click();
  const show = sheet.getByRole('button', { name: /^Show \d+ homes?/ });
  const promised = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  await show.click();
  await expect.poll(() => query(page).get('bedrooms')).toBe('2 BHK');
  await expect.poll(() => heading(page).textContent()).toContain(`Results for Kamothe ${promised}`);
  await page.goBack();
  await expect.poll(() => query(page).has('bedrooms')).toBe(false);
});

test('order by price puts what is on request last, and outlives a reload', async () => {
  const { page } = await stage.phone({ serviceWorkers: 'block' });
  await openSearch(page, '/search?status=Luxury&propertyType=projects');
  const order = page.getByRole('combobox', { name: 'Order' });
  expect(await order.locator('option').allTextContents()).toEqual([
    'Relevance',
    'Newest',
    'Price, low to high',
    'Price, high to low',
    'Largest first',
  ]);
  const luxury = items.filter((item) => item.status === 'Luxury' && item.propertyType === 'sale');
  const priced = luxury.filter((item) => item.priceValue > 0).map((item) => item.priceValue);
  expect(luxury.length).toBeGreaterThan(priced.length);
  const shown = async () => {
    const names = await cards(page).getByRole('heading').allTextContents();
    return names.map((name) => luxury.find((item) => item.name === name.trim())?.priceValue);
  };
  const onRequest = luxury.slice(priced.length).map(() => 0);
  for (const [choice, expected] of [
    ['price-up', [...priced].sort((a, b) => a - b)],
    ['price-down', [...priced].sort((a, b) => b - a)],
  ] as const) {
    await order.selectOption(choice);
    // How many cards stand in the page changes when the phone's copy takes over.
    const wrong = async () => {
      const prices = await shown();
      const wanted = [...expected, ...onRequest].slice(0, prices.length);
      return prices.length ? prices.filter((price, at) => price !== wanted[at]) : ['no card'];
    };
    await expect.poll(wrong).toEqual([]);
    expect(query(page).get('sort')).toBe(choice);
  }
  await page.reload();
  await expect.poll(async () => (await shown())[0]).toBe(Math.max(...priced));
});

test('A26: Back from home 180 of 300 finds the same card at the same place, filters kept', async () => {
  const { page } = await stage.phone({ serviceWorkers: 'block' });
  await openSearch(page, '/search?sort=price-up');
  const goOn = () =>
    page.evaluate(() => {
      // A long list is as tall as all its cards and keeps only those around the screen in the page.
      const target = document.querySelector('main li[aria-posinset="180"] article');
      const list = document.querySelector('main ul:has(> li[aria-posinset])');
      if (!target && list) {
        const { top, height } = list.getBoundingClientRect();
        const size = Number(list.querySelector('li[aria-posinset]')?.getAttribute('aria-setsize'));
        window.scrollTo(0, window.scrollY + top + (179 / size) * height);
      }
      target?.scrollIntoView({ block: 'center' });
      return target?.querySelector('a')?.getAttribute('href') ?? null;
    });
  await expect.poll(goOn, { timeout: 40_000 }).not.toBeNull();
  const card = cards(page).filter({ has: page.locator(`a[href="${await goOn()}"]`) });
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const link = card.getByRole('link', { name: /View Details/ });
  const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await link.click();
  await page.waitForURL('**/property/**');
  await expect.poll(() => heading(page).textContent()).toBe(name);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect
    .poll(async () => Math.abs((await top()) - before), { timeout: 20_000 })
    .toBeLessThanOrEqual(50);
  expect(await card.getByRole('heading').textContent()).toBe(name);
  expect(query(page).get('sort')).toBe('price-up');

  // The phone is turned on its side and back: two columns and one, and the same homes.
  for (const size of [
    { width: 823, height: 412 },
    { width: 412, height: 823 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(top).toBeGreaterThan(-size.height);
    await expect.poll(top).toBeLessThan(size.height * 2);
  }
});

test('Back finds the place of a page that was left while it still scrolled', async () => {
  const { page } = await stage.phone();
  await page.goto(`/property/${items[0]?.slug}`);
  await waitUntilAlive(page);
  const tiles = page.getByRole('list', { name: 'Calculators' }).getByRole('link');
  for (const i of [0, 1]) {
    const left = await tiles.nth(i).evaluate((tile: HTMLElement) => {
      tile.scrollIntoView({ block: 'center', behavior: 'instant' });
      const y = window.scrollY;
      tile.click();
      return y;
    });
    expect(left).toBeGreaterThan(300);
    await page.waitForURL('**/tools/**');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
      .toBeLessThanOrEqual(50);
  }
});

test('a long list keeps few cards in the page, leads to its last one, and finds its place after a reload', async () => {
  const { page } = await stage.phone({ serviceWorkers: 'block' });
  await openSearch(page, '/search?sort=price-up');
  await expect.poll(() => heading(page).textContent()).toContain(`${items.length} homes`);
  const at = (position: number) => page.locator(`main li[aria-posinset="${position}"]`);
  const top = async (position: number) => Math.round((await at(position).boundingBox())?.y ?? Number.NaN);
  expect(await at(1).getAttribute('aria-setsize')).toBe(String(items.length));

  // What has the focus stays, however far the reader goes.
  const heart = at(1).getByRole('button', { name: /^Save / });
  await heart.focus();
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return at(items.length).isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  expect(await heart.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await cards(page).count()).toBeLessThan(30);
  await expect.poll(() => at(2).count()).toBe(0);

  // Down to the middle and again from the start: nothing of what lies between is in the page.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, 80_000));
      return page.evaluate(() => {
        const seen = document.elementFromPoint(200, 400)?.closest('main li');
        return Number(seen?.getAttribute('aria-posinset'));
      });
    })
    .toBeGreaterThan(100);
  const middle = await page.evaluate(() => {
    const seen = document.elementFromPoint(200, 400)?.closest('main li');
    return Number(seen?.getAttribute('aria-posinset'));
  });
  const name = await at(middle).getByRole('heading').textContent();
  const before = await top(middle);
  await page.reload();
  await expect
    .poll(async () => Math.abs((await top(middle)) - before), { timeout: 20_000 })
    .toBeLessThanOrEqual(50);
  expect(await at(middle).getByRole('heading').textContent()).toBe(name);
});

test('nothing on the phone and no answer: says so, and Try again shows six places and then homes', async () => {
  const { page, watch } = await stage.phone({ serviceWorkers: 'block' });
  watch.allow(NETWORK_NOISE);
  stage.proxy.rule({ path: /^\/api\// }, { kind: 'drop-before' });
  // A page that brings no homes along.
  await page.goto('/faq');
  await waitUntilAlive(page);
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' }).click();
  await expect.poll(() => page.getByText('Failed to fetch properties').count()).toBe(1);
  stage.proxy.clearRules();
  stage.proxy.rule({ path: /^\/api\// }, { kind: 'delay', ms: 1500 });
  await page.getByRole('button', { name: 'Try again' }).click();
  const places = page.getByRole('status', { name: 'Loading homes' }).locator('[aria-hidden="true"]');
  await expect.poll(() => places.count()).toBeGreaterThanOrEqual(6);
  await expect.poll(() => listed(page)).toBe(items.length);
});

test('a part of the catalogue never stands for the whole: it says so, and what to do when the server is silent', async () => {
  const { page, watch } = await stage.phone({ serviceWorkers: 'block' });
  watch.allow(NETWORK_NOISE);
  stage.proxy.rule({ path: /^\/api\// }, { kind: 'drop-before' });
  // The home page brings a few homes along; nothing else arrives.
  await page.goto('/');
  await waitUntilAlive(page);
  await expect.poll(() => countSummaries(page), { timeout: 20_000 }).toBeGreaterThan(5);
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' }).click();
  await expect.poll(() => heading(page).textContent()).toMatch(/^All Properties \d+ homes so far$/);
  const note = page.getByRole('main').getByRole('status');
  await expect.poll(() => note.textContent()).toMatch(/No answer from the server.*Try again/);
  // None of them fits: that is no answer either.
  await page.getByRole('searchbox').fill('zzqq');
  await expect.poll(() => page.getByText('Failed to fetch properties').count()).toBe(1);
  expect(await page.getByText('No Properties Found').count()).toBe(0);
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => note.textContent()).toContain('No answer');

  stage.proxy.clearRules();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => heading(page).textContent(), { timeout: 20_000 })
    .toBe(`All Properties ${items.length} homes`);
  expect(await note.textContent()).toBe('');
});

test('/properties with a part of the catalogue says that there are more, and gets them', async () => {
  const { page, watch } = await stage.phone({ serviceWorkers: 'block' });
  watch.allow(NETWORK_NOISE);
  stage.proxy.rule({ path: /^\/api\// }, { kind: 'drop-before' });
  await page.goto('/');
  await waitUntilAlive(page);
  await expect.poll(() => countSummaries(page), { timeout: 20_000 }).toBeGreaterThan(5);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Properties' }).click();
  const note = page.getByRole('main').getByRole('status');
  await expect.poll(() => note.textContent()).toMatch(/No answer from the server.*Try again/);
  expect(await cards(page).count()).toBeGreaterThan(5);
  stage.proxy.clearRules();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => page.getByRole('main').locator('a[href="/properties"]').first().textContent(), {
      timeout: 20_000,
    })
    .toMatch(new RegExp(`^All Properties ?${items.length}$`));
  expect(await note.textContent()).toBe('');
});

test('home: Load More fetches, Show Less folds, and a failure says so and can be tried again', async () => {
  const { page, watch } = await stage.phone({ serviceWorkers: 'block' });
  watch.allow(NETWORK_NOISE);
  const feed = /^\/api\/(?:changes|properties)/;
  stage.proxy.rule({ path: feed }, { kind: 'drop-before' });
  await page.goto('/');
  await waitUntilAlive(page);
  const section = page.getByRole('region', { name: 'Featured Projects' });
  expect(await section.locator('article').count()).toBe(3);
  await section.getByRole('button', { name: 'Load More' }).click();
  const failure = section.getByText('Failed to load properties. Please try again.');
  await expect.poll(() => failure.count()).toBe(1);
  expect(await section.locator('article').count()).toBe(3);
  stage.proxy.clearRules();
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => section.locator('article').count()).toBe(6);
  expect(await failure.count()).toBe(0);
  await section.getByRole('button', { name: 'Show Less' }).click();
  await expect.poll(() => section.locator('article').count()).toBe(3);

  const all = section.getByRole('link', { name: 'View All Projects' }).first();
  expect(await all.getAttribute('href')).toBe('/search?propertyType=projects');
  const places = page.getByRole('region', { name: 'Popular Locations' });
  for (const city of ['Mumbai', 'Navi Mumbai', 'Panvel', 'Thane'] as const) {
    const tile = places.getByRole('link', { name: new RegExp(`^${city}`) });
    expect(await tile.textContent()).toContain(String(items.filter((item) => item.city === city).length));
    expect(decodeURIComponent((await tile.getAttribute('href')) ?? '')).toBe(`/search?location=${city}`);
  }
});

test('/properties: a chip for everything, new projects and each status, with their numbers', async () => {
  const { page } = await stage.phone({ serviceWorkers: 'block' });
  await openSearch(page, '/properties');
  const chips = page.getByRole('main').locator('a[href^="/properties"]');
  const statuses = [...new Set(items.map((item) => item.status))];
  await expect.poll(() => chips.count()).toBe(2 + statuses.length);
  const texts = (await chips.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
  expect(texts[0]).toMatch(new RegExp(`^All Properties ?${items.length}$`));
  const sale = items.filter((item) => item.propertyType === 'sale').length;
  expect(texts[1]).toMatch(new RegExp(`^New Projects ?${sale}$`));
  for (const status of statuses) {
    const count = items.filter((item) => item.status === status).length;
    expect(texts.some((text) => new RegExp(`^${status} ?${count}$`).test(text))).toBe(true);
  }
  await page.goto('/properties?filter=Nothing');
  await expect.poll(() => page.getByText('No Properties Found').count()).toBe(1);
});

test('without scripts a list goes on behind a plain link', async () => {
  const { page } = await stage.phone({ javaScriptEnabled: false });
  await page.goto('/search?sort=price-up');
  const first = await cards(page).count();
  await page.getByRole('link', { name: 'Show more homes' }).click();
  expect(query(page).get('sort')).toBe('price-up');
  expect(await cards(page).count()).toBeGreaterThan(first);
});
