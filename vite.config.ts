import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './tooling/vite/compress-assets.ts';
import { serviceWorker } from './tooling/vite/service-worker.ts';
import { singleIcons } from './tooling/vite/single-icons.ts';
import { themeStylesheet } from './tooling/vite/theme-stylesheet.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** One build of four parts: the app for browsers, the app for the server's HTML, the worker, and the server. */
export default defineConfig({
  root,
  appType: 'custom',
  publicDir: 'app/public',
  plugins: [singleIcons(), react(), themeStylesheet(), serviceWorker(), compressAssets()],
  build: { target: 'es2022', sourcemap: false, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 2048,
        rollupOptions: { input: { main: 'app/main.tsx' } },
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
