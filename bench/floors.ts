import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { picturePath } from '#domain/property/picture';
import type { Property } from '#domain/property/property';
import { compress } from '#server/middleware/encoding';
import { escapeHtml } from '#server/page/document';

/*
 * What a visit is compared with: pages without any script, behind a line of the same kind. One is our own page, which
 * shows what the scripts cost; the other a bare list of the same homes, which shows what our HTML costs.
 */

/** Where the bare list stands; every other page is our own without its scripts. */
export const BARE_PATH = '/bare';

/** The width in which a phone shows a photo that is as wide as its screen (app/ui/photo.tsx). */
const PHOTO_WIDTH = 640;

const BARE_STYLE = `
body { margin: 0 12px; font: 16px/1.4 sans-serif; color: #222; background: #fafafa }
article { margin: 12px 0; padding-bottom: 8px; background: #fff; border: 1px solid #ddd; border-radius: 8px; overflow: hidden }
img { display: block; width: 100%; height: auto }
h2, p { margin: 8px 12px; font-size: 1em }`;

function bareCard({ name, location, city, area, price, images, pictures }: Property, index: number): string {
  const [photo = ''] = images;
  const { width = 3, height = 2 } = pictures[photo] ?? {};
  const measures = `width="${PHOTO_WIDTH}" height="${Math.round((PHOTO_WIDTH * height) / width)}"`;
  const when = ['fetchpriority="high"', ''][index] ?? 'loading="lazy"';
  return [
    `<article><img src="${picturePath(photo, PHOTO_WIDTH, 'avif')}" ${measures} ${when} alt="">`,
    `<h2>${escapeHtml(name)}</h2><p>${escapeHtml(`${location}, ${city}`)}</p>`,
    `<p>${escapeHtml(area)}</p><p><b>${escapeHtml(price)}</b></p></article>`,
  ].join('');
}

/** Twelve homes as the least HTML that shows them. */
function barePage(homes: Property[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Homes</title>',
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${BARE_STYLE}</style></head>`,
    `<body><h1>Homes</h1>${homes.map(bareCard).join('')}</body></html>`,
  ].join('');
}

/**
 * Our page without its scripts, the links that only they make use of, and the wait for its first card. It stays in the
 * stand-in typeface: a browser that could run scripts reads no <noscript>.
 */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link (?:data-(?:script|later|copy|full-style)|rel="expect")[^>]*>/g, '');
}

interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A page packed as tightly as the product packs one that is asked for often, with a tag for the second visit. */
async function packed(html: string, headers: Record<string, string> = {}): Promise<Page> {
  const body = await compress(Buffer.from(html), 'br', 11);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const own = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag };
  return { status: 200, headers: { ...headers, ...own, 'content-encoding': 'br' }, body };
}

function send(request: http.IncomingMessage, response: http.ServerResponse, page: Page): void {
  if (request.headers['if-none-match'] === page.headers.etag) {
    response.writeHead(304, page.headers).end();
    return;
  }
  response.writeHead(page.status, { ...page.headers, 'content-length': page.body.length }).end(page.body);
}

/** Pictures and typefaces, as the product sends them. */
function passOn(target: number, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { url: path, headers } = request;
  http.get({ host: '127.0.0.1', port: target, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
}

const isPage = ({ headers }: http.IncomingMessage) => /^text\/html/.test(headers.accept ?? '');

/** A server of both floors in front of the product at `target`; each page is made once. */
export async function startFloors(target: number): Promise<{ port: number; close: () => void }> {
  const origin = `http://127.0.0.1:${target}`;
  const pages = new Map<string, Promise<Page>>();
  const make = async (path: string): Promise<Page> => {
    if (path === BARE_PATH) {
      const list = (await (await fetch(`${origin}/api/properties?limit=12`)).json()) as {
        properties: Property[];
      };
      return packed(barePage(list.properties));
    }
    const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
    const policy = answer.headers.get('content-security-policy');
    return packed(withoutScripts(await answer.text()), policy ? { 'content-security-policy': policy } : {});
  };
  const server = http.createServer(async (request, response) => {
    if (!isPage(request)) return passOn(target, request, response);
    const path = request.url ?? '/';
    const page = pages.get(path) ?? make(path);
    pages.set(path, page);
    send(request, response, await page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
