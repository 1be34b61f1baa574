/** Header by which a document says which build it belongs to. */
export const BUILD_HEADER = 'x-angan-build';

const TYPES: [RegExp, RegExp][] = [
  [/\.m?js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.woff2$/, /^(?:font\/woff2|application\/font-woff2)\b/],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json\b/],
  [/\.json$/, /^application\/json\b/],
  [/\.html$/, /^text\/html\b/],
  [/\.(?:png|svg|webp|avif|ico|jpe?g)$/, /^image\//],
];

/**
 * Whether an answer is the file of this build that it was asked as. A captive portal answers every address with its
 * own page and status 200 (A13): the kind has to fit the name, and a document has to carry this build's number.
 */
export function isBuildFile(path: string, response: Response, buildId: string): boolean {
  if (response.status !== 200 || response.redirected || response.type === 'opaqueredirect') return false;
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  const rule = TYPES.find(([name]) => name.test(path));
  if (rule ? !rule[1].test(type) : type.startsWith('text/html')) return false;
  return !path.endsWith('.html') || response.headers.get(BUILD_HEADER) === buildId;
}

/** Whether a finished page may be kept for its address: whole, HTML, of this build, not led elsewhere. */
export function isKeepablePage(response: Response, buildId: string): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    response.type !== 'opaqueredirect' &&
    /^text\/html\b/i.test(response.headers.get('content-type') ?? '') &&
    response.headers.get(BUILD_HEADER) === buildId
  );
}

/**
 * Whether an answer says that its address has no page any more: there is none, or it is elsewhere in this site. A captive
 * portal (A13) and a proxy whose server is away say "not found" of everything, and lead elsewhere, without our mark.
 */
export function isGonePage({ status, redirected, headers }: Response): boolean {
  if (redirected || status === 404) return headers.has(BUILD_HEADER);
  return status === 410;
}

/**
 * Paths that are the server's alone, and files: no navigation there gets a page from the worker. Tried on path and
 * search, as Workbox does; a dot in the search does not make a file.
 */
export const NOT_PAGES = [
  /^\/(?:api|media|documents|assets|icons)(?:[/?]|$)/,
  /^[^?]*\.[a-z0-9]{2,12}(?:\?|$)/i,
];

/** Whether the app draws what stands under a path, with or without its search. */
export function isAppPath(pathAndSearch: string): boolean {
  return !NOT_PAGES.some((pattern) => pattern.test(pathAndSearch));
}

const VARIANT = /-(\d{2,4})\.(avif|webp)$/;

/** `/media/name-hash-480.avif` → `/media/name-hash`; null for what has no versions. */
export function pictureStem(path: string): string | null {
  if (!/\.(?:avif|webp)$/.test(path)) return null;
  return path.replace(VARIANT, '').replace(/\.webp$/, '');
}

/**
 * The best kept version of a picture when the one asked for is not here: the next larger, else the largest smaller
 * one. A browser that asked for WebP may not know AVIF, so it never gets it.
 */
export function pickVariant(wanted: string, kept: readonly string[]): string | null {
  const stem = pictureStem(wanted);
  if (!stem) return null;
  // The name without a width is the largest version.
  const widthOf = (path: string) => Number(VARIANT.exec(path)?.[1] ?? 10_000);
  const width = widthOf(wanted);
  const fits = kept
    .filter((path) => pictureStem(path) === stem && (wanted.endsWith('.avif') || !path.endsWith('.avif')))
    .sort((a, b) => widthOf(a) - widthOf(b));
  return fits.find((path) => widthOf(path) >= width) ?? fits.at(-1) ?? null;
}
