import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Agency } from '#domain/agency/agency';
import type { Property } from '#domain/property/property';
import { putAgency } from '#server/agency/agency-store';
import { type AppOptions, createApp } from '#server/app';
import { writeCatalogue } from '#server/db/catalogue-clock';
import { migrateDatabase } from '#server/db/connect';
import { createLimitedServer, type ServerLimits } from '#server/listen';
import { createLog, type Log } from '#server/log';
import { type Catalogue, createCatalogue } from '#server/property/catalogue';
import { upsertProperty } from '#server/property/property-store';
import { stopGracefully } from '#server/stop';
import { connectTestDatabase } from './test-database.ts';

export interface TestServerOptions {
  listings?: Omit<Property, 'rev'>[];
  agency?: Agency;
  log?: Log;
  clientDir?: string;
  trustProxy?: number;
  publicUrl?: string;
  rateLimits?: AppOptions['rateLimits'];
  now?: () => number;
  oidc?: AppOptions['env']['oidc'];
  messages?: AppOptions['messages'];
  metricsToken?: string;
  limits?: ServerLimits;
  /** Makes the page renderer from what a real start would give it. */
  renderPage?: (services: { db: Knex; catalogue: Catalogue }) => AppOptions['renderPage'];
  /** See createCatalogue; 0 sees other processes' writes at once. */
  checkEveryMs?: number;
  /** A folder to use and keep, for tests of a second start. Without one: a fresh one, removed at the end. */
  dataDir?: string;
}

export interface TestServer {
  /** `http://127.0.0.1:PORT` */
  url: string;
  server: Server;
  db: Knex;
  catalogue: Catalogue;
  dataDir: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Stores listings as an import would. */
  put(...listings: Omit<Property, 'rev'>[]): Promise<void>;
  close(): Promise<void>;
}

/** The real server on a free port, with a real database of its own: SQLite, or PostgreSQL in the run for it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'angan-test-'));
  const db = await connectTestDatabase(dataDir);
  await migrateDatabase(db);
  const put = (...listings: Omit<Property, 'rev'>[]) =>
    writeCatalogue(db, async (writer) => {
      for (const listing of listings) await upsertProperty(writer, listing);
    });
  const { agency } = options;
  if (agency) await writeCatalogue(db, (writer) => putAgency(writer, agency));
  if (options.listings) await put(...options.listings);

  const catalogue = createCatalogue(db, { checkEveryMs: options.checkEveryMs ?? 0 });
  const server = createLimitedServer(undefined, options.limits ? { limits: options.limits } : {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const app = createApp({
    db,
    catalogue,
    env: {
      dataDir,
      publicUrl: options.publicUrl ?? url,
      trustProxy: options.trustProxy ?? 0,
      oidc: options.oidc,
      metricsToken: options.metricsToken,
    },
    log: options.log ?? createLog({ level: 'silent' }),
    ...(options.clientDir === undefined ? {} : { clientDir: options.clientDir }),
    ...(options.rateLimits ? { rateLimits: options.rateLimits } : {}),
    ...(options.now ? { now: options.now } : {}),
    ...(options.messages ? { messages: options.messages } : {}),
    renderPage: options.renderPage?.({ db, catalogue }),
  });
  server.on('request', app.callback());

  return {
    url,
    server,
    db,
    catalogue,
    dataDir,
    fetch: (path, init) => fetch(url + path, init),
    put,
    async close() {
      await stopGracefully(server, db, { timeoutMs: 2000 });
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
