import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Property } from '#domain/property/property';
import { NETWORK_NOISE } from './browser.ts';
import { listCatalogue } from './catalogue.ts';
import { takenOver, waitUntilAlive } from './phone-data.ts';
import { setStage } from './stage.ts';

/* What each form goes through: filled in, under way, failed with its text kept, accepted and empty again. */

const stage = setStage();
const CALM = { serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
const LEADS = { method: 'POST', path: '/api/leads', times: 1 } as const;
const INQUIRIES = { method: 'POST', path: '/api/inquiries', times: 1 } as const;
const BROKEN = {
  kind: 'replace',
  status: 500,
  headers: { 'content-type': 'application/json' },
  body: '{"error":{"code":"internal","message":"no"}}',
} as const;

async function open(address: string): Promise<Page> {
  const { page, watch } = await stage.phone(CALM);
  watch.allow(NETWORK_NOISE);
  await page.goto(address);
  await waitUntilAlive(page);
  return page;
}
const toast = (page: Page, words: string) => page.getByText(words).first().waitFor();
const fill = async (form: Locator, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
};
/** Keeps the next request to `path` from leaving until the returned function is called: time to look at a form at work. */
async function hold(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const looked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    `**${path}`,
    async (route) => {
      await looked;
      await route.continue();
    },
    { times: 1 },
  );
  return letGo;
}
/** Body of the next request that writes to `path`. */
const written = async (page: Page, path: string) =>
  (
    await page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path))
  ).postDataJSON() as Record<string, unknown>;

test('chat: a question first, then name and phone; it stays when it failed, and thanks by name', async () => {
  const { page, watch } = await stage.phone(CALM);
  watch.allow(NETWORK_NOISE);
  await page.clock.install();
  await page.goto('/faq');
  await waitUntilAlive(page);
  const chat = page.getByRole('region', { name: 'Chat with us' });
  expect(await chat.count()).toBe(0);
  const comes = () =>
    expect
      .poll(async () => {
        await page.clock.runFor(2_000);
        return chat.count();
      })
      .toBe(1);
  await comes();
  expect(await chat.locator('[name=name], [name=phone]').count()).toBe(0);
  await chat.getByRole('button', { name: 'Yes, I need help!' }).click();
  const send = chat.getByRole('button', { name: 'Get Consultation' });
  await fill(chat, { name: ' ', phone: '' });
  await send.click();
  await toast(page, 'Please fill all fields');
  expect(stage.proxy.seen({ method: 'POST', path: '/api/leads' })).toEqual([]);

  await fill(chat, { name: 'Chat Reader', phone: '12345' });
  stage.proxy.rule(LEADS, BROKEN);
  await send.click();
  await toast(page, 'Please try again.');
  expect(await chat.locator('[name=phone]').inputValue()).toBe('12345');

  const letGo = await hold(page, '/api/leads');
  const lead = written(page, '/api/leads');
  await send.click();
  const busy = chat.getByRole('button', { name: 'Connecting...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  letGo();
  await chat.getByText('Thank you, Chat Reader!').waitFor();
  expect(await chat.textContent()).toContain('We will call you on 12345 within 30 minutes.');
  expect(await lead).toMatchObject({ name: 'Chat Reader', phone: '12345', source: 'chat_popup' });
  await chat.getByRole('button', { name: 'Continue Browsing' }).click();
  await expect.poll(() => chat.count()).toBe(0);

  await page.reload();
  await waitUntilAlive(page);
  await comes();
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expect.poll(() => chat.count()).toBe(0);
});

test('brochure and documents: details first, then each opens in a tab of its own and the form is empty again', async () => {
  const page = await open('/search?propertyType=projects');
  const dialog = page.getByRole('dialog');
  const ask = page.getByLabel(/^Download Brochure of/).first();
  await takenOver(ask);
  await ask.click();
  // A number that cannot be dialled is not an empty field.
  await fill(dialog, { name: 'Brochure Reader', phone: '12345' });
  await dialog.getByRole('button', { name: 'Download Brochure' }).click();
  await dialog.getByText('Phone number needs 10 digits.').waitFor();
  expect(await page.getByText('Please fill required fields').count()).toBe(0);
  await fill(dialog, { phone: '' });
  await dialog.getByRole('button', { name: 'Download Brochure' }).click();
  await toast(page, 'Please fill required fields');
  await fill(dialog, { phone: '9820000000' });
  const lead = written(page, '/api/leads');
  const tab = page.context().waitForEvent('page');
  // Watched from here on: a toast does not wait for a tab that is slow to open.
  const told = toast(page, 'Your brochure download will begin shortly.');
  await dialog.getByRole('button', { name: 'Download Brochure' }).click();
  // Behind another tab a page draws once a second.
  await Promise.all([told, tab.then((opened) => opened.close())]);
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await lead).toMatchObject({ name: 'Brochure Reader', source: 'brochure_download' });
  expect(await lead).not.toHaveProperty('email');
  await ask.click();
  expect(await dialog.locator('[name=name]').inputValue()).toBe('');

  const home = (await listCatalogue(stage.origin)).find((item) => item.brochure);
  const property = await fetch(`${stage.origin}/api/properties/slug/${home?.slug}`);
  const { documents } = (await property.json()) as Property;
  expect(documents.length).toBeGreaterThan(1);
  await page.goto(`/property/${home?.slug}`);
  await waitUntilAlive(page);
  // Several tabs with a PDF each are drawn for half a minute here: what is asked of the browser is enough.
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.open = (url, target) => {
      opened.push(`${target} ${url}`);
      return window;
    };
  });
  const papers = page.getByRole('region', { name: 'Documents' });
  const rows = papers.getByRole('listitem').getByRole('button');
  await takenOver(rows.first());
  await rows.first().click();
  await dialog.getByRole('heading', { name: 'Download Document' }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog.count()).toBe(0);

  await papers.getByRole('button', { name: 'Download All' }).click();
  await fill(dialog, { name: 'Paper Reader', phone: '9820000000', email: 'p@sample.example' });
  stage.proxy.rule(LEADS, BROKEN);
  const send = dialog.getByRole('button', { name: 'Download All' });
  await send.click();
  await toast(page, 'Please try again.');
  expect(await dialog.locator('[name=name]').inputValue()).toBe('Paper Reader');
  const second = written(page, '/api/leads');
  await send.click();
  await toast(page, 'Your download will begin shortly.');
  expect(await page.evaluate(() => (window as unknown as { opened: string[] }).opened)).toEqual(
    documents.map(({ url }) => `_blank ${url}`),
  );
  expect(await second).toMatchObject({ email: 'p@sample.example', source: 'document_download' });
  await expect.poll(() => dialog.count()).toBe(0);
});

