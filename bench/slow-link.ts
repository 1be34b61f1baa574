import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A slow line in front of a server: one bandwidth for all connections, a delay for each request. */
export interface SlowLink {
  readonly port: number;
  target: number;
  slow: boolean;
  resetBytes(): void;
  /** Bytes of answers so far whose request matches, heads and bodies. */
  bytesOf(path: RegExp): number;
  /** When the first request that matches was made, in milliseconds since 1970; infinite when there was none. */
  firstAsked(path: RegExp): number;
  /** What was asked for since the bytes were reset, in that order, with the bytes of each answer. */
  readonly answers: readonly { path: string; bytes: number }[];
  /** For how long it has carried nothing; 0 while somebody waits for an answer. */
  readonly idleMs: number;
  down(): Promise<void>;
  up(): Promise<void>;
}

const PIECE = 1460;

/** Gives the line to one piece after the other, in turn: connections share it as they do on a phone. */
function createLine(bitsPerSecond: number) {
  let freeAt = 0;
  return async (bytes: number) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes * 8 * 1000) / bitsPerSecond;
    const wait = freeAt - now;
    if (wait > 4) await new Promise((resolve) => setTimeout(resolve, wait));
  };
}

export async function startSlowLink({
  bitsPerSecond,
  latencyMs,
}: {
  bitsPerSecond: number;
  latencyMs: number;
}): Promise<SlowLink> {
  const line = createLine(bitsPerSecond);
  const sockets = new Set<Socket>();
  const sent: { path: string; bytes: number; at: number }[] = [];
  const state = { target: 0, slow: false };
  let open = 0;
  let idleSince = performance.now();

  const server = http.createServer(async (request, response) => {
    const path = request.url ?? '/';
    const counted = { path, bytes: 0, at: Date.now() };
    sent.push(counted);
    open += 1;
    response.on('close', () => {
      open -= 1;
      idleSince = performance.now();
    });
    if (state.slow) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    const outgoing = http.request(
      { host: '127.0.0.1', port: state.target, method: request.method, path, headers: request.headers },
      async (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        counted.bytes += answer.rawHeaders.join(': ').length;
        for await (const part of answer as AsyncIterable<Buffer>) {
          for (let at = 0; at < part.length; at += PIECE) {
            const piece = part.subarray(at, at + PIECE);
            if (state.slow) await line(piece.length + 40);
            counted.bytes += piece.length;
            response.write(piece);
          }
        }
        response.end();
      },
    );
    outgoing.on('error', () => request.socket.destroy());
    request.pipe(outgoing);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    get target() {
      return state.target;
    },
    set target(next) {
      state.target = next;
    },
    get slow() {
      return state.slow;
    },
    set slow(next) {
      state.slow = next;
    },
    resetBytes: () => {
      sent.length = 0;
    },
    bytesOf: (path) => sent.reduce((sum, one) => (path.test(one.path) ? sum + one.bytes : sum), 0),
    firstAsked: (path) => Math.min(...sent.filter((one) => path.test(one.path)).map((one) => one.at)),
    get answers() {
      return sent;
    },
    get idleMs() {
      return open ? 0 : performance.now() - idleSince;
    },
    down: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    up: () => listen(port),
  };
}
