import { expect, test } from 'vitest';
import { addFingerSensor, createAccount, expectWelcome, open, signInWithPasskey } from './passkey-phone.ts';
import { setStage } from './stage.ts';

const stage = setStage();

test('register, sign out, sign in with the passkey; an answer that is played again is refused', async () => {
  const { page, watch } = await stage.phone();
  const sensor = await addFingerSensor(page);
  await createAccount(page, 'Sunita');
  await expectWelcome(page, 'Welcome, Sunita');
  expect(await sensor.passkeys()).toBe(1);

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.waitForURL('**/profile');
  await expectWelcome(page, 'Welcome Guest');

  const verify = page.waitForRequest('**/api/auth/passkey/login/verify');
  await signInWithPasskey(page);
  await expectWelcome(page, 'Welcome, Sunita');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'angan-session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  watch.allow(/status of 401/);
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/auth/passkey/login/verify', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status,
    (await verify).postData() ?? '',
  );
  expect(status).toBe(401);
});

test('a second device by recovery code, its own passkey, and out again when it is removed', async () => {
  const first = await stage.phone();
  await addFingerSensor(first.page);
  const code = await createAccount(first.page, 'Asha');

  const second = await stage.phone();
  second.watch.allow(/status of 401/);
  const sensor = await addFingerSensor(second.page);
  await open(second.page, '/api/login');
  await second.page.getByText('Lost your phone').click();
  await second.page.getByLabel('Recovery code').fill(` ${code.toLowerCase()} `);
  await second.page.getByRole('button', { name: 'Use recovery code' }).click();
  await second.page.getByRole('button', { name: 'Add a passkey on this device' }).click();
  await second.page.getByText('A passkey for this device was added.').waitFor();
  expect(await sensor.passkeys()).toBe(1);
  await second.page.getByRole('button', { name: 'I have written it down' }).click();
  await expectWelcome(second.page, 'Welcome, Asha');
  await second.page.getByRole('link', { name: 'Sign Out' }).click();
  await expectWelcome(second.page, 'Welcome Guest');
  await signInWithPasskey(second.page);
  await expectWelcome(second.page, 'Welcome, Asha');

  await open(first.page, '/profile');
  await first.page.getByText('Passkeys and sign-in').click();
  const rows = first.page.getByRole('button', { name: /^Remove passkey/ });
  await expect.poll(() => rows.count()).toBe(2);
  await rows.last().click();
  await first.page.getByRole('button', { name: /^Really remove passkey/ }).click();
  await first.page.getByText('The passkey was removed').waitFor();
  await expect.poll(() => rows.count()).toBe(1);

  await second.page.reload();
  await expectWelcome(second.page, 'Welcome Guest');
  await open(second.page, '/api/login');
  await second.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await second.page.getByText('This passkey opens no account here').waitFor();

  // The code that was used opens nothing any more.
  await second.page.getByText('Lost your phone').click();
  await second.page.getByLabel('Recovery code').fill(code);
  await second.page.getByRole('button', { name: 'Use recovery code' }).click();
  await second.page.getByText('This code is not known').waitFor();
});

test('at an address that is not the site’s own, the page explains why passkeys do not work', async () => {
  const { page } = await stage.phone({ serviceWorkers: 'block' });
  await addFingerSensor(page);
  const other = stage.origin.replace('localhost', '127.0.0.1');
  await page.goto(`${other}/sign-in`);
  await page.getByText(`Passkeys belong to ${stage.origin}`).waitFor();
  expect(await page.getByRole('button', { name: 'Create account' }).count()).toBe(0);
  expect(await page.getByText('Lost your phone').count()).toBe(1);
});

test('a browser without passkeys is told so; a closed dialog too', async () => {
  const { page } = await stage.phone();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/sign-in');
  await page.getByText('This browser is too old for passkeys').waitFor();

  const { page: careful } = await stage.phone();
  await careful.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  });
  await open(careful, '/sign-in');
  await careful.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await careful.getByText('the dialog was closed or took too long').waitFor();
});

test('a crafted link leads nowhere else after signing in', async () => {
  const { page, watch } = await stage.phone();
  await addFingerSensor(page);
  await createAccount(page, 'Ravi');
  await open(page, `/api/login?returnTo=${encodeURIComponent('//evil.test/x')}`);
  expect(new URL(page.url()).origin).toBe(stage.origin);
  // The account page may be asking for something just now.
  watch.allow(/status of 401/);
  await page.context().clearCookies();
  await open(page, `/sign-in?returnTo=${encodeURIComponent('https://evil.test/x')}`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/profile');
  expect(new URL(page.url()).origin).toBe(stage.origin);
});

test('sign out everywhere signs this phone out too', async () => {
  const { page } = await stage.phone();
  await addFingerSensor(page);
  await createAccount(page, 'Meera');
  await page.getByText('Passkeys and sign-in').click();
  await page.getByText('Signed in here only.').waitFor();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectWelcome(page, 'Welcome Guest');
});

test('delete my data: account, saved homes and what was sent are gone, here and at the agency', async () => {
  const { page, watch } = await stage.phone();
  await addFingerSensor(page);
  await createAccount(page, 'Leela');
  await page.getByText('Your data', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('angan-my-data.json');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Yes, delete it all' }).click();
  await page.getByText('Your data was deleted').waitFor();
  await expectWelcome(page, 'Welcome Guest');
  watch.allow(/status of 401/);
  await open(page, '/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey opens no account here').waitFor();
});
