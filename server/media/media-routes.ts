import { join } from 'node:path';
import type Router from '@koa/router';
import type { AppServices } from '#server/app-services';
import { type FileRules, serveFile } from './serve-file.ts';

const PICTURE_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml; charset=utf-8',
};
// A document is never a script, a page or a drawing that could hold one (S05).
const DOCUMENT_TYPES = { pdf: 'application/pdf', ...PICTURE_TYPES };

/** An SVG opened by itself is a document: it may style itself and nothing else. */
const DRAWING_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const PICTURE_CSP = "default-src 'none'; frame-ancestors 'none'; sandbox";
// No sandbox for a PDF: the browser's own viewer does not start inside one.
const PDF_CSP = "frame-ancestors 'self'";

function policyFor(extension: string): string {
  if (extension === 'svg') return DRAWING_CSP;
  return extension === 'pdf' ? PDF_CSP : PICTURE_CSP;
}

/** "sai-heights-brochure-1a2b3c4d5e.pdf" → "sai-heights-brochure.pdf": the name that a phone saves it under. */
export function fileTitle(name: string): string {
  return name.replace(/-[0-9a-f]{8,64}(?=\.[a-z0-9]+$)/, '');
}

/** GET /media/:file and /documents/:file from the data folder. */
export function addMediaRoutes(router: Router, { env }: AppServices): void {
  const media: FileRules = {
    root: join(env.dataDir, 'media'),
    types: PICTURE_TYPES,
    // Names carry a hash of the content.
    cacheControl: 'public, max-age=31536000, immutable',
    headersFor: (_name, extension) => ({ 'Content-Security-Policy': policyFor(extension) }),
  };
  const documents: FileRules = {
    root: join(env.dataDir, 'documents'),
    types: DOCUMENT_TYPES,
    cacheControl: 'public, max-age=3600',
    headersFor: (name, extension) => ({
      'Content-Security-Policy': policyFor(extension),
      'Content-Disposition': `inline; filename="${fileTitle(name)}"`,
    }),
  };
  // The raw path, not the router's decoded parameter: a name that needs decoding is no name of ours.
  router.get('/media/:file', (ctx) => serveFile(ctx, ctx.path.slice('/media/'.length), media));
  router.get('/documents/:file', (ctx) => serveFile(ctx, ctx.path.slice('/documents/'.length), documents));
}
