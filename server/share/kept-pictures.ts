import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * Drawn previews in the data folder: one file for each thing, by a digest of its key and its version (letters, digits and dashes).
 * They are made again when they are missing, so the folder may be emptied at any time.
 */

export interface KeptPictures {
  /** File name of the picture, drawn now when it is not there yet. One is drawn at a time. */
  file: (key: string, version: string, draw: () => Promise<Buffer>) => Promise<string>;
  folder: string;
}

export function createKeptPictures(dataDir: string): KeptPictures {
  const folder = join(dataDir, 'share');
  const running = new Map<string, Promise<string>>();
  let known: Promise<Set<string>> | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const list = () => {
    known ??= mkdir(folder, { recursive: true })
      .then(() => readdir(folder))
      .then((names) => new Set(names));
    known.catch(() => {
      known = null;
    });
    return known;
  };

  const make = async (names: Set<string>, stem: string, name: string, draw: () => Promise<Buffer>) => {
    const body = await draw();
    // Whole or not at all: another process may serve the same folder.
    const draft = join(folder, `${name}.${process.pid}.draft`);
    await writeFile(draft, body);
    await rename(draft, join(folder, name));
    names.add(name);
    for (const old of names)
      if (old !== name && old.startsWith(`${stem}-`)) {
        names.delete(old);
        await rm(join(folder, old), { force: true });
      }
    return name;
  };

  return {
    folder,
    async file(key, version, draw) {
      const stem = createHash('sha256').update(key).digest('hex').slice(0, 24);
      const name = `${stem}-${version}.jpg`;
      const names = await list();
      if (names.has(name)) return name;
      let work = running.get(name);
      if (!work) {
        const next = queue.then(() => make(names, stem, name, draw));
        queue = next.catch(() => {});
        work = next.finally(() => running.delete(name));
        running.set(name, work);
      }
      return work;
    },
  };
}
