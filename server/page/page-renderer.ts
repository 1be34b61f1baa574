/** A request for a page, as far as drawing it needs to know. */
export interface PageRequest {
  /** Path, still percent-encoded as it was asked for. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** Address of the site without a trailing slash. */
  origin: string;
  /** Value of Accept-Encoding. */
  acceptEncoding: string;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Draws the HTML for any address. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;
