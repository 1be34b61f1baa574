import type { BrowserContext, CDPSession } from 'playwright-core';
import { firstShown, noteFirstShown, read, slowCpu, until } from './phone.ts';
import type { SlowLink } from './slow-link.ts';

/** What a visit was like, in milliseconds from its navigation. */
export interface Visit {
  firstCard: number;
  largest: number;
  /** What each task took above 50 ms, all together, until the page was at rest. */
  blocked: number;
  /** Of the whole visit, not of its worst five seconds: the stricter sum. */
  shift: number;
  /** Of the scripts that the page itself loaded, as they came over the line. */
  scriptBytes: number;
}

interface Noted {
  largest: number;
  blocked: number;
  shift: number;
  /** When the last long task ended. */
  busyUntil: number;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Line and main thread with nothing to do for so long: the visit is over. */
const REST_MS = 1500;

/** For a page's start. */
function noteLoad(): void {
  const noted: Noted = { largest: 0, blocked: 0, shift: 0, busyUntil: 0 };
  window.noted = noted;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    noted.largest = entry.startTime;
  });
  watch('longtask', (entry) => {
    noted.blocked += entry.duration - 50;
    noted.busyUntil = entry.startTime + entry.duration;
  });
  watch('layout-shift', (entry) => {
    noted.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** Counts the bytes of the page's scripts as they come over the line. */
async function countScripts(client: CDPSession): Promise<() => number> {
  let bytes = 0;
  const scripts = new Set<string>();
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  return () => bytes;
}

/** Resolves when neither line nor main thread has had anything to do for a while. */
function untilAtRest(client: CDPSession, link: SlowLink): Promise<void> {
  return until('the page was at rest', async () => {
    const idle = await read<number>(client, 'performance.now() - window.noted.busyUntil');
    return REST_MS - Math.min(idle, link.idleMs);
  });
}

export interface VisitOptions {
  link: SlowLink;
  path: string;
  /** What counts as the first card. */
  card: string;
  cpu: number;
  /** What else has to have happened before the visit may be over. */
  settled?: (client: CDPSession) => Promise<unknown>;
}

/** A visit in a page of its own, from the navigation until everything that it set off has been done. */
export async function visit(
  context: BrowserContext,
  { link, path, card, cpu, settled }: VisitOptions,
): Promise<Visit> {
  const page = await context.newPage();
  const client = await slowCpu(context, page, cpu);
  const scriptBytes = await countScripts(client);
  await page.addInitScript(noteFirstShown, card);
  await page.addInitScript(noteLoad);
  await page.goto(`http://localhost:${link.port}${path}`);
  await firstShown(client);
  await settled?.(client);
  await untilAtRest(client, link);
  const seen = await read<Omit<Visit, 'scriptBytes'>>(
    client,
    '({ ...window.noted, firstCard: window.firstShown })',
  );
  await page.close();
  return { ...seen, scriptBytes: scriptBytes() };
}
