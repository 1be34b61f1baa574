import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NETWORK_NOISE, type Phone } from './browser.ts';
import { importListings, listCatalogue, removeListings } from './catalogue.ts';
import { countSummaries, waitUntilAlive, waitUntilKept } from './phone-data.ts';
import { inquiriesOf, savedRows } from './server-rows.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const TEMPLATE = { location: 'Sector 9, Khandeshwar', city: 'Panvel', status: 'Ready to Move' } as const;

/** Two resale homes of this test's own. */
async function listHomes(prefix: string): Promise<{ id: string; slug: string; name: string }[]> {
  const listings = [1, 2].map((n) => ({
    ...TEMPLATE,
    id: `${prefix}-${n}`,
    name: `${prefix} home ${n}`,
    propertyType: 'resale' as const,
    bedrooms: '2 BHK',
    area: '600 sq ft',
    price: '₹80 Lakh',
    priceValue: 80_00_000,
  }));
  await importListings(stage.product.dataDir, listings);
  const items = await listCatalogue(stage.origin);
  return listings.map(({ id, name }) => ({
    id,
    name,
    slug: items.find((item) => item.id === id)?.slug ?? '',
  }));
}

async function visit(phone: Phone): Promise<Page> {
  phone.watch.allow(NETWORK_NOISE);
  await phone.page.goto('/');
  await waitUntilKept(phone.page);
  return phone.page;
}

async function save(page: Page, { slug, name }: { slug: string; name: string }): Promise<void> {
  await page.goto(`/property/${slug}`);
  await waitUntilAlive(page);
  const heart = page.getByRole('button', { name: `Save ${name}` }).first();
  // A write is over too soon to be looked at from outside: the page notes it itself.
  await heart.evaluate((button) =>
    new MutationObserver(() => {
      if ((button as HTMLButtonElement).disabled) button.setAttribute('data-was-disabled', '');
    }).observe(button, { attributeFilter: ['disabled'] }),
  );
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(await heart.getAttribute('data-was-disabled')).toBe('');
  await expect.poll(() => heart.isEnabled()).toBe(true);
  await expect.poll(() => page.getByText('Property saved!').count()).toBeGreaterThan(0);
}

const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('saving keeps photos, plans and documents, says how much, and gives the room back', async () => {
  const page = await visit(await stage.keptPhone());
  await page.goto('/saved');
  await expect.poll(() => page.getByText('No Saved Properties').count()).toBe(1);
  expect(await page.getByText('Your favorite picks').count()).toBe(1);
  const withPapers = (await listCatalogue(stage.origin)).find((item) => item.brochure && item.imageCount > 5);
  if (!withPapers) throw new Error('the catalogue is empty');
  await save(page, withPapers);
  await page.goto('/saved');
  const card = row(page, withPapers.name);
  await expect
    .poll(() => card.textContent(), { timeout: 20_000 })
    .toMatch(/All on this phone, [\d.]+ (?:KB|MB)/);

  await stage.proxy.down();
  await page.goto(`/property/${withPapers.slug}`);
  await waitUntilAlive(page);
  const papers = page.getByRole('region', { name: 'Documents' });
  await expect.poll(() => papers.getByText('on this phone').count()).toBeGreaterThan(0);
  await page.goto('/property/not-on-this-phone-at-all');
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe('This home is not on the phone yet');
  expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
  await stage.proxy.up();

  await page.goto('/saved');
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('button', { name: `Free the space of ${withPapers.name}` }).click();
  await expect.poll(() => card.textContent()).toContain('Photos are not kept on this phone');
  await page.getByRole('button', { name: `Keep ${withPapers.name} on this phone` }).click();
  await expect.poll(() => card.textContent(), { timeout: 20_000 }).toContain('All on this phone');
  await card.getByRole('button', { name: /^Save / }).click();
  await expect.poll(() => page.getByText('No Saved Properties').count()).toBe(1);
  await expect.poll(() => page.getByText('Property removed').count()).toBeGreaterThan(0);
});

test('A24: gone and repriced homes say so; what was asked about the gone one is delivered', async () => {
  const [gone, dearer] = await listHomes('A24');
  if (!gone || !dearer) throw new Error('no homes');
  const page = await visit(await stage.keptPhone());
  await save(page, gone);
  await save(page, dearer);
  const before = await countSummaries(page);
  await stage.proxy.down();
  await page.goto(`/property/${gone.slug}`);
  await waitUntilAlive(page);
  await page.locator('[data-property-bar]').getByRole('button', { name: 'Get Details' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=name]').fill('A24 Reader');
  await dialog.locator('[name=phone]').fill('9820000000');
  await dialog.locator('form [type=submit]').click();
  await expect.poll(() => page.getByText(/saved on this phone/i).count()).toBeGreaterThan(0);

  await removeListings(stage.product.dataDir, [gone.id]);
  await importListings(stage.product.dataDir, [
    {
      ...TEMPLATE,
      id: dearer.id,
      name: dearer.name,
      propertyType: 'resale',
      price: '₹76 Lakh',
      priceValue: 76_00_000,
    },
  ]);
  await stage.proxy.up();
  await page.goto('/saved');
  await expect.poll(() => countSummaries(page), { timeout: 20_000 }).toBe(before - 1);
  await expect.poll(() => row(page, gone.name).textContent()).toMatch(/₹80 Lakh.*No longer available/);
  await expect.poll(() => row(page, dearer.name).textContent()).toMatch(/₹76 Lakh.*Down from ₹80 Lakh/);
  await expect
    .poll(async () => (await inquiriesOf(stage.product.dataDir, 'A24 Reader'))[0]?.property_id, {
      timeout: 20_000,
    })
    .toBe(gone.id);
  await row(page, gone.name)
    .getByRole('button', { name: /^Save / })
    .click();
  await expect.poll(() => row(page, gone.name).count()).toBe(0);
});

test('a lost database: the list comes back from the server', async () => {
  const [home] = await listHomes('LOST');
  if (!home) throw new Error('no homes');
  const page = await visit(await stage.keptPhone());
  await save(page, home);
  await expect
    .poll(async () => (await savedRows(stage.product.dataDir)).some((saved) => saved.property_id === home.id))
    .toBe(true);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('angan');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
  await page.goto('/saved');
  await expect.poll(() => row(page, home.name).count(), { timeout: 20_000 }).toBe(1);
});
