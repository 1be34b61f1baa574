import { lookup } from 'node:dns/promises';
import { mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import { exists, hash8, PictureError, writeWhole } from './pictures.ts';

const MAX_BYTES = 15 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 15_000;

// Everything that is not a public address: an import file must not make this machine read its own network.
const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
// Public IPv6 is 2000::/3; of that, 6to4, Teredo and documentation addresses are not.
const openV6 = new BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');
const closedV6 = new BlockList();
closedV6.addSubnet('2001::', 23, 'ipv6');
closedV6.addSubnet('2001:db8::', 32, 'ipv6');
closedV6.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address belongs to the open internet. IPv6 forms of IPv4 addresses are not accepted at all. */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !closed.check(ip, 'ipv4');
  return family === 6 && openV6.check(ip, 'ipv6') && !closedV6.check(ip, 'ipv6');
}

/** What fetching rests on; tests put their own in place. */
export interface FetchOptions {
  lookup?: (host: string) => Promise<{ address: string; family: number }[]>;
  request?: typeof request;
  isAllowed?: (ip: string) => boolean;
  timeoutMs?: number;
  maxBytes?: number;
}

const lookupAll = (host: string) => lookup(host, { all: true });

async function allowedAddressOf(
  url: URL,
  options: FetchOptions,
): Promise<{ address: string; family: number }> {
  if (url.protocol !== 'https:') throw new PictureError('is not an https address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await (options.lookup ?? lookupAll)(host).catch(() => {
        throw new PictureError(`could not be fetched: ${host} is not known`);
      });
  const [first] = found;
  if (!first || !found.every(({ address }) => (options.isAllowed ?? isPublicAddress)(address)))
    throw new PictureError(`is refused: ${host} is not a public address`);
  return first;
}

/** Answer of one request: the bytes, or where it points to instead. */
type Answer = { body: Buffer } | { location: string };

/** Reads a body up to a size; the size that a server announces is not believed. */
function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else {
        reject(new PictureError(`is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`));
        response.destroy();
      }
    });
    response.on('end', () => resolve(Buffer.concat(chunks)));
    response.on('close', () => reject(new PictureError('could not be fetched: the connection broke')));
    response.on('error', () => reject(new PictureError('could not be fetched: the connection broke')));
  });
}

/** One GET to exactly the address that was checked, so that a second name lookup cannot lead elsewhere. */
async function getOnce(url: URL, signal: AbortSignal, options: FetchOptions): Promise<Answer> {
  const { address, family } = await allowedAddressOf(url, options);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = (options.request ?? request)(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'angan-import' },
        lookup: (_host, wanted, done) =>
          wanted.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      resolve,
    );
    call.on('error', (error) => reject(new PictureError(`could not be fetched: ${error.message}`)));
    call.end();
  });
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return { body: await readBody(response, options.maxBytes ?? MAX_BYTES) };
  response.destroy();
  if (statusCode >= 300 && statusCode < 400 && headers.location) return { location: headers.location };
  throw new PictureError(`could not be fetched: the server answered ${statusCode}`);
}

/**
 * Fetches a picture from an https address of the open internet.
 * @throws PictureError with the reason: a private address (after name lookup, and again on every redirect),
 * more than 3 redirects, more than 15 MB, more than 15 seconds, an answer other than 200
 */
export async function fetchPicture(address: string, options: FetchOptions = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const late = new PictureError('could not be fetched in time');
  if (!URL.canParse(address)) throw new PictureError('is not an https address');
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await getOnce(url, signal, options).catch((error: unknown) => {
      throw signal.aborted ? late : error;
    });
    if ('body' in answer) return answer.body;
    if (!URL.canParse(answer.location, url.href)) throw new PictureError('redirects to a broken address');
    url = new URL(answer.location, url);
  }
  throw new PictureError(`redirects more than ${MAX_REDIRECTS} times`);
}

export type FetchPicture = (address: string) => Promise<Buffer>;

/** `fetchOne` with a memory in `dataDir`: an address is fetched once, also over several imports. */
export function keepFetched(dataDir: string, fetchOne: FetchPicture): FetchPicture {
  return async (address) => {
    const file = join(dataDir, 'fetched', hash8(address) + hash8(address, 'second half'));
    if (await exists(file)) return readFile(file);
    const body = await fetchOne(address);
    await mkdir(join(dataDir, 'fetched'), { recursive: true });
    await writeWhole(file, body);
    return body;
  };
}
