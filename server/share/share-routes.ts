import type Router from '@koa/router';
import type { Context } from 'koa';
import { ApiError } from '#domain/api/errors';
import { STATIC_HEADS } from '#domain/content/page-heads';
import type { Property } from '#domain/property/property';
import type { AppServices } from '#server/app-services';
import { type FileRules, serveFile } from '#server/media/serve-file';
import { readSitePictures } from '#server/page/site-pictures';
import { findPropertyByAnySlug } from '#server/property/property-store';
import { createKeptPictures } from './kept-pictures.ts';
import { cutSharePicture, DRAWING, drawSharePicture, listingWords, mediaFile } from './share-picture.ts';

const LISTING = /^\/share\/([^/]+)-(\d{1,15})\.jpg$/;
const SITE = /^\/share\/site\/([\w-]{1,80})\.jpg$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiError('not_found', 'there is no such picture');
  }
}

/** A listing's own preview picture when it has one that can be read, else its first photo with name and price. */
async function listingPicture(dataDir: string, property: Property): Promise<Buffer> {
  const fileOf = (path = '') => (property.pictures[path]?.missing ? null : mediaFile(dataDir, path));
  const own = fileOf(property.ogImage);
  const cut = own && (await cutSharePicture(own));
  if (cut) return cut;
  const [photo = null] = [...property.images, ...property.interiorImages].flatMap(
    (path) => fileOf(path) ?? [],
  );
  return drawSharePicture(listingWords(property), photo);
}

/** GET /share/{slug}-{rev}.jpg and /share/site/{picture}.jpg: previews for messengers, drawn at the first request. */
export function addShareRoutes(router: Router, { db, env, catalogue }: AppServices): void {
  const kept = createKeptPictures(env.dataDir);
  const rules = (cacheControl: string): FileRules => ({
    root: kept.folder,
    types: { jpg: 'image/jpeg' },
    cacheControl,
    headersFor: () => ({ 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox" }),
  });

  router.get('/share/site/:file', async (ctx: Context) => {
    const name = SITE.exec(ctx.path)?.[1];
    const picture = name && (await readSitePictures(env.dataDir))[`${name}.webp`];
    const { agency } = await catalogue.current();
    if (!name || !picture || !agency) throw new ApiError('not_found', 'there is no such picture');
    const words = {
      title: agency.agency.name,
      strong: '',
      line: STATIC_HEADS['/']?.title ?? '',
    };
    const file = await kept.file(`site ${picture.path}`, `${agency.rev}-${DRAWING}`, () =>
      drawSharePicture(words, mediaFile(env.dataDir, picture.path)),
    );
    await serveFile(ctx, file, rules('public, max-age=86400'));
  });

  router.get('/share/:file', async (ctx: Context) => {
    const [, slug = '', asked] = LISTING.exec(ctx.path) ?? [];
    const property = slug ? await findPropertyByAnySlug(db, decoded(slug)) : null;
    if (!property) throw new ApiError('not_found', 'there is no such picture');
    const file = await kept.file(`listing ${property.id}`, `${property.rev}-${DRAWING}`, () =>
      listingPicture(env.dataDir, property),
    );
    // An older number gets the picture of today, and is asked for again.
    const current = Number(asked) === property.rev;
    await serveFile(ctx, file, rules(current ? 'public, max-age=31536000, immutable' : 'no-cache'));
  });
}
