import type { Encoding } from '#server/middleware/encoding';

/** What a page is made from. Nothing of the caller but the address, so that finished pages can be kept. */
export interface PageRequest {
  /** As sent, still percent-encoded (and known to decode). */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The site's own address without a trailing slash. */
  origin: string;
  /** The best encoding that the caller takes, for answering with a page that is kept compressed. */
  accepts: Encoding;
}

export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  /** Of the page and of what its headers say, for its tag; without one it is sent whole each time. */
  hash?: string | undefined;
  body: string | Buffer;
  /** Content-Encoding of `body`; without one the server compresses it on the way out. */
  encoding?: Encoding;
}

/** Makes the HTML for an address; null when it has none to give (the server then answers a plain 404). */
export type RenderPage = (request: PageRequest) => Promise<PageResponse | null>;
