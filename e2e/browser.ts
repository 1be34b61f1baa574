import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

/**
 * A phone of the middle class, in CSS pixels. One device pixel each: these machines draw without a graphics card, and
 * three times the pixels made every journey wait for them.
 */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

/**
 * What the browser leaves out. The last such switch counts, so Playwright's own choices that matter here stand again in
 * front; behind them the address bar's suggestions, which each window draws as two pages of their own: they took more
 * of the processor than the start of the browser.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

const ARGS = [
  `--disable-features=${WITHOUT.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Nothing leaves this machine: a page that asks for a third party's file fails its test.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

function executable(): string {
  const found = [process.env.CHROME, '/usr/bin/chromium', chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
  if (!found)
    throw new Error('There is no Chromium: name one in CHROME, or run npm test, which provides one');
  return found;
}

/** `more`: further switches for Chromium. */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: executable(), args: [...ARGS, ...more] });
}

/** Collects what a page says that no page should say. */
export interface Watch {
  readonly complaints: string[];
  /** Complaints that match are expected from here on. */
  allow(pattern: RegExp): void;
}

/** What a browser says of a request that a fault has broken. */
export const NETWORK_NOISE =
  /Failed to load (?:resource|module script)|net::ERR_|Failed to update a ServiceWorker|An unknown error occurred when fetching the script|Failed to fetch/;

function watchContext(context: BrowserContext): Watch {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  const complain = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  const watchPage = (page: Page) => {
    // A DOMException has no stack.
    page.on('pageerror', (error) =>
      complain(`page error: ${error.stack || `${error.name}: ${error.message}`}`),
    );
    page.on('console', (message) => {
      // React reports a hydration that failed as an error; a policy violation is an error too.
      if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`);
    });
  };
  for (const page of context.pages()) watchPage(page);
  context.on('page', watchPage);
  return { complaints, allow: (pattern) => allowed.push(pattern) };
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: Watch;
  close(): Promise<void>;
}

/** A phone without a past, in a shared browser. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Phone> {
  const context = await browser.newContext({ ...PHONE, ...options });
  const watch = watchContext(context);
  const page = await context.newPage();
  return { context, page, watch, close: () => context.close() };
}

export interface KeptPhoneOptions extends BrowserContextOptions {
  args?: string[];
  /** What the browser is usually started with and shall not be now. */
  ignoreDefaultArgs?: string[];
}

/** A phone whose storage outlives it: closing it and opening the same folder again is a cold start. */
export async function openKeptPhone(
  profile: string,
  { args = [], ...options }: KeptPhoneOptions = {},
): Promise<Phone> {
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    ...options,
    executablePath: executable(),
    args: [...ARGS, ...args],
  });
  const watch = watchContext(context);
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, watch, close: () => context.close() };
}

/** Resolves when the page has drawn what it had to draw by now. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
