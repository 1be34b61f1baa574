import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { addFingerSensor, createAccount, expectWelcome, open, signInWithPasskey } from './passkey-phone.ts';
import { outboxOf, waitUntilKept } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** What the server has for whoever is signed in on this page's phone. */
const stored = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/user/settings')).json() as Promise<Record<string, unknown>>);
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' }).click();
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const cards = (page: Page) => page.getByRole('heading', { name: 'Preferred Locations' }).waitFor();

/** Every toast of a page, noted inside it: half a second is too short to look for one from outside. */
async function recordToasts(page: Page): Promise<string[]> {
  const toasts: string[] = [];
  await page.exposeFunction('noteToast', (words: string) => toasts.push(words));
  await page.addInitScript(() => {
    const { noteToast } = window as unknown as { noteToast(words: string): void };
    new MutationObserver(() => {
      const words = document.querySelector('[aria-label=Notification]')?.textContent;
      if (words) noteToast(words);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return toasts;
}

test('a visitor is told and led to the sign-in page, and back after signing in', async () => {
  const { page } = await stage.phone();
  await addFingerSensor(page);
  const toasts = await recordToasts(page);
  await page.goto('/settings');
  await page.waitForURL('**/sign-in?returnTo=%2Fsettings');
  expect(toasts.at(-1)).toContain('Unauthorized');
  expect(toasts.at(-1)).toContain('You are logged out. Logging in again...');
  await createAccount(page, 'Sunita', '/settings');
  await cards(page);
});

test('settings are filled in, saved, and there again', async () => {
  const { page } = await stage.phone();
  await addFingerSensor(page);
  await createAccount(page, 'Sunita', '/settings');
  await cards(page);
  await page.getByLabel('Minimum').fill('60 lakh');
  await page.getByLabel('Maximum').fill('5000000');
  await page.getByText('The maximum is below the minimum.').waitFor();
  await save(page);
  expect((await stored(page)).budgetMin).toBeUndefined();
  await page.getByLabel('Maximum').fill('1.1 cr');
  await page.getByLabel('Add a location').selectOption('Powai');
  await page.getByLabel('Add a location').selectOption('Kamothe');
  await page.getByRole('button', { name: 'Remove Powai' }).click();
  await page.getByLabel('Add a type').selectOption('2 BHK');
  await page.getByLabel('By e-mail').click();
  stage.proxy.rule({ method: 'PATCH', times: 1 }, { kind: 'delay-answer', ms: 1000 });
  await save(page);
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await toast(page, 'Settings Updated');
  await toast(page, 'Your preferences have been saved successfully.');
  expect(await stored(page)).toEqual({
    notificationsEnabled: true,
    emailNotifications: false,
    preferredLocations: ['Kamothe'],
    budgetMin: 6_000_000,
    budgetMax: 11_000_000,
    preferredPropertyTypes: ['2 BHK'],
  });
  await page.reload();
  await cards(page);
  expect(await page.getByLabel('Minimum').inputValue()).toBe('60,00,000');
  await open(page, '/profile');
  await expect
    .poll(() => page.getByRole('link', { name: 'Preferred Locations' }).textContent())
    .toContain('1');
});

test('without signal: readable, changed, kept over a restart, sent by itself', async () => {
  let phone = await stage.keptPhone();
  await addFingerSensor(phone.page);
  await createAccount(phone.page, 'Sunita', '/settings');
  await cards(phone.page);
  await waitUntilKept(phone.page);
  await stage.proxy.down();
  phone.watch.allow(NETWORK_NOISE);
  await phone.page.getByLabel('Maximum').fill('90 lakh');
  await save(phone.page);
  await toast(phone.page, 'Saved on this phone.');
  await phone.close();

  phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  await phone.page.goto('/settings');
  await cards(phone.page);
  expect(await phone.page.getByLabel('Maximum').inputValue()).toBe('90,00,000');
  expect((await outboxOf(phone.page)).map((row) => row.command)).toEqual(['updateSettings']);
  await stage.proxy.up();
  await phone.page.reload();
  await expect.poll(async () => (await stored(phone.page)).budgetMax, { timeout: 15_000 }).toBe(9_000_000);
}, 150_000);

test('A12: changed without signal, the sign-in over meanwhile: kept, told, sent after signing in', async () => {
  const { page, watch } = await stage.phone();
  await addFingerSensor(page);
  await createAccount(page, 'Asha', '/settings');
  await cards(page);
  await waitUntilKept(page);
  watch.allow(NETWORK_NOISE);
  await stage.proxy.down();
  await page.getByLabel('Minimum').fill('50 lakh');
  await save(page);
  await toast(page, 'Saved on this phone.');
  await page.context().clearCookies({ name: 'angan-session' });
  await stage.proxy.up();
  await page.goto('/profile');
  await page.getByText('Sign in to send this.').first().waitFor();
  await expectWelcome(page, 'Welcome Guest');
  await signInWithPasskey(page, '/settings');
  await cards(page);
  await expect.poll(async () => (await stored(page)).budgetMin, { timeout: 15_000 }).toBe(5_000_000);
});

test('saving with a session that is over keeps the change and leads to the sign-in page', async () => {
  const { page, watch } = await stage.phone();
  const toasts = await recordToasts(page);
  await addFingerSensor(page);
  await createAccount(page, 'Ravi', '/settings');
  await cards(page);
  watch.allow(/status of 401/);
  await page.context().clearCookies({ name: 'angan-session' });
  await page.getByLabel('Minimum').fill('40 lakh');
  await save(page);
  await page.waitForURL('**/sign-in?returnTo=%2Fsettings');
  expect(toasts.at(-1)).toContain('Unauthorized');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await cards(page);
  await expect.poll(async () => (await stored(page)).budgetMin, { timeout: 15_000 }).toBe(4_000_000);
});

test('a session that ends in the background takes nothing that is half typed, and nobody else gets it', async () => {
  const { page, watch } = await stage.phone();
  watch.allow(/status of 401/);
  await addFingerSensor(page);
  await createAccount(page, 'Noor', '/settings');
  await cards(page);
  await page.getByLabel('Minimum').fill('70 lakh and');
  await page.getByLabel('By e-mail').click();
  await page.context().clearCookies({ name: 'angan-session' });
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expectWelcome(other, 'Welcome Guest');
  await other.close();
  await page.reload();
  await page.waitForURL('**/sign-in?returnTo=%2Fsettings');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await cards(page);
  await expect.poll(() => page.getByLabel('Minimum').inputValue()).toBe('70 lakh and');
  await page.getByText('Not saved yet.').waitFor();
  await page.getByLabel('Minimum').fill('70 lakh');
  await save(page);
  await toast(page, 'Settings Updated');
  expect(await stored(page)).toMatchObject({ budgetMin: 7_000_000, emailNotifications: false });
  await expect.poll(() => page.getByText('Not saved yet.').count()).toBe(0);

  await page.getByLabel('Minimum').fill('80 lakh');
  await page.getByText('Not saved yet.').waitFor();
  await open(page, '/profile');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expectWelcome(page, 'Welcome Guest');
  await signInWithPasskey(page, '/settings');
  await cards(page);
  await expect.poll(() => page.getByLabel('Minimum').inputValue()).toBe('70,00,000');
});

test('what is changed while settings are being saved is neither lost nor said to be saved', async () => {
  const { page } = await stage.phone();
  await addFingerSensor(page);
  await createAccount(page, 'Sunita', '/settings');
  await cards(page);
  await page.getByLabel('Minimum').fill('60 lakh');
  stage.proxy.rule({ method: 'PATCH', times: 1 }, { kind: 'delay-answer', ms: 1500 });
  await save(page);
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await page.getByLabel('Add a location').selectOption('Powai');
  await toast(page, 'Settings Updated');
  expect((await stored(page)).preferredLocations).toEqual([]);
  await page.getByRole('button', { name: 'Remove Powai' }).waitFor();
  await page.getByText('Not saved yet.').waitFor();
  await save(page);
  await expect.poll(async () => (await stored(page)).preferredLocations).toEqual(['Powai']);
  expect((await stored(page)).budgetMin).toBe(6_000_000);
});

test('on a phone that keeps nothing, the form shows what was saved and not what was before', async () => {
  const { page } = await stage.phone();
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('private mode', 'InvalidStateError');
    };
  });
  await addFingerSensor(page);
  await createAccount(page, 'Sunita', '/settings');
  await cards(page);
  await page.getByLabel('Minimum').fill('60 lakh');
  await save(page);
  await toast(page, 'Settings Updated');
  await expect.poll(() => page.getByLabel('Minimum').inputValue()).toBe('60,00,000');
  expect((await stored(page)).budgetMin).toBe(6_000_000);
});

test('signing out keeps what waits, and somebody else neither sees nor sends it', async () => {
  const { page, watch } = await stage.phone();
  await addFingerSensor(page);
  await createAccount(page, 'Leela', '/settings');
  await cards(page);
  watch.allow(/status of (?:401|503)/);
  stage.proxy.rule({ path: '/api/user/settings', method: 'PATCH' }, { kind: 'replace', status: 503 });
  await page.getByLabel('Minimum').fill('30 lakh');
  await save(page);
  await toast(page, 'Saved on this phone.');
  await open(page, '/profile');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expectWelcome(page, 'Welcome Guest');
  stage.proxy.clearRules();
  await createAccount(page, 'Maya', '/settings');
  await cards(page);
  expect(await page.getByLabel('Minimum').inputValue()).toBe('');
  expect((await stored(page)).budgetMin).toBeUndefined();
  expect((await outboxOf(page)).filter((row) => row.state !== 'sent')).toHaveLength(1);
});

test('two tabs: what one saves the other shows', async () => {
  const { page, context } = await stage.phone();
  await addFingerSensor(page);
  await createAccount(page, 'Sunita', '/settings');
  await cards(page);
  const other = await context.newPage();
  await other.goto('/settings');
  await cards(other);
  await page.getByLabel('Add a location').selectOption('Juhu');
  await save(page);
  await toast(page, 'Settings Updated');
  await other.getByRole('button', { name: 'Remove Juhu' }).waitFor();
});
