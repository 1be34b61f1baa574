/** The parts of an https address that a rule can be written about. */
export interface HttpsAddress {
  host: string;
  path: string;
  /** Without the question mark. */
  query: string;
}

const ADDRESS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i;

/**
 * Reads a plain https address; null for anything that a browser could read another way than it looks: users, ports,
 * backslashes, white space, quotes, control characters, dot segments. Stricter than a browser on purpose: it decides
 * what may be put into a frame.
 */
export function readHttpsAddress(address: string): HttpsAddress | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\s\\"'<>\u0000-\u001f\u007f]/.test(address)) return null;
  const [whole, host = '', path = '/', query = ''] = ADDRESS.exec(address) ?? [];
  if (!whole || /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return null;
  return { host: host.toLowerCase(), path, query };
}
