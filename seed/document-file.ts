import { mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { exists, hash8, mediaName, writeWhole } from './pictures.ts';

/** Kinds of document that are served, by their first bytes: what a file is called does not matter. */
const KINDS: readonly [ending: string, test: (head: Buffer) => boolean][] = [
  ['.pdf', (b) => b.subarray(0, 5).toString('latin1') === '%PDF-'],
  ['.jpg', (b) => b.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['.png', (b) => b.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['.webp', (b) => b.toString('latin1', 0, 4) === 'RIFF' && b.toString('latin1', 8, 12) === 'WEBP'],
];
const MAX_BYTES = 40 * 1024 * 1024;

/** The document cannot be served; `message` says why. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/**
 * Copies a document to where it is served under a name made of its content.
 * @returns path and size in bytes
 * @throws DocumentError for anything but PDF, JPEG, PNG and WebP: a document can never be a script or a page
 */
export async function saveDocument(
  content: Buffer,
  name: string,
  dataDir: string,
): Promise<{ url: string; bytes: number }> {
  const kind = KINDS.find(([, test]) => test(content));
  if (!kind)
    throw new DocumentError(
      `is not a PDF, JPEG, PNG or WebP file${extname(name) ? ` (${extname(name)})` : ''}`,
    );
  if (content.length > MAX_BYTES) throw new DocumentError('is larger than 40 MB');
  const file = `${mediaName(name)}-${hash8(content)}${kind[0]}`;
  const folder = join(dataDir, 'documents');
  if (!(await exists(join(folder, file)))) {
    await mkdir(folder, { recursive: true });
    await writeWhole(join(folder, file), content);
  }
  return { url: `/documents/${file}`, bytes: content.length };
}
