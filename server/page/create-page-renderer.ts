import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { headFor } from '#domain/page/heads';
import type { PageData, ScreenData, SitePictures } from '#domain/page/page-data';
import { routePath } from '#domain/page/route-path';
import { NoAgencyError } from '#server/agency/agency-store';
import { compress } from '#server/middleware/encoding';
import { DATA_CSP } from '#server/middleware/security-headers';
import type { Catalogue, CatalogueSnapshot } from '#server/property/catalogue';
import { bootScript, headScript, scriptHash } from './boot-script.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type PageFiles, toDocument } from './document.ts';
import type { Faces } from './faces.ts';
import { loadScreenData } from './load-page-data.ts';
import { PageCache } from './page-cache.ts';
import type { PageRequest, PageResponse, RenderPage } from './page-renderer.ts';

/** What draws pages: the build in production, Vite in development. */
export interface PageSource {
  buildId: string;
  /** Address of the app's entry module. */
  entry: string;
  /** Address of what runs before it; null in development. */
  first: string | null;
  render: (data: PageData, location: string) => Promise<{ html: string; module: string }>;
  /** Screens that the empty frame is drawn over on the phone, by path; one that ends in a slash is the beginning of a path. */
  framed: readonly { at: string; module: string }[];
  /** Files of a screen; null: of every page. */
  filesFor: (module: string | null) => PageFiles;
  criticalCss: (html: string) => string;
  /** The typefaces that the critical styles leave out. */
  typefaces: Pick<Faces, 'faces' | 'facesCss'>;
  development?: { head: string };
}

interface Options {
  db: Knex;
  catalogue: Catalogue;
  pictures: SitePictures;
  source: PageSource;
  now?: () => number;
}

interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  hash?: string;
  html: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Whether `br` is as small as it gets, or is being made so. */
  squeezed?: boolean;
}

const SHELL_PATH = '/shell.html';

/** The empty frame's: no screen of its own, but by path those of the screens that may be drawn over it. */
function frameFiles({ filesFor, framed }: PageSource): PageFiles {
  const files = filesFor(null);
  const framedScripts = new Map<string, string[]>();
  for (const { at, module } of framed)
    for (const href of filesFor(module).scripts)
      if (!files.scripts.includes(href)) framedScripts.set(href, [...(framedScripts.get(href) ?? []), at]);
  return { ...files, framedScripts };
}
const MAX_CACHE_BYTES = 64 * 1024 * 1024;

/** Chooses the form of a finished page that the browser takes. */
function answer(page: FinishedPage, accepts: PageRequest['accepts']): PageResponse {
  const { status, headers, hash } = page;
  const body = accepts === 'br' ? page.br : accepts === 'gzip' ? page.gzip : null;
  return body
    ? { status, headers, hash, body, encoding: accepts }
    : { status, headers, hash, body: page.html };
}

/** The answer at a former address: where the page is now. Asked again each time, since another listing may take the address. */
function leadOn(location: string): FinishedPage {
  const headers = {
    location,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': DATA_CSP,
  };
  return {
    status: 301,
    headers,
    html: Buffer.from(`301 the page is at ${location}\n`),
    br: null,
    gzip: null,
  };
}

/** Draws finished pages and keeps them, compressed, until the catalogue or the build changes. */
export function createPageRenderer({ db, catalogue, pictures, source, now = Date.now }: Options): RenderPage {
  const boot = bootScript(source.entry, source.first);
  const { faces, facesCss } = source.typefaces;
  const inHead = headScript(faces);
  const inlineScripts = [boot, inHead].map(scriptHash);
  const policyFor = (snapshot: CatalogueSnapshot) =>
    contentSecurityPolicy(inlineScripts, {
      development: Boolean(source.development),
      ads: snapshot.agency?.agency.adsConversion,
    });
  const cache = new PageCache<FinishedPage>(MAX_CACHE_BYTES);
  const drawing = new Map<string, Promise<FinishedPage>>();

  const pageData = (
    snapshot: CatalogueSnapshot,
    origin: string,
    url: string | null,
    screen: ScreenData,
  ): PageData => {
    if (!snapshot.agency) throw new NoAgencyError();
    return {
      url,
      buildId: source.buildId,
      origin,
      agency: snapshot.agency.agency,
      pictures,
      asOf: now(),
      rev: snapshot.rev,
      total: snapshot.byRev.length,
      screen,
    };
  };

  const draw = async (request: PageRequest, snapshot: CatalogueSnapshot): Promise<FinishedPage> => {
    const isShell = request.path === SHELL_PATH;
    const route = isShell ? SHELL_PATH : routePath(request.path);
    const screen = isShell
      ? ({ kind: 'shell' } as const)
      : route === null
        ? ({ kind: 'not-found' } as const)
        : await loadScreenData(db, snapshot, route, request.search);
    if (screen.kind === 'moved') return leadOn(screen.path + request.search);
    const url = isShell ? null : `${request.path}${request.search}`;
    const data = pageData(snapshot, request.origin, url, screen);
    const { html: app, module } = await source.render(
      data,
      route === null ? '/404/not-found' : (url ?? SHELL_PATH),
    );
    const files = isShell ? frameFiles(source) : source.filesFor(module);
    const html = Buffer.from(
      toDocument({
        head: headFor(route ?? '', request.search, data),
        data,
        app,
        criticalCss: source.criticalCss(app),
        files,
        bootScript: boot,
        headScript: inHead,
        facesCss,
        developmentHead: source.development?.head,
      }),
    );
    const policy = policyFor(snapshot);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'x-angan-build': source.buildId,
    };
    const packed = !source.development;
    return {
      status: screen.kind === 'not-found' ? 404 : 200,
      headers,
      // An answer that says "unchanged" does not repeat the policy.
      hash: createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 22),
      html,
      br: packed ? await compress(html, 'br') : null,
      gzip: packed ? await compress(html, 'gzip') : null,
    };
  };

  let squeezing = Promise.resolve();
  /**
   * Packs a page that is asked for again as small as it gets, one page at a time, while the first packing is sent. The tag
   * stays: whoever has the first packing has the same page, and no part of a page is ever sent alone.
   */
  const squeeze = (page: FinishedPage) => {
    if (page.squeezed || !page.br) return;
    page.squeezed = true;
    squeezing = squeezing
      .then(() => compress(page.html, 'br', 11))
      .then((smaller) => {
        page.br = smaller;
      })
      .catch(() => {});
  };

  return async (request) => {
    const snapshot = await catalogue.current();
    if (source.development) return answer(await draw(request, snapshot), request.accepts);
    // Some pages carry the day's date.
    const day = Math.floor(now() / 86_400_000);
    const key = `${snapshot.catalogue}.${snapshot.rev} ${day} ${request.origin} ${request.path}${request.search}`;
    const held = cache.get(key);
    if (held) {
      squeeze(held);
      return answer(held, request.accepts);
    }
    let work = drawing.get(key);
    if (!work) {
      work = draw(request, snapshot).finally(() => drawing.delete(key));
      drawing.set(key, work);
    }
    const page = await work;
    const bytes = page.html.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0);
    cache.set(key, page, bytes);
    return answer(page, request.accepts);
  };
}
