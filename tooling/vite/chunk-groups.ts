import path from 'node:path';
import type { Rolldown } from 'vite';
import { COPY, ENTRY, FIRST, LATER } from '../../server/page/build-files.ts';

/*
 * Which file of the build a module goes into. The bundler's own choice is a file for each set of screens that share something:
 * two hundred files, eighty of them on a listing's page, most smaller than the headers of the request for them. On a cheap
 * phone each is work for the page, and on a slow line they come six at a time. Here a module goes by who needs it and
 * when, into one of some fifteen files. What that costs is a few modules that a screen does not need; e2e/size.e2e.ts
 * sees to it that no screen's first JavaScript passes its limit for that. docs/decisions/010-files-of-the-build.md
 */

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Exclude<Group['name'], string>>[1];

/** What every page needs, and what stays the same from deploy to deploy. */
const LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|valtio|proxy-compare)\//;
const DEXIE = /node_modules\/dexie\//;
const ICON = /\/lucide-react\/.*\/icons\//;

/** Screens that share most of their parts. */
const FAMILIES: [name: string, screens: RegExp][] = [
  ['lists', /app\/(?:home|search)\/|app\/property\/properties-screen/],
  ['listing', /app\/property\/property-screen/],
  ['finance', /app\/finance\//],
  ['content', /app\/content\//],
  ['own', /app\/(?:account|saved|not-found|shell|inquiry)\//],
];
/** The screen with the least room left under its limit: what it shares with others goes where every page has it. */
const FULLEST = /app\/search\/search-screen/;
/** As many texts share a part before those that do not have it load it as well. */
const MANY_CONTENT_SCREENS = 8;

/** Parts of the frame that every page loads when it is usable, with what `LATER` does. */
const LATER_PARTS = ['app/frame-strips.tsx', 'app/ui/toast-region.tsx'];
/** What stands below the first view of a listing. */
const BELOW_LISTING = ['detail-sections', 'costs-section', 'similar-homes'].map(
  (name) => `app/property/${name}.tsx`,
);

/** Modules that `entries` import, directly or through others; what they load later is not among them. */
function reach(entries: string[], context: Context): Set<string> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let id = queue.pop(); id; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/** Names of the files by module; a module without one is left to the bundler. */
function nameFiles(root: string, context: Context): Map<string, string> {
  const reachOf = (files: string[]) =>
    reach(
      files.map((file) => path.join(root, file)),
      context,
    );
  const first = reachOf([ENTRY, FIRST]);
  const later = reachOf([LATER, ...LATER_PARTS]);
  const copy = reachOf([COPY]);
  const belowListing = reachOf(BELOW_LISTING);
  const screens = [...first]
    .flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => id.endsWith('-screen.tsx'))
    .map((screen) => ({ screen, needs: reach([screen], context) }));

  /** Modules that no screen's first view needs. */
  const laterFile = (id: string) => {
    if (DEXIE.test(id)) return 'dexie';
    if (later.has(id)) return 'later';
    if (copy.has(id)) return 'phone-copy';
    return belowListing.has(id) ? 'below-listing' : null;
  };
  const fileFor = (id: string): string | null => {
    if (LIBRARIES.test(id)) return 'frame';
    const users = screens.filter(({ needs }) => needs.has(id)).map(({ screen }) => screen);
    if (first.has(id)) return users.length ? 'common' : null;
    const families = FAMILIES.filter(([, ofFamily]) => users.some((user) => ofFamily.test(user)));
    const names = new Set(families.map(([name]) => name));
    if (names.size === 0) return laterFile(id);
    if (later.has(id)) return names.size === 1 && names.has('own') ? 'later' : 'common';
    if (names.size === 1) {
      const [name] = names;
      if (belowListing.has(id) && name !== 'listing' && name !== 'lists') return 'below-listing-shared';
      // The screen's own file, but for what others load without the screen.
      if (users.length === 1) return copy.has(id) || belowListing.has(id) ? `${name}-shared` : null;
      return name === 'content' && users.length < MANY_CONTENT_SCREENS ? null : (name ?? null);
    }
    const inCards = names.has('lists') && names.has('listing');
    if (inCards) return names.size > 2 ? 'common' : 'lists-listing';
    if (users.some((user) => FULLEST.test(user))) return 'common';
    if (names.has('lists')) return names.size > 3 ? 'common' : 'lists-pages';
    if (names.has('listing')) return 'listing-pages';
    if (belowListing.has(id)) return ICON.test(id) ? 'below-listing-shared' : null;
    return 'pages';
  };

  const files = new Map<string, string>();
  for (const id of new Set([
    ...first,
    ...later,
    ...copy,
    ...belowListing,
    ...screens.flatMap(({ needs }) => [...needs]),
  ])) {
    const info = context.getModuleInfo(id);
    // What is loaded by its own name has a file of its own; within the phone's copy it is there already.
    const byName = info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
    const name = fileFor(id);
    if (name && (!byName || (name === 'phone-copy' && id !== path.join(root, COPY)) || name === 'dexie'))
      files.set(id, name);
  }
  return files;
}

/** The groups for the bundler's `codeSplitting`. `root` is the project's folder. */
export function chunkGroups(root: string): Group[] {
  let files: Map<string, string> | null = null;
  return [
    {
      debugName: 'by who needs it and when',
      name: (id, context) => {
        files ??= nameFiles(root, context);
        return files.get(id) ?? null;
      },
      // No file of a screen imports another in a circle.
      includeDependenciesRecursively: false,
    },
  ];
}
