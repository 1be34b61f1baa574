import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|webmanifest|txt)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of `folder` that gets smaller by it. */
async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < 160) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await writeFile(`${file}.br`, await brotli(body, { params }));
  await writeFile(`${file}.gz`, await deflate(body, { level: 9 }));
}

/** Compresses the browser's files once, when the worker (the last of them) is built, so that no request has to. */
export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'angan:compress-assets',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, 'dist/client');
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (this.environment.name === 'sw') await compressFolder(folder);
      },
    },
  };
}
