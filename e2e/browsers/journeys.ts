import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { displayPrice } from '#domain/property/price';
import { listCatalogue } from '../catalogue.ts';
import { outboxStates, waitUntilAlive, waitUntilKept, waitUntilSearchable } from '../phone-data.ts';
import { inquiriesOf, savedRows } from '../server-rows.ts';
import { setStage } from '../stage.ts';
import type { Engine, RemoteBrowser } from './protocol.ts';
import { button, field, link, type Tab, tabOf } from './tab.ts';

const PHONE = { width: 390, height: 780 };

/** What a browser says of requests that found no server. */
const NETWORK_NOISE =
  /NetworkError|Load failed|network connection was lost|Could not connect|Failed to load|error loading dynamically imported module/;

/** The main journeys of a visitor, in the browser of `engine`. */
export function describeJourneys(engine: Engine): void {
  describe(engine.name, () => {
    const stage = setStage();
    let browser: RemoteBrowser | null = null;
    let profile = '';

    async function open(size = PHONE): Promise<{ tab: Tab; phone: RemoteBrowser }> {
      profile = mkdtempSync(path.join(inject('runs'), 'browser-'));
      const phone = await engine.open({ ...size, profile });
      browser = phone;
      return { phone, tab: tabOf(() => phone.window, stage.origin) };
    }

    afterEach(async () => {
      const complaints = (await browser?.window.complaints()) ?? [];
      await browser?.close();
      browser = null;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
      expect(complaints.filter((text) => !NETWORK_NOISE.test(text))).toEqual([]);
    });

    const heading = async (tab: Tab) => (await tab.texts('h1'))[0];
    const cards = async (tab: Tab) => (await tab.texts('main article')).length;
    const shows = (tab: Tab, css: string, ...texts: string[]) =>
      expect
        .poll(async () => {
          const shown = (await tab.texts(css)).join(' ');
          return texts.filter((text) => !shown.includes(text));
        })
        .toEqual([]);
    const faces = (tab: Tab) =>
      tab.evaluate(
        () =>
          [...document.fonts].filter(({ family, status }) => /^"?Anek"?$/.test(family) && status === 'loaded')
            .length,
      );
    const address = (tab: Tab) => tab.evaluate(() => location.pathname);

    test('browsing: from the home page to a home and back, and a search that answers each key', async () => {
      const catalogue = await listCatalogue(stage.origin);
      const { tab } = await open();
      await tab.goto('/');
      await waitUntilAlive(tab);
      // The letters, and the rupee sign.
      await expect.poll(() => faces(tab)).toBe(2);
      const [name = ''] = await tab.texts('main article h3');
      await tab.click(link('View Details'));
      await expect.poll(() => heading(tab)).toBe(name);
      const item = catalogue.find((one) => one.name === name);
      await shows(tab, 'main', displayPrice(item?.price ?? ''), item?.location ?? '');
      await tab.back();
      await expect.poll(() => address(tab)).toBe('/');
      await expect.poll(() => cards(tab)).toBeGreaterThan(5);

      await tab.goto('/search');
      await waitUntilKept(tab);
      await shows(tab, 'main', `${catalogue.length} homes`);
      await tab.fill({ css: '[type=search]' }, 'ulwe');
      const inUlwe = catalogue.filter((one) => one.location.includes('Ulwe'));
      await expect.poll(() => cards(tab)).toBe(inUlwe.length);
    });

    test('after one visit everything opens with the server off, reloads and a new start included', async () => {
      const catalogue = await listCatalogue(stage.origin);
      const { tab, phone } = await open();
      await tab.goto('/');
      await waitUntilKept(tab);
      await stage.proxy.down();
      await tab.reload();
      await expect.poll(() => cards(tab)).toBeGreaterThanOrEqual(9);
      await phone.reopen();
      await tab.goto('/search');
      await waitUntilAlive(tab);
      await shows(tab, 'main', `${catalogue.length} homes`);
      await tab.reload();
      await shows(tab, 'main', `${catalogue.length} homes`);
      for (const item of [catalogue[0], catalogue.at(-1)]) {
        if (!item) continue;
        await tab.goto(`/property/${item.slug}`);
        await expect.poll(() => heading(tab)).toBe(item.name);
        await shows(tab, 'main', displayPrice(item.price));
      }
      await tab.goto('/tools/emi-calculator?amount=5000000&rate=8.5&years=20');
      await shows(tab, '#result', '₹43,391');
    });

    test('a page that is left while its code still comes lets its reader go, and is not reloaded', async () => {
      const { tab } = await open();
      const late = stage.proxy.rule({ path: /^\/assets\/start-/ }, { kind: 'delay', ms: 2000 });
      await tab.goto('/tools/emi-calculator');
      await expect.poll(() => late.hits).toBe(1);
      await tab.goto('/faq');
      await waitUntilAlive(tab);
      expect(await address(tab)).toBe('/faq');
      expect(await tab.evaluate(() => sessionStorage.getItem('angan-reloaded-for'))).toBeNull();
    });

    test('a page that is left in the middle of its first writing holds nothing up', async () => {
      const { tab } = await open();
      await tab.goto('/faq');
      await tab.evaluate(() => {
        // One write that takes as long as the page is there.
        const { transaction: begin } = IDBDatabase.prototype;
        IDBDatabase.prototype.transaction = function (...args) {
          const transaction = begin.apply(this, args);
          if (args[1] !== 'readwrite') return transaction;
          IDBDatabase.prototype.transaction = begin;
          transaction.commit = () => {};
          const store = transaction.objectStore(transaction.objectStoreNames[0] ?? '');
          const goOn = () => {
            document.title = 'writing';
            store.count().onsuccess = goOn;
          };
          goOn();
          return transaction;
        };
      });
      await expect.poll(() => tab.evaluate(() => document.title)).toBe('writing');
      await tab.goto('/search');
      await waitUntilSearchable(tab);
    });

    test('saving: the heart, the list, its photos without a server, and the row on the server', async () => {
      const item = (await listCatalogue(stage.origin)).find((one) => one.brochure && one.imageCount > 5);
      if (!item) throw new Error('the catalogue is empty');
      const { tab, phone } = await open();
      await tab.goto('/');
      await waitUntilKept(tab);
      await tab.goto(`/property/${item.slug}`);
      await waitUntilAlive(tab);
      await tab.click(button(`Save ${item.name}`));
      await shows(tab, 'body', 'Property saved!');
      await tab.goto('/saved');
      await shows(tab, 'main article', item.name, 'All on this phone');
      await expect
        .poll(async () => (await savedRows(stage.product.dataDir)).map((row) => row.property_id))
        .toContain(item.id);
      await stage.proxy.down();
      await phone.reopen();
      await tab.goto('/saved');
      await waitUntilAlive(tab);
      await shows(tab, 'main article', item.name, 'All on this phone');
      const pictures = () =>
        tab.evaluate(
          () => [...document.images].filter((image) => image.complete && image.naturalWidth > 0).length,
        );
      await tab.goto(`/property/${item.slug}`);
      await expect.poll(pictures).toBeGreaterThan(0);
    });

    test('an inquiry written without a server waits, outlives a new start, and arrives once', async () => {
      const name = `Zoë of ${engine.name}`;
      const message = 'नमस्कार! Is it still free? 🏠';
      const { tab, phone } = await open();
      await tab.goto('/');
      await waitUntilKept(tab);
      await stage.proxy.down();
      await tab.goto('/contact');
      await waitUntilAlive(tab);
      const form = 'main form:has([name=message])';
      await tab.fill({ css: `${form} [name=name]` }, name);
      await tab.fill({ css: `${form} [name=phone]` }, '+91 98200 00000');
      await tab.fill({ css: `${form} [name=email]` }, 'zoe@example.in');
      await tab.fill({ css: `${form} [name=message]` }, message);
      await tab.click(button('Send Message'));
      await shows(tab, 'body', 'Saved on this phone.');
      await phone.reopen();
      await tab.goto('/saved');
      await waitUntilAlive(tab);
      await shows(tab, 'body', 'waiting to');
      await stage.proxy.up();
      await tab.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect.poll(() => outboxStates(tab), { timeout: 20_000 }).toEqual({ sent: 1 });
      const rows = await inquiriesOf(stage.product.dataDir, name);
      expect(rows).toEqual([expect.objectContaining({ name, message, phone: '+91 98200 00000' })]);
    });

    test('calculators: EMI, stamp duty and area', async () => {
      const { tab } = await open();
      await tab.goto('/tools/emi-calculator');
      await waitUntilAlive(tab);
      await tab.fill(field('Loan amount'), '50,00,000');
      await tab.fill(field('Interest rate'), '8.5');
      await tab.fill(field('Tenure'), '20');
      await tab.click(button('Calculate'));
      await shows(tab, '#result', '₹43,391', '₹1,04,13,879', '₹54,13,879');

      await tab.goto('/tools/stamp-duty-calculator');
      await waitUntilAlive(tab);
      await tab.fill(field('Property value'), '75 lakh');
      await tab.click({ css: 'label', name: 'Female' });
      await tab.click(button('Calculate'));
      await shows(tab, '#result', '₹3,00,000', '₹30,000', '₹3,30,000', '₹78,30,000');

      await tab.goto('/tools/area-converter');
      await waitUntilAlive(tab);
      await tab.fill(field('Area'), '1');
      await tab.choose('select[name=from]', 'Hectare');
      await tab.click(button('Convert'));
      await shows(tab, '#result', '1,07,639.104 sq ft');
    });

    test('at 360 px nothing sticks out sideways, and labels keep their distance', async () => {
      const [item] = await listCatalogue(stage.origin);
      const { tab } = await open({ width: 360, height: 780 });
      const paths = ['/', '/search', `/property/${item?.slug}`, '/tools/stamp-duty-calculator', '/saved'];
      for (const path of paths) {
        await tab.goto(path);
        await waitUntilAlive(tab);
        const { width, seen, gaps } = await tab.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          seen: innerWidth,
          // Labels of groups, but those that are only said.
          gaps: [...document.querySelectorAll('legend')]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1)
            .map((one) => {
              const next = one.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN;
              return next - one.getBoundingClientRect().bottom;
            }),
        }));
        expect(width, path).toBe(seen);
        expect(seen).toBe(360);
        if (path.includes('stamp')) expect(gaps.length).toBeGreaterThan(0);
        for (const gap of gaps) expect(gap, path).toBeGreaterThanOrEqual(4);
      }
    });
  });
}
