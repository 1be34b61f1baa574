import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitUntilAlive } from './phone-data.ts';

/** Gives the page's phone a finger sensor: a virtual authenticator that says yes, with its own passkeys. */
export async function addFingerSensor(page: Page): Promise<{ passkeys(): Promise<number> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

/** Opens a page and waits until its buttons do something. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilAlive(page);
}

/** Makes an account from the sign-in page; gives its recovery code. */
export async function createAccount(page: Page, firstName: string, returnTo = '/profile'): Promise<string> {
  await open(page, `/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Email').fill(`${firstName.toLowerCase()}@example.in`);
  await page.getByRole('button', { name: 'Create account' }).click();
  const box = page.getByRole('region', { name: 'Your recovery code' });
  await box.waitFor();
  const code = await box.locator('[translate=no] span').allTextContents();
  await page.getByRole('button', { name: 'I have written it down' }).click();
  await page.waitForURL(`**${returnTo}`);
  return code.join('-');
}

export async function signInWithPasskey(page: Page, returnTo = '/profile'): Promise<void> {
  await open(page, `/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(`**${returnTo}`);
}

export const welcome = (page: Page) => page.getByRole('heading', { level: 1 });

export async function expectWelcome(page: Page, words: string): Promise<void> {
  await expect.poll(() => welcome(page).textContent()).toBe(words);
}
