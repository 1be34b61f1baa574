import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import { areaValue } from '#domain/property/filter';
import type { Picture, Property, PropertyInput } from '#domain/property/property';
import { toLinkSlug } from '#domain/property/slug';
import { type CatalogueWriter, writeCatalogue } from '#server/db/catalogue-clock';
import { removeProperty, SlugTakenError, upsertProperty } from '#server/property/property-store';
import { DocumentError } from './document-file.ts';
import { eachOf } from './each-of.ts';
import { type FetchPicture, fetchPicture as fetchFromInternet, keepFetched } from './fetch-picture.ts';
import { ImportError, parseListingFile } from './listing-file.ts';
import { createListingFiles, type FileMaker, type ListingFiles, missingPicture } from './listing-files.ts';
import { PictureError } from './pictures.ts';

export interface ImportOptions {
  db: Knex;
  /** The listing file; pictures and documents are named relative to its folder. */
  file: string;
  dataDir: string;
  /** Where named files stand, when not beside the listing file. */
  folder?: string;
  fetchPicture?: FetchPicture;
  maker?: FileMaker;
  /** When the listing at this position was first listed, for new ones; milliseconds since 1970. */
  listedAt?: (position: number) => number;
}

export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  /** Files that could not be used, one line each: the listing was imported without them. */
  notices: string[];
}

type Draft = Omit<Property, 'rev' | 'listedAt' | 'updatedAt'>;

/** The listing with served paths; what could not be had is named in `notices`. */
async function serveFiles(listing: PropertyInput, files: ListingFiles, notices: string[]): Promise<Draft> {
  const pictures: Record<string, Picture> = {};
  const notice = (field: string, ref: string, error: unknown) => {
    if (!(error instanceof PictureError || error instanceof DocumentError)) throw error;
    notices.push(`listing "${listing.id}": ${field}: "${ref}" ${error.message}`);
  };
  const picture = async (field: string, ref: string, planArea?: number): Promise<string | null> => {
    try {
      const { path, width, height, blur, alt = '' } = await files.savePicture(ref, listing, planArea);
      pictures[path] = { width, height, blur, alt };
      return path;
    } catch (error) {
      notice(field, ref, error);
      return null;
    }
  };
  const orMissing = async (field: string, ref: string, planArea?: number): Promise<string> => {
    const path = await picture(field, ref, planArea);
    if (path) return path;
    const missing = missingPicture(ref);
    pictures[missing.path] = missing.picture;
    return missing.path;
  };
  const optionalPicture = async (field: 'reraQrCode' | 'developerLogo' | 'ogImage') =>
    (listing[field] && (await picture(field, listing[field]))) || undefined;

  const images = await eachOf(listing.images, 1, (ref) => orMissing('images', ref));
  const interiorImages = await eachOf(listing.interiorImages, 1, (ref) => orMissing('interiorImages', ref));
  const floorPlans = await eachOf(listing.floorPlans, 1, async (plan) => ({
    ...plan,
    image: await orMissing('floorPlans', plan.image, areaValue(plan.area ?? listing.area) ?? undefined),
  }));
  const documents: Property['documents'] = [];
  for (const document of listing.documents) {
    try {
      documents.push({ ...document, ...(await files.saveDocument(document.url, listing, { ...pictures })) });
    } catch (error) {
      notice('documents', document.url, error);
    }
  }
  return {
    ...listing,
    slug: listing.seoSlug ?? toLinkSlug(listing.name, listing.location),
    images,
    interiorImages,
    floorPlans,
    documents,
    reraQrCode: await optionalPicture('reraQrCode'),
    developerLogo: await optionalPicture('developerLogo'),
    ogImage: await optionalPicture('ogImage'),
    pictures,
  };
}

/** A checked file whose pictures and documents are served, ready to be written. */
export interface PreparedImport {
  properties: Omit<Property, 'rev'>[];
  removeIds: string[];
  notices: string[];
}

/**
 * Checks a listing file and serves its pictures and documents. Writes nothing to the database.
 * @throws ImportError naming every bad record, field and reason
 */
export async function prepareImport(options: Omit<ImportOptions, 'db'>): Promise<PreparedImport> {
  const { file, dataDir, folder = dirname(file), maker, listedAt } = options;
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ImportError([`${file} cannot be read: ${error.code ?? error.message}`]);
  });
  const { listings, removeIds } = parseListingFile(content);
  const fetchPicture = keepFetched(
    dataDir,
    options.fetchPicture ?? ((address) => fetchFromInternet(address)),
  );
  const files = createListingFiles({ folder, dataDir, fetchPicture, maker });
  const notices: string[] = [];
  const drafts = await eachOf(listings, 2, (listing) => serveFiles(listing, files, notices));
  const now = Date.now();
  const properties = drafts.map((draft, at) => ({
    ...draft,
    listedAt: listedAt?.(at) ?? now,
    updatedAt: now,
  }));
  return { properties, removeIds, notices };
}

/** Writes a prepared import within the caller's transaction. @throws ImportError when a link belongs to another listing */
export async function storeImport(writer: CatalogueWriter, prepared: PreparedImport): Promise<ImportReport> {
  const report: ImportReport = {
    created: 0,
    updated: 0,
    unchanged: 0,
    removed: 0,
    notices: prepared.notices,
  };
  for (const id of prepared.removeIds) if (await removeProperty(writer, id)) report.removed += 1;
  for (const property of prepared.properties) {
    const outcome = await upsertProperty(writer, property).catch((error: unknown) => {
      if (!(error instanceof SlugTakenError)) throw error;
      throw new ImportError([`listing "${property.id}": seoSlug: ${error.message}`]);
    });
    report[outcome] += 1;
  }
  return report;
}

/**
 * Imports a listing file: all of it in one transaction, or nothing. Listings are updated by id; unchanged ones keep
 * their number in the change feed.
 * @throws ImportError naming every bad record, field and reason; the database is untouched then
 */
export async function importListings(options: ImportOptions): Promise<ImportReport> {
  const prepared = await prepareImport(options);
  return writeCatalogue(options.db, (writer) => storeImport(writer, prepared));
}
