import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Picture, PropertyInput } from '#domain/property/property';
import { DocumentError, saveDocument } from './document-file.ts';
import type { FetchPicture } from './fetch-picture.ts';
import {
  describePicture,
  hash8,
  mediaName,
  PictureError,
  type ServedPicture,
  savePicture,
} from './pictures.ts';

export type SavedPicture = ServedPicture & { alt?: string };
export interface SavedDocument {
  url: string;
  bytes: number;
}

/** Makes files that an import names but that stand nowhere: plans, codes and papers of the samples. Null: not one of those. */
export interface FileMaker {
  picture(ref: string, listing: PropertyInput, planArea?: number): Promise<SavedPicture | null>;
  document(
    ref: string,
    listing: PropertyInput,
    pictures: Record<string, Picture>,
  ): Promise<SavedDocument | null>;
  alt(ref: string): string;
}

const MAX_FILE = 60 * 1024 * 1024;

export interface ListingFilesOptions {
  /** Folder that file names are relative to. */
  folder: string;
  dataDir: string;
  fetchPicture: FetchPicture;
  maker?: FileMaker | undefined;
}

/** Reads a file at or below `folder`; links that lead out of it are refused. */
async function readBeside(folder: string, name: string): Promise<Buffer> {
  const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, name))]).catch(() => {
    throw new PictureError('is not there');
  });
  const inside = relative(root, file);
  if (!inside || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside))
    throw new PictureError('is not inside the folder of the listing file');
  const { size } = await stat(file);
  if (size > MAX_FILE) throw new PictureError('is larger than 60 MB');
  return readFile(file).catch(() => {
    throw new PictureError('cannot be read');
  });
}

/**
 * Finds what a listing's file names and addresses stand for, and serves it from here. Every file is handled once
 * an import, however many listings name it.
 */
export function createListingFiles({ folder, dataDir, fetchPicture, maker }: ListingFilesOptions) {
  const mediaDir = join(dataDir, 'media');
  const seen = new Map<string, Promise<SavedPicture>>();

  const read = (ref: string): Promise<Buffer> =>
    ref.startsWith('https://') ? fetchPicture(ref) : readBeside(folder, ref);

  async function open(ref: string): Promise<SavedPicture> {
    if (ref.startsWith('/')) {
      if (!/^\/media\/[\w.-]+\.webp$/.test(ref)) throw new PictureError('is not a picture of this server');
      return describePicture(ref, mediaDir);
    }
    const picture = await savePicture(await read(ref), ref, mediaDir);
    return { ...picture, alt: maker?.alt(ref) ?? '' };
  }

  return {
    /** @throws PictureError with the reason */
    async savePicture(ref: string, listing: PropertyInput, planArea?: number): Promise<SavedPicture> {
      const made = await maker?.picture(ref, listing, planArea);
      if (made) return made;
      const held = seen.get(ref) ?? open(ref);
      seen.set(ref, held);
      return held;
    },
    /** @throws PictureError or DocumentError with the reason */
    async saveDocument(
      ref: string,
      listing: PropertyInput,
      pictures: Record<string, Picture>,
    ): Promise<SavedDocument> {
      const made = await maker?.document(ref, listing, pictures);
      if (made) return made;
      if (ref.startsWith('/')) {
        const name = /^\/documents\/([\w-]+\.(?:pdf|jpg|png|webp))$/.exec(ref)?.[1];
        if (!name) throw new DocumentError('is not a document of this server');
        const { size } = await stat(join(dataDir, 'documents', name)).catch(() => {
          throw new DocumentError('is not there');
        });
        return { url: ref, bytes: size };
      }
      return saveDocument(await read(ref), ref, dataDir);
    },
  };
}
export type ListingFiles = ReturnType<typeof createListingFiles>;

/** Where a picture that could not be had would stand: a page reserves its space and says that it is missing. */
export function missingPicture(ref: string): { path: string; picture: Picture } {
  return {
    path: `/media/missing-${mediaName(ref)}-${hash8(ref)}.webp`,
    picture: { width: 1440, height: 960, blur: '', alt: '', missing: true },
  };
}
