/** The path as routes see it: decoded, without a trailing slash; null when its encoding is broken or it hides a slash. */
export function routePath(path: string): string | null {
  if (/%2f|%5c|%00/i.test(path)) return null;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.length > 1 ? decoded.replace(/\/+$/, '') || '/' : decoded;
  } catch {
    return null;
  }
}
