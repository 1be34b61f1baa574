import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { withinTime } from '#local/within-time';
import { type KeptPhoneOptions, launchBrowser, openKeptPhone, openPhone, type Phone } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { type FaultProxy, startFaultProxy } from './proxy/fault-proxy.ts';

/** What a journey plays on: the product behind the fault proxy, and phones. One of each for a file's tests. */
export interface Stage {
  readonly product: Product;
  readonly proxy: FaultProxy;
  /** Address of the site as phones see it. */
  readonly origin: string;
  /** A phone without a past; closed after the test, which fails when a page complained. */
  phone(options?: BrowserContextOptions): Promise<Phone>;
  /** A phone that can be closed and started again: give the same name within one test. */
  keptPhone(name?: string, options?: KeptPhoneOptions): Promise<Phone>;
}

/** A phone that is not closed by then will not close. */
const CLOSING_MS = 20_000;

/** Sets up a stage for the tests of one file. The network is whole again, and the product runs, before each test. */
export function setStage({ env }: { env?: Record<string, string> } = {}): Stage {
  let browser: Browser | null = null;
  let product: Product;
  let proxy: FaultProxy;
  let phones: Phone[] = [];
  let profiles = '';

  const kept = (phone: Phone): Phone => {
    phones.push(phone);
    return phone;
  };

  beforeAll(async () => {
    proxy = await startFaultProxy();
    product = await startProduct({ publicUrl: proxy.origin, ...(env ? { env } : {}) });
    proxy.target = product.port;
  });
  beforeEach(async () => {
    profiles = mkdtempSync(path.join(inject('runs'), 'profiles-'));
    proxy.clearRules();
    await proxy.up();
    proxy.log.length = 0;
  });
  afterEach(async () => {
    const complaints = phones.flatMap((phone) => phone.watch.complaints);
    // A worker that still waits for an answer keeps its browser open until it has one.
    await proxy.down();
    for (const phone of phones) {
      try {
        await withinTime(CLOSING_MS, phone.close());
      } catch {
        // Chromium now and then never closes a context whose page was on its way to another one: it goes as a whole.
        await browser?.close();
        browser = null;
      }
    }
    phones = [];
    rmSync(profiles, { recursive: true, force: true, maxRetries: 3 });
    expect(complaints, 'what the pages complained of').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await proxy?.close();
    await product?.close();
  });

  return {
    get product() {
      return product;
    },
    get proxy() {
      return proxy;
    },
    get origin() {
      return proxy.origin;
    },
    async phone(options) {
      browser ??= await launchBrowser();
      return kept(await openPhone(browser, { baseURL: proxy.origin, ...options }));
    },
    async keptPhone(name = 'phone', options) {
      return kept(await openKeptPhone(path.join(profiles, name), { baseURL: proxy.origin, ...options }));
    },
  };
}
