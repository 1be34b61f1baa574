import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { fillContactForm, sendButton } from './outbox-tools.ts';
import { outboxStates, rowsOf, waitUntilAlive, waitUntilKept } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();

test('A15: a line that takes everything and answers nothing keeps nobody waiting', async () => {
  let phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  await phone.page.goto('/');
  await waitUntilKept(phone.page);
  await phone.page.locator('article').first().getByRole('button', { name: /save/i }).click();
  await expect.poll(() => rowsOf(phone.page, 'saved')).toHaveLength(1);
  await phone.close();

  stage.proxy.rule({}, { kind: 'silence' });
  phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/saved', { waitUntil: 'commit' });
  await expect
    .poll(() => page.locator('main a[href^="/property/"]').count(), { timeout: 4_000 })
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);

  await page.goto('/contact', { waitUntil: 'commit' });
  await waitUntilAlive(page);
  await fillContactForm(page, { name: 'A15', phone: '9820000000', email: 'a@example.in', message: 'Hello' });
  await sendButton(page).click();
  await expect
    .poll(() => page.getByText('Saved on this phone.', { exact: true }).count(), { timeout: 17_000 })
    .toBeGreaterThan(0);
  await expect.poll(() => sendButton(page).isEnabled()).toBe(true);
  const states = await outboxStates(page);
  expect((states.queued ?? 0) + (states.sending ?? 0)).toBe(1);
});
