import { type Watch, watch } from './watch.ts';

/** Which of these files are kept on this phone: pictures and documents that open without a network. */
export function watchKeptFiles(urls: readonly string[]): Watch<ReadonlySet<string>> {
  return watch<ReadonlySet<string>>(
    async (db) => {
      const rows = await db.pictures.bulkGet([...urls]);
      return new Set(rows.flatMap((row) => (row ? [row.url] : [])));
    },
    () => new Set(),
  );
}
