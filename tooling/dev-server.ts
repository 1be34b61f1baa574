import http from 'node:http';
import { createServer } from 'vite';
import { createApp } from '../server/app.ts';
import { connectDatabase, migrateDatabase } from '../server/db/connect.ts';
import { readEnv } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { createMessageWays } from '../server/notice/create-message-ways.ts';
import { createPageRenderer, type PageSource } from '../server/page/create-page-renderer.ts';
import { readSitePictures } from '../server/page/site-pictures.ts';
import { createCatalogue } from '../server/property/catalogue.ts';

/*
 * Development: the real server with Vite in front of it on the same port. Pages are drawn by the app's sources as
 * Vite has them; styles come with the scripts, so the first paint may flash.
 */

const env = readEnv(process.env);
const log = createLog({ level: env.logLevel });
const db = connectDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl });
await migrateDatabase(db);
const catalogue = createCatalogue(db);
const server = http.createServer();
const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });

interface ServerEntry {
  renderPage: PageSource['render'];
}

const REFRESH = `<script type="module">import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="/@vite/client"></script>`;

const source: PageSource = {
  buildId: 'development',
  entry: '/app/main.tsx',
  first: null,
  render: async (data, location) => {
    const ssr = vite.environments.ssr;
    if (!('runner' in ssr)) throw new Error('Vite has no module runner for the server');
    const runner = ssr.runner as { import: (id: string) => Promise<ServerEntry> };
    return (await runner.import('/app/entry-server.tsx')).renderPage(data, location);
  },
  framed: [],
  filesFor: () => ({ stylesheet: null, scripts: [], later: [], copy: [] }),
  criticalCss: () => '',
  typefaces: { faces: [], facesCss: '' },
  development: { head: REFRESH },
};

const renderPage = createPageRenderer({
  db,
  catalogue,
  pictures: await readSitePictures(env.dataDir),
  source,
});
const messages = createMessageWays(env);
const app = createApp({ db, env, log, messages, catalogue, renderPage, clientDir: 'app/public' }).callback();
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => app(request, response));
});
server.listen(env.port, env.host, () => console.log(`Angan (development) at http://localhost:${env.port}`));
