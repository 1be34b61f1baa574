import type { Context, Middleware } from 'koa';
import { ApiError } from '#domain/api/errors';
import {
  compress,
  formTag,
  MIN_COMPRESSED_BYTES,
  matchesTag,
  pickEncoding,
} from '#server/middleware/encoding';
import { sayUnchanged } from '#server/middleware/security-headers';
import type { RenderPage } from './page-renderer.ts';

const MAX_ADDRESSES = 1000;
const MAX_ADDRESS = 200;

/** Whatever no route has answered is a page. */
export interface PageRoutes {
  /** Behind all routes. */
  all: Middleware;
  /**
   * Before them: answers the addresses that came through to `all` once. Which addresses are routes does not change while the
   * server runs, and to ask each of them costs about as much as to send a finished page.
   */
  known: Middleware;
}

/** Pages for the site at `origin`; without `renderPage` every one is a plain 404. */
export function createPageRoutes(origin: string, renderPage: RenderPage | undefined): PageRoutes {
  const addresses = new Set<string>();

  const send = async (ctx: Context): Promise<void> => {
    const accepts = pickEncoding(ctx);
    const page = await renderPage?.({ path: ctx.path, search: ctx.search, origin, accepts });
    if (!page) throw new ApiError('not_found', 'there is nothing at this address');
    const { res } = ctx;
    for (const name in page.headers) res.setHeader(name, page.headers[name] as string);
    const body = typeof page.body === 'string' ? Buffer.from(page.body) : page.body;
    // A page that comes unpacked is packed here unless it is small or says "identity" itself.
    const packing = page.encoding || body.length < MIN_COMPRESSED_BYTES ? 'identity' : accepts;
    const encoding = page.encoding ?? packing;
    res.setHeader('Vary', 'Accept-Encoding');
    if (page.hash) {
      const tag = formTag(page.hash, encoding);
      res.setHeader('ETag', tag);
      if (page.status === 200 && matchesTag(ctx, tag)) {
        sayUnchanged(ctx);
        return;
      }
    }
    ctx.status = page.status;
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    ctx.body = packing === 'identity' ? body : await compress(body, packing);
  };
  const isReading = ({ method }: Context) => method === 'GET' || method === 'HEAD';

  return {
    all: async (ctx) => {
      if (!isReading(ctx)) {
        ctx.set('Allow', 'GET, HEAD');
        throw new ApiError('method_not_allowed', `${ctx.method} is not possible here`);
      }
      await send(ctx);
      if (ctx.status !== 200 || ctx.url.length > MAX_ADDRESS) return;
      if (addresses.size >= MAX_ADDRESSES) addresses.clear();
      addresses.add(ctx.url);
    },
    known: (ctx, next) => (addresses.has(ctx.url) && isReading(ctx) ? send(ctx) : next()),
  };
}
