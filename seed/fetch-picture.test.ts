import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type FetchOptions, fetchPicture, isPublicAddress, keepFetched } from './fetch-picture.ts';

const servers: Server[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A server that stands for one on the internet: `https://photos.example/…` leads to it, over plain HTTP. */
async function pretend(handler: RequestListener): Promise<FetchOptions> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const names: Record<string, string> = { 'photos.example': '127.0.0.1', 'inside.example': '10.0.0.5' };
  return {
    lookup: async (host) => [{ address: names[host] ?? '10.9.9.9', family: 4 }],
    isAllowed: (ip) => ip === '127.0.0.1',
    request: ((url: URL, options: object, done: never) =>
      httpRequest({ ...options, host: url.hostname, path: url.pathname, port }, done)) as never,
  };
}

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an ip',
  ])('%s is not public', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });
  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4009::200e', '2606:4700::1111'])('%s is public', (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });
});

describe('fetchPicture', () => {
  it.each([
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://localhost/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://2130706433/a.jpg',
  ])('refuses %s', async (address) => {
    await expect(fetchPicture(address)).rejects.toThrow('not a public address');
  });

  it('refuses a name that leads to a private address', async () => {
    const options = await pretend((_request, response) => response.end('secret'));
    await expect(fetchPicture('https://inside.example/a.jpg', options)).rejects.toThrow(
      'not a public address',
    );
  });

  it('fetches, and follows a redirect', async () => {
    const options = await pretend((request, response) => {
      if (request.url === '/old.jpg') response.writeHead(302, { location: '/new.jpg' }).end();
      else response.end('picture');
    });
    expect(String(await fetchPicture('https://photos.example/old.jpg', options))).toBe('picture');
  });

  it('checks every redirect', async () => {
    const options = await pretend((_request, response) =>
      response.writeHead(302, { location: 'https://inside.example/secret' }).end(),
    );
    await expect(fetchPicture('https://photos.example/a.jpg', options)).rejects.toThrow(
      'not a public address',
    );
    const plain = await pretend((_request, response) =>
      response.writeHead(302, { location: 'http://photos.example/a.jpg' }).end(),
    );
    await expect(fetchPicture('https://photos.example/a.jpg', plain)).rejects.toThrow('not an https address');
  });

  it('gives up on a circle, a refusal, a body that is too large and one that never ends', async () => {
    const circle = await pretend((_request, response) => response.writeHead(301, { location: '/a' }).end());
    await expect(fetchPicture('https://photos.example/a', circle)).rejects.toThrow('more than 3 times');
    const gone = await pretend((_request, response) => response.writeHead(410).end());
    await expect(fetchPicture('https://photos.example/a', gone)).rejects.toThrow('answered 410');
    const large = await pretend((_request, response) => response.end(Buffer.alloc(2000)));
    await expect(fetchPicture('https://photos.example/a', { ...large, maxBytes: 1000 })).rejects.toThrow(
      'larger than',
    );
    const silent = await pretend((_request, response) => response.write('begin'));
    await expect(fetchPicture('https://photos.example/a', { ...silent, timeoutMs: 50 })).rejects.toThrow(
      'in time',
    );
  });

  it('asks for an address once, also in a later import', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'angan-fetch-'));
    folders.push(folder);
    let asked = 0;
    const fetchOne = async () => Buffer.from(`answer ${++asked}`);
    expect(String(await keepFetched(folder, fetchOne)('https://photos.example/a'))).toBe('answer 1');
    expect(String(await keepFetched(folder, fetchOne)('https://photos.example/a'))).toBe('answer 1');
    expect(String(await keepFetched(folder, fetchOne)('https://photos.example/b'))).toBe('answer 2');
  });
});
