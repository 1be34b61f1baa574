import { parseArgs } from 'node:util';
import type { BrowserContext, CDPSession } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { BARE_PATH, startFloors } from './floors.ts';
import { freshPhone, until, untilSearchable, untilWorkerServed } from './phone.ts';
import { median, prepareData, removeData, startBuild } from './running.ts';
import { startSlowLink } from './slow-link.ts';
import { type Visit, visit } from './visit.ts';

/*
 * node --import tsx bench/page-load.ts [--runs 5] [--cpu 4] [--wire] [PATH …]
 * Cold, second and offline visits over slow 4G (1.6 Mbps, 150 ms, shared by page and worker) and a slower CPU, turn by
 * turn with cold and second visits of two floors: the same page without any script, and a bare list of twelve homes
 * (floors.ts). Each turn has a browser started anew: in one that has just shown such pages, what a first visit makes ready
 * is ready already. A second visit begins when worker and phone's copy are there and the line is idle; an offline one finds no
 * server. FIRST in a PATH is the first listing's name. --wire also lists what the last second visit asked for.
 * Medians and shares; the machine is never quiet, so only shares mean something. Build first.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
    wire: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const cpu = Number(values.cpu);
const paths = positionals.length ? positionals : ['/', '/search', '/property/FIRST', '/tools/emi-calculator'];

const FEED = /^\/api\/changes\?/;
/** Everything but the data and the pictures: the document, the files of the build, the worker. */
const SHELL = /^\/(?!api\/|media\/)/;

/** What a reader comes for: the first home of a list, else what the page is about. */
const cardOf = (path: string) =>
  /^\/(?:$|\?|search|properties|saved)/.test(path) ? 'main article' : 'main h1';

interface Wire {
  bytes: number;
  shellBytes: number;
  answers: number;
}

interface Ours {
  cold: Visit;
  second: Visit;
  offline: Visit;
  wire: Wire;
}

interface Floor {
  cold: Visit;
  second: Visit;
}

const dataDir = await prepareData(0);
const slow4g = { bitsPerSecond: 1_600_000, latencyMs: 150 };
const link = await startSlowLink(slow4g);
const floorLink = await startSlowLink(slow4g);
const product = await startBuild(dataDir, link.port);
const floors = await startFloors(product.port);
link.target = product.port;
floorLink.target = floors.port;
link.slow = true;
floorLink.slow = true;
async function haveEverything(client: CDPSession): Promise<void> {
  await untilWorkerServed(client);
  await untilSearchable(client);
}

/** The visit is not over before the phone has asked for what is new, which it does when nothing else is to do. */
function haveAsked(): Promise<void> {
  return until('the phone asked for news', () => (Number.isFinite(link.firstAsked(FEED)) ? 0 : 50));
}

/** The visits of a phone without a past, in a browser without one. */
async function inNewBrowser<T>(visits: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await visits(await freshPhone(browser));
  } finally {
    await browser.close();
  }
}

async function visitOurs(context: BrowserContext, path: string): Promise<Ours> {
  const options = { link, path, card: cardOf(path), cpu };
  const cold = await visit(context, { ...options, settled: haveEverything });
  link.resetBytes();
  const second = await visit(context, { ...options, settled: haveAsked });
  const wire = {
    bytes: link.bytesOf(/./),
    shellBytes: link.bytesOf(SHELL),
    answers: link.answers.length,
  };
  await link.down();
  const offline = await visit(context, options);
  await link.up();
  return { cold, second, offline, wire };
}

async function visitFloor(context: BrowserContext, path: string, card: string): Promise<Floor> {
  const options = { link: floorLink, path, card, cpu };
  const cold = await visit(context, options);
  const second = await visit(context, options);
  return { cold, second };
}

/** Servers answer from memory when measured, packed as tightly as they do then: the second call asks for that. */
async function warm(path: string): Promise<void> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const urls = [product.port, product.port, floors.port].map((port) => `http://localhost:${port}${path}`);
  for (const url of [...urls, `http://localhost:${floors.port}${BARE_PATH}`])
    await (await fetch(url, { headers })).arrayBuffer();
}

