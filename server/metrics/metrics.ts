import type { Knex } from 'knex';
import type { Middleware } from 'koa';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { matchedRoute } from '#server/middleware/request-log';
import { countContactNotices } from '#server/notice/contact-notice-store';
import type { Catalogue } from '#server/property/catalogue';

/** What a running server counts of itself. */
export interface Metrics {
  /** Counts each answer, by the pattern of its route: no address, no id, and never more than the routes there are. */
  measure: Middleware;
  /** All numbers in Prometheus' text format. */
  read(): Promise<{ type: string; text: string }>;
}

interface Pool {
  numUsed(): number;
  numPendingAcquires(): number;
}

/** Counters of one server; made only where somebody may read them. */
export function createMetrics(db: Knex, catalogue: Catalogue): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'angan_http_answers_total',
    help: 'Answers by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'angan_http_seconds',
    help: 'Time from a request to the begin of its answer.',
    labelNames: ['route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const gauge = (name: string, help: string, read: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('angan_listings', 'Listings in the catalogue.', async () => (await catalogue.current()).byRev.length);
  gauge('angan_catalogue_rev', 'Number of the last change.', async () => (await catalogue.current()).rev);
  gauge('angan_lead_notices_waiting', 'E-mails to the agency that wait.', async () => {
    return (await countContactNotices(db)).waiting;
  });
  const { pool } = db.client as { pool: Pool };
  gauge('angan_database_connections_used', 'Database connections in use.', () => pool.numUsed());
  gauge('angan_database_waiting', 'Calls that wait for a connection.', () => pool.numPendingAcquires());

  return {
    async measure(ctx, next) {
      const began = performance.now();
      await next();
      const route = matchedRoute(ctx) ?? (ctx.path.startsWith('/assets/') ? '/assets/…' : 'page');
      answers.inc({ route, method: ctx.method.slice(0, 10), status: ctx.status });
      seconds.observe({ route }, (performance.now() - began) / 1000);
    },
    async read() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
