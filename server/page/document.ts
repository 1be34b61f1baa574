import { FIRST_VIEW } from '#domain/page/first-view';
import type { PageHead } from '#domain/page/head';
import { headTags } from '#domain/page/head-tags';
import { PAGE_DATA_ID, type PageData } from '#domain/page/page-data';
import { scriptJson } from '#domain/page/script-json';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML text and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] as string);
}

/** Files of the build that a page asks the browser for. */
export interface PageFiles {
  /** The stylesheet of all screens, without the foundation that the critical styles carry. */
  stylesheet: string | null;
  /** Script modules that the page will need, the entry first. */
  scripts: string[];
  /** Of the empty frame: modules of the screens that may be drawn over it, with the paths that they are for. */
  framedScripts?: ReadonlyMap<string, readonly string[]>;
  /** Script modules that every page loads once it is usable. */
  later: string[];
  /** Script modules that every page loads when the phone's copy is opened. */
  copy: string[];
}

export interface DocumentParts {
  head: PageHead;
  data: PageData;
  /** The finished HTML of the app. */
  app: string;
  criticalCss: string;
  /** Styles of components that bring their own (Emotion). */
  componentCss?: string;
  files: PageFiles;
  /** Starts the app; the page's last script. */
  bootScript: string;
  /** Runs before anything is drawn. */
  headScript: string;
  /** The rules of the typefaces that it asks for, for a browser without scripts. */
  facesCss: string;
  /** Markup that the development server wants in the head. */
  developmentHead?: string;
}

function metaTags(head: PageHead, origin: string): string {
  const metas = headTags(head, origin).map(
    ([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" data-head>`,
  );
  if (head.canonical) metas.push(`<link rel="canonical" href="${escapeHtml(head.canonical)}" data-head>`);
  for (const object of head.jsonLd ?? [])
    metas.push(`<script type="application/ld+json" data-head>${scriptJson(object)}</script>`);
  return metas.join('');
}

/** The whole document. */
export function toDocument(parts: DocumentParts): string {
  const { head, data, files } = parts;
  const links = [
    // Given their rel by the boot script when the page's picture no longer needs the line. The empty frame has no picture, and
    // comes with everything from the phone itself.
    ...files.scripts.map((href) =>
      files.framedScripts ? `<link rel="modulepreload" href="${href}">` : `<link data-script href="${href}">`,
    ),
    // Given theirs by the worker, which knows the path (sw/fill-shell.ts).
    ...[...(files.framedScripts ?? [])].map(
      ([href, at]) => `<link data-at="${at.join(' ')}" href="${href}">`,
    ),
    // Likewise by the app (main.tsx): one round over a slow line instead of one for each import in an import.
    ...files.later.map((href) => `<link data-later href="${href}">`),
    ...files.copy.map((href) => `<link data-copy href="${href}">`),
  ].join('');
  // Fetched by the boot script, switched on by the app when the page is usable. After the critical rules, which are a part of
  // it: in the other order a rule that only this one has (a saved heart, a second button look) would lose against its own
  // base rule.
  const fullStyle = files.stylesheet ? `<link data-full-style href="${files.stylesheet}">` : '';
  const firstView = parts.app.includes(` id="${FIRST_VIEW}"`)
    ? `<link rel="expect" href="#${FIRST_VIEW}" blocking="render">`
    : '';
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    metaTags(head, data.origin),
    '<meta name="theme-color" content="#FBF7EE"><meta name="format-detection" content="telephone=no">',
    '<link rel="manifest" href="/manifest.webmanifest"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    parts.developmentHead ?? '',
    firstView,
    files.framedScripts ? links : '',
    `<style data-critical>${parts.criticalCss}</style>`,
    `<script>${parts.headScript}</script>`,
    parts.facesCss ? `<noscript><style>${parts.facesCss}</style></noscript>` : '',
    fullStyle,
    parts.componentCss ?? '',
    '</head><body>',
    `<div id="root">${parts.app}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`,
    // Nothing asks for them before the page stands: they come after its words.
    files.framedScripts ? '' : links,
    parts.bootScript ? `<script>${parts.bootScript}</script>` : '',
    '</body></html>',
  ].join('');
}
