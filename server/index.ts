import path from 'node:path';
import { NoAgencyError } from './agency/agency-store.ts';
import { createApp } from './app.ts';
import { connectDatabase, migrateDatabase } from './db/connect.ts';
import { EnvError, readEnv } from './env.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { createMessageWays } from './notice/create-message-ways.ts';
import { startContactNotices } from './notice/send-contact-notices.ts';
import { startNotices } from './notice/send-notices.ts';
import { buildPageSource } from './page/build-page-source.ts';
import { createPageRenderer } from './page/create-page-renderer.ts';
import { readSitePictures } from './page/site-pictures.ts';
import { createCatalogue } from './property/catalogue.ts';
import { stopGracefully } from './stop.ts';

/** One clear line for what an administrator can mend; anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof NoAgencyError) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return `Port ${(error as { port?: number }).port} is taken: set PORT to another one.`;
  if (code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'open' && process.env.TLS_CERT)
    return `TLS_CERT and TLS_KEY must name files that can be read. (${(error as Error).message})`;
  // Without its words: they may repeat the address with its password.
  if (
    code &&
    process.env.DATABASE_URL &&
    /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28...|3D000|57P03)$/.test(code)
  )
    return `The database of DATABASE_URL cannot be reached or does not let this program in (${code}).`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'SQLITE_CANTOPEN' || code === 'SQLITE_READONLY') {
    return `The data folder cannot be written: set DATA_DIR to a folder that this user may write. (${(error as Error).message})`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function serve(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog({ level: env.logLevel });
  const dist = path.resolve('dist');
  const db = connectDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl });
  await migrateDatabase(db);
  const catalogue = createCatalogue(db);
  const { agency, byRev } = await catalogue.current();
  // A server that answers every page with 500 looks as if it ran.
  if (!agency) throw new NoAgencyError();
  const source = await buildPageSource(dist);
  const pictures = await readSitePictures(env.dataDir);
  const renderPage = createPageRenderer({ db, catalogue, pictures, source });
  const messages = createMessageWays(env);
  const app = createApp({
    db,
    env,
    log,
    messages,
    catalogue,
    renderPage,
    clientDir: path.join(dist, 'client'),
  });
  const server = await listen(app, env);
  const stopNotices = startNotices({ db, log, messages, publicUrl: env.publicUrl, now: Date.now });
  const stopTelling = startContactNotices({ db, log, messages, publicUrl: env.publicUrl, now: Date.now });
  if (agency.agency.sample) {
    console.log(
      'The agency settings are still the samples (seed/agency.json): no call or message reaches anyone.',
    );
  }
  console.log(`Angan serves ${byRev.length} listings at ${env.publicUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopGracefully(server, db, { work: Promise.all([stopNotices(), stopTelling()]) }).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

serve().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
