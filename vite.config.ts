import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './tooling/vite/compress-assets.ts';
import { phoneCopyGroup } from './tooling/vite/phone-copy-group.ts';
import { plainImports } from './tooling/vite/plain-imports.ts';
import { serviceWorker } from './tooling/vite/service-worker.ts';
import { singleIcons } from './tooling/vite/single-icons.ts';
import { splitStylesheet } from './tooling/vite/split-stylesheet.ts';
import { themeStylesheet } from './tooling/vite/theme-stylesheet.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
// The router's package points every importer at its development build, warnings included.
const router = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url));

const EVERY_PAGE =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|valtio|proxy-compare)\/|rolldown\/runtime/;

// On every page with a card and on a listing's own, which has no cards in its first view. A file each would be more
// bytes, and on a phone that is offline more to ask the worker for.
const CARD_PARTS =
  /app\/property\/(?:govt-charges|property-facts)\.tsx?|app\/ui\/(?:badge|button|photo|skeleton)\.tsx|domain\/property\/(?:badge|picture|price|share-text)\.ts|domain\/text\/message\.ts/;

// Icons of nearly every screen's first view: a file each would be a request each.
const ICONS = /lucide-react\/.*\/icons\/(?:check|chevron-down|chevron-up|circle-check|info|x)\.m?js$/;

/** One build of four parts: the app for browsers, the app for the server's HTML, the worker, and the server. */
export default defineConfig({
  root,
  appType: 'custom',
  publicDir: 'app/public',
  plugins: [
    plainImports(),
    singleIcons(),
    react(),
    themeStylesheet(),
    splitStylesheet(),
    serviceWorker(),
    compressAssets(),
  ],
  resolve:
    process.env.NODE_ENV === 'production'
      ? {
          alias: [
            { find: /^react-router$/, replacement: `${router}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
          ],
        }
      : {},
  build: { target: 'es2022', sourcemap: false, emptyOutDir: true },
  // The pull's own thread (app/pwa/pull-catalogue.ts).
  worker: { format: 'es', plugins: () => [plainImports()] },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        // The boot script asks for the first page's files; see tooling/vite/plain-imports.ts.
        modulePreload: false,
        assetsInlineLimit: 2048,
        rollupOptions: {
          input: { first: 'app/first.ts', main: 'app/main.tsx' },
          // What every page needs, in one file that stays the same from deploy to deploy.
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: EVERY_PAGE },
                { name: 'card-parts', test: CARD_PARTS },
                { name: 'icons', test: ICONS, includeDependenciesRecursively: false },
                { name: 'dexie', test: /node_modules\/dexie\//, includeDependenciesRecursively: false },
                phoneCopyGroup(root),
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/ssr',
        copyPublicDir: false,
        ssr: true,
        rollupOptions: { input: { 'entry-server': 'app/entry-server.tsx' } },
      },
      resolve: { noExternal: process.env.NODE_ENV === 'production' ? true : undefined },
    },
    server: {
      consumer: 'server',
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        ssr: true,
        rollupOptions: { input: { index: 'server/index.ts' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr, sw, server } = builder.environments;
      if (!client || !ssr || !sw || !server) throw new Error('A build environment is missing');
      await builder.build(client);
      await builder.build(ssr);
      await builder.build(sw);
      await builder.build(server);
    },
  },
});
