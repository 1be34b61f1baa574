import http from 'node:http';
import { parseArgs } from 'node:util';
import { connectDatabase } from '#server/db/connect';
import { startPostgres } from '#server/testing/postgres';
import { prepareData, removeData, runScript, startBuild } from './running.ts';

/*
 * node --import tsx bench/soak.ts [--rounds 1] [--seconds 60] [--conns 200] [--postgres]
 * Many connections that read and write at the same time. Fails on any answer but 2xx, 304 and 429, on a connection that
 * breaks, and when the rows are not what was acknowledged. Says rates, waiting times and memory of each round. Build first.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    conns: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
  },
});
const TOKEN = 'soak-soak-soak-soak';
const READS = [
  '/api/properties?limit=50',
  '/',
  '/search?q=kamothe',
  '/api/changes?view=summary',
  '/api/properties/counts-by-location',
];

const dataDir = await prepareData(0);
const postgres = values.postgres ? await startPostgres() : null;
if (postgres) await runScript(['--import', 'tsx', 'server/db/move-cli.ts', '--to', postgres.url], dataDir);
const product = await startBuild(dataDir, undefined, {
  METRICS_TOKEN: TOKEN,
  TRUST_PROXY: '1',
  ...(postgres ? { DATABASE_URL: postgres.url } : {}),
});
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(values.conns) });

interface Answer {
  status: number;
  text: string;
}

function call(path: string, options: http.RequestOptions = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: product.port, agent, path, ...options },
      (answer) => {
        let text = '';
        answer.setEncoding('latin1');
        answer.on('data', (part: string) => {
          if (body !== undefined) text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const statuses = new Map<string, number>();
const acknowledged = new Set<string>();
let broken = 0;
let sent = 0;

async function write(from: string): Promise<number> {
  sent += 1;
  const key = `soak-${sent}`;
  const body = JSON.stringify({ name: `Sample ${sent}`, phone: '+91 00000 00007' });
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': from };
  const { status } = await call('/api/inquiries', { method: 'POST', headers }, body);
  if (status === 201) acknowledged.add(key);
  return status;
}

/** One connection: four reads, then a write, as fast as it is answered. */
async function visit(from: string, until: number, waits: number[]): Promise<void> {
  for (let n = 0; performance.now() < until; n++) {
    const began = performance.now();
    try {
      const path = READS[n % READS.length] ?? '/';
      const headers = { 'x-forwarded-for': from, 'accept-encoding': 'br' };
      const status = n % 5 === 4 ? await write(from) : (await call(path, { headers })).status;
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    } catch {
      broken += 1;
    }
    waits.push(performance.now() - began);
  }
}

async function memory(): Promise<number> {
  const answer = await fetch(`${product.origin}/api/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(await answer.text())?.[1];
  return Math.round(Number(bytes) / 2 ** 20);
}

console.log(
  `${values.conns} connections, ${values.rounds} × ${values.seconds} s, ${postgres ? 'PostgreSQL' : 'SQLite'}`,
);
for (let round = 1; round <= Number(values.rounds); round++) {
  const waits: number[] = [];
  const began = performance.now();
  const until = began + Number(values.seconds) * 1000;
  await Promise.all(
    Array.from({ length: Number(values.conns) }, (_, n) =>
      visit(`10.${round}.${n >> 8}.${n & 255}`, until, waits),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0);
  console.log(
    `${round}: ${Math.round(waits.length / seconds)} answers/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${await memory()} MB`,
  );
}
agent.destroy();
await product.stop();
const db = connectDatabase({ dataDir, databaseUrl: postgres?.url });
const keys: string[] = await db('inquiries')
  .where('idempotency_key', 'like', 'soak-%')
  .pluck('idempotency_key');
await db.destroy();
await postgres?.stop();
removeData(dataDir);

const stored = new Set(keys);
const lost = [...acknowledged].filter((key) => !stored.has(key)).length;
const odd = [...statuses].filter(([status]) => !/^(?:2\d\d|304|429)$/.test(status));
console.log(
  `${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; ${broken} broken connections`,
);
console.log(
  `${acknowledged.size} acknowledged, ${stored.size} stored, ${lost} lost, ${keys.length - stored.size} double`,
);
process.exitCode = odd.length || broken || lost || keys.length !== stored.size ? 1 : 0;
