import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './tooling/vite/chunk-groups.ts';
import { compressAssets } from './tooling/vite/compress-assets.ts';
import { plainImports } from './tooling/vite/plain-imports.ts';
import { serviceWorker } from './tooling/vite/service-worker.ts';
import { singleIcons } from './tooling/vite/single-icons.ts';
import { splitStylesheet } from './tooling/vite/split-stylesheet.ts';
import { themeStylesheet } from './tooling/vite/theme-stylesheet.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
// The router's package points every importer at its development build, warnings included.
const router = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url));

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
        // A typeface in the styles would come before the page's own words.
        assetsInlineLimit: (file, content) => !file.endsWith('.woff2') && content.length < 2048,
        rollupOptions: {
          input: { first: 'app/first.ts', main: 'app/main.tsx' },
          output: { codeSplitting: { groups: chunkGroups(root) } },
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
