import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageFiles } from './document.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** The styles that every page carries, below the client's folder; written by tooling/vite/split-stylesheet.ts. */
export const FOUNDATION_FILE = '.vite/foundation.css';
/** The app's entry; tooling/vite/chunk-groups.ts goes by these four too. */
export const ENTRY = 'app/main.tsx';
/** What the boot script runs before it. */
export const FIRST = 'app/first.ts';
/** What main.tsx loads when the page is usable. */
export const LATER = 'app/pwa/start.ts';
/** What that loads when the phone's copy is opened. */
export const COPY = 'app/pwa/phone-copy.ts';

export interface BuildFiles {
  buildId: string;
  /** Texts of the styles that every page carries, and of the linked stylesheet. */
  foundation: string;
  stylesheet: string;
  entry: string;
  /** Run before the entry. */
  first: string;
  /** What a page of this screen asks for; null: a page of whatever screen. */
  forScreen: (module: string | null) => PageFiles;
}

/** Reads what the build left in `dist`. Rejects with a clear message when there is no build. */
export async function readBuildFiles(dist: string): Promise<BuildFiles> {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  let manifest: Manifest;
  let buildId: string;
  try {
    manifest = JSON.parse(await read('client/.vite/manifest.json')) as Manifest;
    buildId = (JSON.parse(await read('build.json')) as { buildId: string }).buildId;
  } catch {
    throw new Error('There is no build of the app: run npm run build first');
  }
  const entry = manifest[ENTRY];
  const first = manifest[FIRST];
  if (!entry || !first) throw new Error(`The build has no ${ENTRY} or no ${FIRST}`);
  const styleFile = Object.values(manifest).find((e) => e.file.endsWith('.css'))?.file ?? entry.css?.[0];
  const collect = (key: string, seen: Set<string>) => {
    const item = manifest[key];
    if (!item || seen.has(item.file)) return;
    seen.add(item.file);
    for (const next of item.imports ?? []) collect(next, seen);
  };
  const forScreen = (module: string | null): PageFiles => {
    const seen = new Set<string>();
    collect(FIRST, seen);
    collect(ENTRY, seen);
    if (module !== null) collect(module, seen);
    const atOnce = new Set(seen);
    collect(LATER, seen);
    const later = new Set(seen);
    collect(COPY, seen);
    return {
      stylesheet: styleFile ? `/${styleFile}` : null,
      scripts: [...atOnce].map((file) => `/${file}`),
      later: [...later].filter((file) => !atOnce.has(file)).map((file) => `/${file}`),
      copy: [...seen].filter((file) => !later.has(file)).map((file) => `/${file}`),
    };
  };
  return {
    buildId,
    foundation: await read(`client/${FOUNDATION_FILE}`),
    stylesheet: styleFile ? await read(`client/${styleFile}`) : '',
    entry: `/${entry.file}`,
    first: `/${first.file}`,
    forScreen,
  };
}
