/**
 * Where to go after signing in: a path of this site, else `fallback`. Anything that a browser could read as another
 * site is refused: "//evil.test", "/\evil.test", "https:…", control characters, and paths that end in the same place
 * (the API, where a navigation would show data or sign in again).
 */
export function toReturnPath(value: unknown, fallback = '/profile'): string {
  if (typeof value !== 'string' || value.length > 500) return fallback;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes('\\')) return fallback;
  // Browsers take tabs, line feeds and dots out of addresses before they read them, so the path is judged as they see it.
  const path = /^[^?#]*/.exec(value)?.[0] ?? '/';
  if (
    /^\/+(?:api|sign-in)(?:\/|$)/i.test(path) ||
    /(?:^|\/)\.{1,2}(?:\/|$)|%2e|%2f|%5c|%[01][0-9a-f]|\/\//i.test(path)
  )
    return fallback;
  return value;
}
