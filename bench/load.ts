import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadOnce } from './load-client.ts';
import { median, prepareData, removeData, startBare, startBuild } from './running.ts';

/*
 * node --import tsx bench/load.ts [--rounds 5] [--conns 50] [--ms 3000] [--encoding br|identity]
 * Requests a second of hot answers as a share of a bare node:http server that sends the same bytes, turn by turn in one
 * run. Only the share means something: the machine is never quiet. Build first.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    conns: { type: 'string', default: '50' },
    ms: { type: 'string', default: '3000' },
    encoding: { type: 'string', default: 'br' },
  },
});
const settings = { connections: Number(values.conns), ms: Number(values.ms), encoding: values.encoding };
const PATHS = [
  '/api/properties?limit=50',
  '/api/properties/featured/projects?page=1&limit=3',
  '/',
  '/search',
];

/** The answer's bytes as they come over the line. */
function rawAnswer(
  port: number,
  address: string,
): Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': settings.encoding };
    http
      .get({ host: '127.0.0.1', port, path: address, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
      })
      .on('error', reject);
  });
}

const dataDir = await prepareData(0);
const scratch = mkdtempSync(path.join(os.tmpdir(), 'angan-bare-'));
const product = await startBuild(dataDir);
console.log(`${settings.connections} connections, ${settings.encoding}, medians of ${values.rounds}`);
for (const address of PATHS) {
  const { headers, body } = await rawAnswer(product.port, address);
  const file = path.join(scratch, 'body');
  writeFileSync(file, body);
  const copied = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !/^(?:date|connection|keep-alive|content-length)$/.test(name)
        ? [[name, value]]
        : [],
    ),
  );
  const bare = await startBare(file, copied);
  const rates: { product: number[]; bare: number[] } = { product: [], bare: [] };
  await loadOnce(product.port, address, { ...settings, ms: 1000 });
  await loadOnce(bare.port, address, { ...settings, ms: 1000 });
  for (let round = 0; round < Number(values.rounds); round++) {
    rates.product.push(await loadOnce(product.port, address, settings));
    rates.bare.push(await loadOnce(bare.port, address, settings));
  }
  await bare.stop();
  const [ours, theirs] = [median(rates.product), median(rates.bare)];
  console.log(
    `${address.padEnd(52)} ${Math.round(ours).toLocaleString('en')} /s of ${Math.round(theirs).toLocaleString('en')} /s: ${(ours / theirs).toFixed(2)} (${body.length} bytes)`,
  );
}
await product.stop();
removeData(dataDir);
rmSync(scratch, { recursive: true, force: true });
