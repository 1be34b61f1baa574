import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';

/*
 * What a first visit downloads of JavaScript before the page is usable: the entry, the screen and everything that the
 * two import. Not in it is what comes when the page is idle (the phone's own copy, later parts) or is tapped for.
 */

const KIB = 1024;
/** design.md section 6. */
const READING = 100 * KIB;
const FORMS = 160 * KIB;
/** Screens whose first view is a calculator or a form. */
const WITH_FORMS =
  /^app\/(?:finance\/|account\/|content\/(?:contact|vastu|kamothe-agent)-screen|inquiry\/|saved\/)/;

interface Entry {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

const client = path.join(inject('thisVersion'), 'dist', 'client');
const manifest = JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  Entry
>;

function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (!entry) throw new Error(`The build has no ${key}`);
  if (seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const next of entry.imports ?? []) filesOf(next, seen);
  return seen;
}

/** What every page runs, whatever its screen. */
const firstFiles = () => filesOf('app/main.tsx', filesOf('app/first.ts'));

/** Bytes on the line: brotli where the build has made it (everything but the smallest files). */
function bytesOf(file: string): number {
  const packed = path.join(client, `${file}.br`);
  return statSync(existsSync(packed) ? packed : path.join(client, file)).size;
}

const screens = Object.keys(manifest).filter((key) => /^app\/.*-screen\.tsx$/.test(key));

test('the build has a screen for each part of the product', () => {
  expect(screens).toEqual(
    expect.arrayContaining([
      'app/home/home-screen.tsx',
      'app/search/search-screen.tsx',
      'app/property/property-screen.tsx',
      'app/content/blog-article-screen.tsx',
      'app/finance/emi-screen.tsx',
    ]),
  );
});

test('no screen needs more JavaScript than its limit before it is usable', () => {
  const sizes = screens.map((screen) => {
    const bytes = [...filesOf(screen, firstFiles())].reduce((sum, file) => sum + bytesOf(file), 0);
    return { screen, bytes, limit: WITH_FORMS.test(screen) ? FORMS : READING };
  });
  const table = sizes
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ screen, bytes, limit }) => `${(bytes / KIB).toFixed(1)} of ${limit / KIB} KiB  ${screen}`);
  console.log(`First JavaScript, brotli:\n${table.join('\n')}`);
  expect(sizes.filter(({ bytes, limit }) => bytes > limit).map(({ screen }) => screen)).toEqual([]);
});

test('local data, schemas and component libraries are in no first download of a reading page', () => {
  const heavy = /dexie|valibot|chakra|framer|emotion/;
  const first = new Set(
    screens
      .filter((screen) => !WITH_FORMS.test(screen))
      .flatMap((screen) => [...filesOf(screen, firstFiles())]),
  );
  const named = [...first].filter((file) => heavy.test(file));
  const telltale = [...first].filter((file) =>
    /DexieError|~standard|ChakraProvider/.test(readFileSync(path.join(client, file), 'utf8')),
  );
  expect([...named, ...telltale]).toEqual([]);
});

test('a page comes in a few files, and no file imports another in a circle', () => {
  // Each is a request: six at a time on a slow line, and work for the page on a cheap phone.
  const crowded = screens.filter((screen) => filesOf(screen, firstFiles()).size > 14);
  expect(crowded).toEqual([]);
  const first = firstFiles();
  const start = filesOf('app/pwa/start.ts');
  const later = [...start].filter((file) => !first.has(file));
  expect(later.length).toBeLessThanOrEqual(4);
  // A round of its own, when the phone's copy is opened.
  const copy = [...filesOf('app/pwa/phone-copy.ts')].filter((file) => !first.has(file) && !start.has(file));
  expect(copy.length).toBeLessThanOrEqual(8);
  const done = new Set<string>();
  const walk = (key: string, above: string[]): string[] => {
    if (above.includes(key)) return [[...above, key].join(' → ')];
    if (done.has(key)) return [];
    done.add(key);
    return (manifest[key]?.imports ?? []).flatMap((next) => walk(next, [...above, key]));
  };
  expect(Object.keys(manifest).flatMap((key) => walk(key, []))).toEqual([]);
});

test('the stylesheet that comes late holds rules of classes only: it lays nothing out anew', () => {
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file ?? '';
  const late = readFileSync(path.join(client, sheet), 'utf8');
  const foundation = readFileSync(path.join(client, '.vite', 'foundation.css'), 'utf8');
  expect(late.length).toBeGreaterThan(foundation.length);
  for (const reachesAll of ['@font-face', '@layer']) {
    expect(foundation).toContain(reachesAll);
    expect(late).not.toContain(reachesAll);
  }
});
