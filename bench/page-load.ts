import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { KEEP_NAMES, median, prepareData, removeData, startBuild } from './running.ts';
import { startSlowLink } from './slow-link.ts';

/*
 * node --import tsx bench/page-load.ts [--runs 5] [--cpu 4] [PATH …]
 * Cold visits over slow 4G (1.6 Mbps, 150 ms) and a slower CPU, turn by turn with the floor: the same HTML without any
 * script. Medians and the share of the floor; the machine is never quiet, so only shares mean something. Build first.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, cpu: { type: 'string', default: '4' } },
});
const paths = positionals.length ? positionals : ['/', '/search', '/property/FIRST', '/tools/emi-calculator'];

interface Visit {
  firstCard: number;
  largest: number;
  blocked: number;
  shift: number;
  scriptKiB: number;
}

/** Passes everything on, pages without their scripts. */
async function startFloor(target: number): Promise<{ port: number; close: () => void }> {
  const server = http.createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    http.get({ host: '127.0.0.1', port: target, path: request.url, headers }, (answer) => {
      if (!/^text\/html/.test(answer.headers['content-type'] ?? '')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      let html = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        html += part;
      });
      answer.on('end', () => {
        const bare = html
          .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
          .replace(/<link data-script[^>]*>/g, '');
        const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept);
        response.end(bare);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

async function visit(browser: Browser, url: string, cpu: number): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  await context.addInitScript(KEEP_NAMES);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  let scriptBytes = 0;
  const scripts = new Set<string>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { firstCard: 0, largest: 0, blocked: 0, shift: 0 };
    Object.assign(window, { seen });
    const look = () => {
      if (document.querySelector('main article, main h1'))
        requestAnimationFrame(() => (seen.firstCard = performance.now()));
      else requestAnimationFrame(look);
    };
    look();
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry);
      }).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
    watch('longtask', (entry) => (seen.blocked += entry.duration - 50));
    watch('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Visit, 'scriptKiB'> }).seen);
  await context.close();
  return { ...seen, scriptKiB: scriptBytes / 1024 };
}

const dataDir = await prepareData(0);
const link = await startSlowLink({ bitsPerSecond: 1_600_000, latencyMs: 150 });
const product = await startBuild(dataDir, link.port);
const floor = await startFloor(product.port);
const floorLink = await startSlowLink({ bitsPerSecond: 1_600_000, latencyMs: 150 });
link.target = product.port;
floorLink.target = floor.port;
link.slow = true;
floorLink.slow = true;
const browser = await launchBrowser();
const list = await (await fetch(`${product.origin}/api/properties?limit=1`)).json();
console.log(`${values.cpu}x slower CPU, slow 4G, medians of ${values.runs}; product / floor = share`);
for (const path of paths.map((one) => one.replace('FIRST', list.properties[0].slug))) {
  const visits: { ours: Visit[]; bare: Visit[] } = { ours: [], bare: [] };
  for (let run = 0; run < Number(values.runs); run++) {
    visits.ours.push(await visit(browser, `http://localhost:${link.port}${path}`, Number(values.cpu)));
    visits.bare.push(await visit(browser, `http://localhost:${floorLink.port}${path}`, Number(values.cpu)));
  }
  const of = (which: 'ours' | 'bare', what: keyof Visit) => median(visits[which].map((one) => one[what]));
  const share = (what: keyof Visit) =>
    `${Math.round(of('ours', what))} / ${Math.round(of('bare', what))} ms = ${(of('ours', what) / of('bare', what)).toFixed(2)}`;
  console.log(path);
  console.log(`  first card ${share('firstCard')}   largest paint ${share('largest')}`);
  console.log(
    `  blocked ${Math.round(of('ours', 'blocked'))} ms (floor ${Math.round(of('bare', 'blocked'))})   layout shift ${of('ours', 'shift').toFixed(3)}   scripts ${of('ours', 'scriptKiB').toFixed(0)} KiB by idle`,
  );
}
await browser.close();
await product.stop();
floor.close();
await link.down();
await floorLink.down();
removeData(dataDir);