test('the contact dialog begins as a call back; it says what it does, and keeps its text when that failed', async () => {
  const page = await open('/');
  await page.getByRole('link', { name: 'Schedule a Call Back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Talk to us' }).waitFor();
  for (const label of ['Name', 'Phone', 'Email', 'Message'])
    expect(await dialog.getByLabel(label).count(), label).toBe(1);
  expect(await dialog.getByRole('radio', { name: 'Call back' }).isChecked()).toBe(true);
  await fill(dialog, { name: 'Callback Reader', phone: '9820000000', email: 'no address' });
  const send = dialog.getByRole('button', { name: 'Request a call back' });
  await send.click();
  await expect.poll(() => dialog.locator('[name=email]').getAttribute('aria-invalid')).toBe('true');
  await fill(dialog, { email: '' });
  stage.proxy.rule(INQUIRIES, BROKEN);
  await send.click();
  await toast(page, 'Failed to submit inquiry. Please try again.');
  expect(await dialog.locator('[name=name]').inputValue()).toBe('Callback Reader');
  const letGo = await hold(page, '/api/inquiries');
  const inquiry = written(page, '/api/inquiries');
  await send.click();
  const busy = dialog.getByRole('button', { name: 'Submitting...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  // What is typed or chosen now would not be in it.
  for (const name of ['name', 'phone', 'email', 'message']) {
    const field = dialog.locator(`[name=${name}]`);
    expect(await field.evaluate((input: HTMLInputElement) => input.readOnly), name).toBe(true);
  }
  await dialog.locator('[name=message]').focus();
  await page.keyboard.type('after 6 pm');
  await dialog.getByRole('radio', { name: 'Visit' }).click();
  expect(await dialog.locator('[name=message]').inputValue()).toBe('');
  expect(await dialog.getByRole('radio', { name: 'Call back' }).isChecked()).toBe(true);
  letGo();
  await dialog.getByRole('heading', { name: 'Inquiry Submitted' }).waitFor();
  expect(await inquiry).toMatchObject({ name: 'Callback Reader', type: 'callback', propertyId: null });
});

test('Vastu: under way, kept when it failed, cleared when it arrived', async () => {
  const page = await open('/vastu-consultation');
  const form = page.getByRole('form', { name: 'Book a consultation' });
  const send = form.getByRole('button', { name: 'Book Consultation' });
  await takenOver(send);
  await fill(form, { name: 'Vastu Reader', phone: '9820000000', message: 'North?' });
  await send.click();
  // The two choices are missing.
  for (const name of ['propertyType', 'consultationType'])
    await expect.poll(() => form.locator(`[name=${name}]`).getAttribute('aria-invalid')).toBe('true');
  await form.getByLabel('Property Type').selectOption('plot');
  await form.getByLabel('Consultation Type').selectOption('remedial');
  stage.proxy.rule(INQUIRIES, BROKEN);
  await send.click();
  await toast(page, 'Failed to submit request. Please try again.');
  expect(await form.locator('[name=message]').inputValue()).toBe('North?');
  const letGo = await hold(page, '/api/inquiries');
  const inquiry = written(page, '/api/inquiries');
  await send.click();
  await form.getByRole('button', { name: 'Submitting...' }).waitFor();
  const choice = form.getByLabel('Property Type');
  expect(await choice.isEnabled()).toBe(true);
  expect(await choice.locator('option:enabled').allInnerTexts()).toEqual(['Plot']);
  letGo();
  await toast(page, 'Our Vastu expert will contact you within 24 hours.');
  expect(await inquiry).toMatchObject({
    name: 'Vastu Reader',
    message: 'North?',
    propertyType: 'plot',
    consultationType: 'remedial',
    type: 'vastu_consultation',
  });
  for (const name of ['name', 'phone', 'message', 'propertyType', 'consultationType'])
    expect(await form.locator(`[name=${name}]`).inputValue(), name).toBe('');
});

test('what the specification leaves open: the quick form and the newsletter become inquiries that say so', async () => {
  const page = await open('/kamothe-real-estate-agent');
  const quick = page.getByRole('form', { name: 'Quick Contact' });
  await takenOver(quick);
  await fill(quick, { name: 'Quick Reader', phone: '9820000000' });
  await quick.getByLabel('Requirement').selectOption('sell');
  const first = written(page, '/api/inquiries');
  await quick.getByRole('button', { name: 'Submit Inquiry' }).click();
  await toast(page, 'Inquiry Submitted');
  expect(await first).toMatchObject({
    type: 'inquiry',
    message: 'Quick contact, Kamothe. Requirement: Sell',
  });

  await page.goto('/blog');
  await waitUntilAlive(page);
  const notify = page.getByRole('button', { name: 'Notify Me When Ready' });
  await takenOver(notify);
  await notify.click();
  const news = page.getByRole('form', { name: 'Notify Me When Ready' });
  await fill(news, { name: 'News Reader', phone: '9820000000' });
  const second = written(page, '/api/inquiries');
  await notify.click();
  await toast(page, 'We tell you when new guides are ready.');
  expect(await second).toMatchObject({ type: 'inquiry', message: expect.stringContaining('Newsletter') });
});

test('a word that reaches a form while it is under way stays in it, is said not to be sent, and goes next', async () => {
  const page = await open('/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await takenOver(form);
  await fill(form, { name: 'Late Word', phone: '9820000001', email: 'w@sample.example', message: 'Call me' });
  const letGo = await hold(page, '/api/inquiries');
  const first = written(page, '/api/inquiries');
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click();
  expect(await first).toMatchObject({ phone: '9820000001' });
  // As a phone's keyboard does it that still holds the last word.
  await form.locator('[name=phone]').evaluate((field: HTMLInputElement) => {
    field.readOnly = false;
    field.focus();
    field.select();
    document.execCommand('insertText', false, '9820000099');
  });
  letGo();
  await toast(page, 'Your last change was not sent.');
  expect(await page.getByText('Message sent successfully!').count()).toBe(0);
  expect(await form.locator('[name=phone]').inputValue()).toBe('9820000099');
  await page.reload();
  await takenOver(form);
  await expect.poll(() => form.locator('[name=phone]').inputValue()).toBe('9820000099');
  const second = written(page, '/api/inquiries');
  await send.click();
  await toast(page, 'Message sent successfully!');
  expect(await second).toMatchObject({ phone: '9820000099', message: 'Call me' });
});
