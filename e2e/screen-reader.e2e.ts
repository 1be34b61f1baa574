import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { listCatalogue } from './catalogue.ts';
import { waitUntilSearchable, waitUntilWhole } from './phone-data.ts';
import { listen, readTree, treeProblems } from './screen-reader.ts';
import { setStage } from './stage.ts';

/* The main screens as a screen reader has them: Chromium's accessibility tree, and what is read out by itself. */

const stage = setStage();
const CALM = { serviceWorkers: 'block', reducedMotion: 'reduce' } as const;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await waitUntilWhole(page);
}

async function listingPath(): Promise<string> {
  const items = await listCatalogue(stage.origin);
  const item = items.find(({ brochure, imageCount }) => brochure && imageCount > 5);
  return `/property/${item?.slug}`;
}

test('landmarks, headings in order, and a name on everything that can be used', async () => {
  const { page, watch } = await stage.phone(CALM);
  watch.allow(/status of (?:401|404)/);
  const found: Record<string, string[]> = {};
  const look = async (state: string) => {
    const problems = treeProblems(await readTree(page));
    if (problems.length) found[state] = problems;
  };
  const screens = [
    '/',
    '/search?location=Kamothe',
    '/search?q=zzqq',
    '/properties',
    await listingPath(),
    '/saved',
    '/profile',
    '/sign-in',
    '/contact',
    '/tools',
    '/tools/emi-calculator?amount=5000000&rate=8.5&years=20',
    '/tools/rental-yield-calculator?value=8000000&rent=25000&maintenance=3000&tax=12000',
    '/tools/stamp-duty-calculator?value=7500000&use=residential&buyer=female',
    '/tools/area-converter?value=100&from=sqm&to=sqft',
    '/faq',
    '/blog',
    '/blog/kamothe-rental-guide',
    '/blog/home-loan-interest-rates-2025',
    '/kamothe-real-estate-agent',
    '/vastu-consultation',
    '/terms-conditions',
    '/no/such/page',
  ];
  for (const address of screens) {
    await open(page, address);
    await look(address);
  }
  expect(found).toEqual({});
}, 180_000);

test('a listing is told from top to bottom: name, price, facts, registration, then the rest', async () => {
  const { page } = await stage.phone(CALM);
  const path = await listingPath();
  await open(page, path);
  await expect
    .poll(async () => (await readTree(page)).some(({ name }) => /^(?:Nearby|Location)$/.test(name)))
    .toBe(true);
  const tree = await readTree(page);
  const headings = tree.flatMap(({ role, name }) => (role === 'heading' ? [name] : []));
  const item = (await listCatalogue(stage.origin)).find(({ slug }) => path.endsWith(slug));
  expect(headings[0]).toBe(item?.name);
  for (const part of [/^About/, /^Floor plan/, /^Amenities/, /^Documents/, /^(?:Nearby|Location)$/])
    expect(
      headings.some((name) => part.test(name)),
      String(part),
    ).toBe(true);
  expect(tree.some(({ role, name }) => role === 'button' && name === 'Schedule Call')).toBe(true);
  // Every photo says what is on it.
  const photos = tree.filter(({ role, name }) => role === 'button' && /^Photo \d+ of \d+/.test(name));
  expect(photos.length).toBeGreaterThan(3);
});

test('search: the number of homes is read out, and so is that there are none', async () => {
  const { page } = await stage.phone(CALM);
  await open(page, '/search');
  await waitUntilSearchable(page);
  const { heard } = await listen(page);
  await page.getByRole('searchbox').fill('kharghar');
  await expect.poll(heard).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+ homes?$/)]));
  await page.getByRole('searchbox').fill('zzqq');
  await expect.poll(heard).toContain('0 homes');
});

test('saving, unsaving and losing the signal are read out', async () => {
  const { page, watch } = await stage.phone(CALM);
  watch.allow(NETWORK_NOISE);
  await open(page, '/search?location=Thane');
  await waitUntilSearchable(page);
  const { heard } = await listen(page);
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  await expect.poll(heard).toContainEqual(expect.stringContaining('Property saved!'));
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await heart.click();
  await expect.poll(heard).toContainEqual(expect.stringContaining('Property removed'));
  await page.context().setOffline(true);
  await expect.poll(heard).toContainEqual(expect.stringContaining('No signal'));
});

test('forms: what is wrong is tied to its field, and the outcome is read out', async () => {
  const { page } = await stage.phone(CALM);
  await open(page, '/contact');
  const { heard } = await listen(page);
  // The form's own code comes after the page's.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      return page.getByLabel('Full Name').getAttribute('aria-invalid');
    })
    .toBe('true');
  for (const label of ['Full Name', 'Email', 'Phone', 'Message']) {
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const about = await field.getAttribute('aria-describedby');
    expect((await page.locator(`[id="${about}"]`).textContent())?.length).toBeGreaterThan(8);
  }
  expect(await page.getByLabel('Full Name').evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  await page.getByLabel('Full Name').fill('Ear Reader');
  await page.getByLabel('Email', { exact: true }).fill('ear@angan.example');
  await page.getByRole('main').getByLabel('Phone', { exact: true }).fill('9820000000');
  await page.getByRole('main').getByLabel('Message', { exact: true }).fill('Please call.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect
    .poll(heard, { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('Message sent successfully!'));

  await open(page, '/search?location=Thane');
  const again = await listen(page);
  await page
    .getByLabel(/^Download Brochure of/)
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download Brochure' }).click();
  await expect.poll(again.heard).toContainEqual(expect.stringContaining('Please fill required fields'));
});

test('calculators read out their result and what is wrong with a number', async () => {
  const { page } = await stage.phone(CALM);
  await open(page, '/tools/emi-calculator');
  const { heard } = await listen(page);
  await page.getByLabel('Loan amount', { exact: true }).fill('50 lakh');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect.poll(heard).toContainEqual(expect.stringContaining('₹43,391'));
  await page.getByLabel('Tenure', { exact: true }).fill('0');
  await page.getByLabel('Tenure', { exact: true }).blur();
  await expect.poll(heard).toContainEqual(expect.stringContaining('The least we can work with is'));
});
