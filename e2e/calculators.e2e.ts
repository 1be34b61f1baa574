import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listCatalogue } from './catalogue.ts';
import { waitUntilAlive } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();

async function open(path: string): Promise<Page> {
  const { page } = await stage.phone();
  await page.goto(path);
  await waitUntilAlive(page);
  return page;
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const result = (page: Page) => page.locator('#result');
const shows = (page: Page, ...texts: string[]) =>
  expect
    .poll(async () => {
      const shown = ((await result(page).textContent()) ?? '').replace(/\s+/g, ' ');
      return texts.filter((text) => !shown.includes(text));
    })
    .toEqual([]);

test.each([
  ['C01', '50,00,000', '8.5', '20', '₹43,391', '₹1,04,13,879', '₹54,13,879'],
  ['C02', '25 lakh', '9.25', '15', '₹25,730', '₹46,31,365', '₹21,31,365'],
  ['C03', '₹ 1,00,000', '12', '1', '₹8,885', '₹1,06,619', '₹6,619'],
  ['C05', '0.5 cr', '8.5', '2.5', '₹1,85,589'],
])('%s: EMI of %s at %s % for %s years', async (_name, amount, rate, years, ...texts) => {
  const page = await open('/tools/emi-calculator');
  await field(page, 'Loan amount').fill(amount);
  await field(page, 'Interest rate').fill(rate);
  await field(page, 'Tenure').fill(years);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await shows(page, ...texts);
  expect(await field(page, 'Loan amount').inputValue()).toBe(amount);
});

test('C04: Calculate waits for all three; a zero gives no result and says why', async () => {
  const page = await open('/tools/emi-calculator');
  const calculate = page.getByRole('button', { name: 'Calculate' });
  expect(await calculate.isDisabled()).toBe(true);
  await field(page, 'Loan amount').fill('0');
  expect(await calculate.isDisabled()).toBe(false);
  await calculate.click();
  expect(await result(page).textContent()).not.toContain('Monthly EMI');
  expect(await page.getByText('The least we can work with is').count()).toBe(1);
  expect(await field(page, 'Loan amount').inputValue()).toBe('0');
  await field(page, 'Loan amount').fill('5000000');
  await field(page, 'Interest rate').fill('');
  expect(await field(page, 'Loan amount').inputValue()).toBe('50,00,000');
  expect(await calculate.isDisabled()).toBe(true);
});

test('a result is an address: it comes back after a reload and follows the fields', async () => {
  const page = await open('/tools/emi-calculator');
  await field(page, 'Loan amount').fill('50 lakh');
  await page.getByText('50 lakh', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.waitForURL('**?amount=5000000&rate=8.5&years=20');
  await page.reload();
  await shows(page, '₹43,391', 'for 20 years at 8.5%');
  await waitUntilAlive(page);
  await field(page, 'Tenure').fill('2.5');
  await page.waitForURL('**&years=2.5');
  await shows(page, '₹1,85,589');
});

test("a home's own page opens the calculators with its price filled in", async () => {
  const home = (await listCatalogue(stage.origin)).find((item) => item.propertyType === 'resale');
  if (!home) throw new Error('there is no home to resell');
  const address = `/property/${home.slug}`;
  const page = await open(address);
  for (const [tile, label] of [
    ['EMI', 'Loan amount'],
    ['Stamp duty', 'Property value'],
    ['Rental yield', 'Property value'],
  ] as const) {
    await page
      .getByRole('list', { name: 'Calculators' })
      .getByRole('link', { name: new RegExp(`^${tile}`) })
      .click();
    const value = () => field(page, label).inputValue();
    await expect.poll(async () => Number((await value()).replace(/\D/g, ''))).toBe(home.priceValue);
    await page.goBack();
    await page.waitForURL(`**${address}`);
  }
});

test('C06: rental yield, with the band in words', async () => {
  const page = await open('/tools/rental-yield-calculator?value=8000000&rent=25000');
  expect(await field(page, 'Property value').inputValue()).toBe('80,00,000');
  expect(await result(page).textContent()).not.toContain('Net yield');
  await field(page, 'Monthly maintenance').fill('3,000');
  await field(page, 'Annual property tax').fill('12 thousand');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await shows(page, '3.75%', '3.15%', '₹22,000', '₹2,52,000', 'Poor');
});

test.each([
  ['C08', '75,00,000', 'residential', 'Joint', '₹3,75,000', '₹30,000', '₹4,05,000', '₹79,05,000'],
  ['C08', '75,00,000', 'residential', 'Female', '₹3,00,000', '₹30,000', '₹3,30,000', '₹78,30,000'],
  ['C09', '20,00,000', 'commercial', 'Female', '₹1,20,000', '₹20,000'],
  ['C09', '20,00,000', 'industrial', 'Female', '₹1,00,000', '₹20,000'],
])('%s: stamp duty of %s, %s, %s', async (_name, value, use, buyer, ...texts) => {
  const page = await open('/tools/stamp-duty-calculator');
  await field(page, 'Property value').fill(value);
  await field(page, 'Property type').selectOption(use);
  await page.getByText(buyer, { exact: true }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await shows(page, ...texts);
});

test.each([
  ['C10', '1000', 'sqft', 'sqm', '92.90 sq m'],
  ['C11', '1', 'hectare', 'sqft', '1,07,639.104 sq ft'],
  ['C11', '1', 'acre', 'guntha', '40.00 guntha'],
  ['C12', '1', 'cent', 'sqft', '435.60 sq ft'],
])('%s: %s %s in %s', async (_name, value, from, to, text) => {
  const page = await open('/tools/area-converter');
  await field(page, 'Area').fill(value);
  await field(page, 'From').selectOption(from);
  await field(page, 'To').selectOption(to);
  await page.getByRole('button', { name: 'Convert' }).click();
  await shows(page, text);
});

test('C13, C15: no conversion of words; swapping moves the result into the input', async () => {
  const page = await open('/tools/area-converter');
  await field(page, 'Area').fill('abc');
  await page.getByRole('button', { name: 'Convert' }).click();
  expect(await result(page).textContent()).toContain('press Convert');
  await field(page, 'Area').fill('100');
  await page.getByRole('button', { name: 'Convert' }).click();
  await shows(page, '1,076.391 sq ft');
  await page.getByRole('button', { name: 'Swap units' }).click();
  expect(await field(page, 'Area').inputValue()).toBe('1076.391042');
  expect(await field(page, 'From').inputValue()).toBe('sqft');
  await shows(page, '100.00 sq m');
});

test('without scripts a calculator is a form that the server answers', async () => {
  const { page } = await stage.phone({ javaScriptEnabled: false });
  await page.goto('/tools/emi-calculator');
  await field(page, 'Loan amount').fill('50 lakh');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await shows(page, '₹43,391');
});

test('FAQ: a deep link opens its answer, and one is open at a time', async () => {
  const page = await open('/faq#rent-deposit');
  const opened = () => page.locator('details[open]').evaluateAll((all) => all.map((element) => element.id));
  await expect.poll(opened).toEqual(['rent-deposit']);
  await page.getByText('Is brokerage really zero?').click();
  await expect.poll(opened).toEqual(['zero-brokerage']);
  expect(new URL(page.url()).hash).toBe('#zero-brokerage');
  await page.getByText('Is brokerage really zero?').click();
  await expect.poll(opened).toEqual([]);
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByText('No answer to that yet').waitFor();
});
