import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const RESOLVED = '\0virtual:precache';
const ID_FILTER = /^virtual:precache$/;
const RESOLVED_FILTER = /^\0virtual:precache$/;

interface Precache {
  buildId: string;
  precache: { url: string; revision: string | null }[];
  optional: string[];
}

const DEVELOPMENT: Precache = {
  buildId: 'development',
  precache: [{ url: '/shell.html', revision: 'development' }],
  optional: [],
};

function precacheModule({ buildId, precache, optional }: Precache): string {
  return `export const buildId = ${JSON.stringify(buildId)};
export const precache = ${JSON.stringify(precache)};
export const optional = ${JSON.stringify(optional)};`;
}

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);

/** Files below `folder`, as site paths, sorted. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.join(path.relative(folder, entry.parentPath), entry.name).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('.vite/'))
    .sort();
}

/**
 * What the worker keeps: the shell and all code and styles must be there (an install fails without them); icons and
 * the like are kept when they can be had. Hashed names need no revision.
 */
async function readPrecache(clientFolder: string, ssrFolder: string): Promise<Precache> {
  const files = (await listFiles(clientFolder)).filter((file) => file !== 'sw.js');
  const hashed = files.filter((file) => file.startsWith('assets/'));
  const ssr = await Promise.all(
    (await listFiles(ssrFolder)).map((file) => readFile(path.join(ssrFolder, file))),
  );
  // The worker's own code is part of the build too, but an address that changes with it would change the worker again.
  const buildId = digest([...hashed, ...ssr.map(digest)].join('\n'));
  const manifest = await readFile(path.join(clientFolder, 'manifest.webmanifest')).catch(() => null);
  const code = hashed.filter((file) => /\.(?:js|css|woff2)$/.test(file));
  return {
    buildId,
    precache: [
      { url: '/shell.html', revision: buildId },
      ...code.map((file) => ({ url: `/${file}`, revision: null })),
      ...(manifest ? [{ url: '/manifest.webmanifest', revision: digest(manifest) }] : []),
    ],
    optional: files
      .filter((file) => /^(?:icons\/|assets\/)?[\w.-]*\.(?:png|svg|webp|avif|ico)$/.test(file))
      .map((file) => `/${file}`),
  };
}

/**
 * Builds sw/index.ts to /sw.js as one classic script, with the list of files to keep as `virtual:precache`. In
 * development the same script is built on request, with only the shell in its list.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let list: Promise<Precache> | null = null;
  const dist = (part: string) => path.join(root, 'dist', part);
  const virtualModule: Plugin = {
    name: 'angan:precache',
    resolveId: {
      filter: { id: ID_FILTER },
      handler: () => RESOLVED,
    },
    load: {
      filter: { id: RESOLVED_FILTER },
      async handler() {
        list ??= readPrecache(dist('client'), dist('ssr'));
        return precacheModule(await list);
      },
    },
  };
  return {
    ...virtualModule,
    name: 'angan:service-worker',
    config: () => ({
      environments: {
        sw: {
          consumer: 'client',
          build: {
            outDir: 'dist/client',
            emptyOutDir: false,
            copyPublicDir: false,
            manifest: false,
            rollupOptions: {
              input: { sw: 'sw/index.ts' },
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      async handler() {
        if (this.environment.name !== 'sw') return;
        const { buildId } = await (list ?? readPrecache(dist('client'), dist('ssr')));
        await writeFile(dist('build.json'), `${JSON.stringify({ buildId })}\n`);
      },
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', async (_request, response, next) => {
        try {
          response.setHeader('content-type', 'text/javascript; charset=utf-8');
          response.setHeader('cache-control', 'no-cache');
          response.end(await buildForDevelopment(root));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function buildForDevelopment(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [
      {
        name: 'angan:precache-development',
        resolveId: { filter: { id: ID_FILTER }, handler: () => RESOLVED },
        load: { filter: { id: RESOLVED_FILTER }, handler: () => precacheModule(DEVELOPMENT) },
      },
    ],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      copyPublicDir: false,
      rollupOptions: {
        input: { sw: path.join(root, 'sw/index.ts') },
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const outputs = [result].flat();
  for (const one of outputs) {
    if (!('output' in one)) continue;
    const chunk = one.output.find((part) => part.type === 'chunk');
    if (chunk?.type === 'chunk') return chunk.code;
  }
  throw new Error('The worker could not be built');
}

/** Whether a build stands in `dist`. */
export function hasBuild(root: string): boolean {
  return existsSync(path.join(root, 'dist', 'build.json'));
}