interface Found {
  ours: Ours[];
  scriptless: Floor[];
  bare: Floor[];
}

/** One after the other and then the other way round: what slows the machine down slows all of them down. */
async function measure(path: string): Promise<Found> {
  const found: Found = { ours: [], scriptless: [], bare: [] };
  const turns = [
    async () => found.ours.push(await inNewBrowser((phone) => visitOurs(phone, path))),
    async () => found.scriptless.push(await inNewBrowser((phone) => visitFloor(phone, path, cardOf(path)))),
    async () => found.bare.push(await inNewBrowser((phone) => visitFloor(phone, BARE_PATH, 'article'))),
  ];
  for (let run = 0; run < runs; run++) for (const turn of run % 2 ? turns.toReversed() : turns) await turn();
  return found;
}

/** Of each figure the median. */
function medians<K extends string>(all: Record<K, number>[]): Record<K, number> {
  const names = Object.keys(all[0] ?? {}) as K[];
  const pairs = names.map((name) => [name, median(all.map((one) => one[name]))]);
  return Object.fromEntries(pairs) as Record<K, number>;
}

const floorMedians = (all: Floor[]): Floor => ({
  cold: medians(all.map(({ cold }) => cold)),
  second: medians(all.map(({ second }) => second)),
});

const ms = (time: number) => `${Math.round(time)} ms`;
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const share = (time: number, floor: number) => `${(time / floor).toFixed(2)} × ${Math.round(floor)}`;

function line(what: string, ours: string, scriptless = '', bare = ''): void {
  console.log(`  ${what.padEnd(36)}${ours.padEnd(10)}${scriptless.padEnd(16)}${bare}`.trimEnd());
}

function report(path: string, found: Found): void {
  const cold = medians(found.ours.map((one) => one.cold));
  const second = medians(found.ours.map((one) => one.second));
  const offline = medians(found.ours.map((one) => one.offline));
  const wire = medians(found.ours.map((one) => one.wire));
  const both = [floorMedians(found.scriptless), floorMedians(found.bare)];
  const beside = (show: (floor: Floor) => string) => both.map(show);
  const shares = (time: number, which: keyof Floor, what: keyof Visit) =>
    beside((floor) => share(time, floor[which][what]));

  console.log(path);
  line('cold: first card', ms(cold.firstCard), ...shares(cold.firstCard, 'cold', 'firstCard'));
  line('cold: largest paint', ms(cold.largest), ...shares(cold.largest, 'cold', 'largest'));
  line('cold: blocked', ms(cold.blocked), ...beside((floor) => ms(floor.cold.blocked)));
  line('cold: layout shift', cold.shift.toFixed(3), ...beside((floor) => floor.cold.shift.toFixed(3)));
  line('cold: scripts of the page, all', kib(cold.scriptBytes));
  line('second: first card', ms(second.firstCard), ...shares(second.firstCard, 'second', 'firstCard'));
  line('second: beside cold floors', '', ...shares(second.firstCard, 'cold', 'firstCard'));
  line(
    'second: on the wire',
    `${kib(wire.bytes)} in ${wire.answers} answers, ${kib(wire.shellBytes)} without data`,
  );
  line('offline: first card', ms(offline.firstCard));
  line('offline: blocked', ms(offline.blocked));
  if (values.wire) for (const answer of link.answers) line(`  ${answer.bytes} B`, answer.path);
}

console.log(`${cpu}x slower CPU, slow 4G, medians of ${runs}`);
line('', 'ours', 'no scripts', 'bare list');
const list = await (await fetch(`${product.origin}/api/properties?limit=1`)).json();
for (const path of paths.map((one) => one.replace('FIRST', list.properties[0].slug))) {
  await warm(path);
  report(path, await measure(path));
}
await product.stop();
floors.close();
await link.down();
await floorLink.down();
removeData(dataDir);
