import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import {
  type Fault,
  sendHalf,
  sendReplacement,
  sendSlowly,
  sendWhole,
  sendWrongLength,
  type WholeAnswer,
} from './faults.ts';

/** Which requests a rule is for; an absent part matches all. */
export interface Match {
  method?: string;
  /** An exact path with its query when it starts with "/", or a pattern on path and query. */
  path?: string | RegExp;
  /** Let this many matching requests pass before the rule begins. */
  skip?: number;
  /** The rule ends after so many requests. */
  times?: number;
}

export interface Rule {
  /** Requests that it has touched. */
  readonly hits: number;
  remove(): void;
}

/** One request as the proxy saw it. */
export interface Seen {
  method: string;
  path: string;
  /** Idempotency-Key of a write. */
  key: string | undefined;
  at: number;
  fault: Fault['kind'] | null;
  /** Status that the server gave; null when it never answered or was not asked. */
  status: number | null;
}

export interface FaultProxy {
  readonly port: number;
  readonly origin: string;
  readonly log: Seen[];
  /** Requests in the log by method and path. */
  seen(match: Pick<Match, 'method' | 'path'>): Seen[];
  /** Where requests are passed on to; null: nobody there. */
  target: number | null;
  /** Adds a rule; the first that matches a request decides. */
  rule(match: Match, fault: Fault): Rule;
  clearRules(): void;
  /** Stops listening and resets every connection: what is left is "connection refused". */
  down(): Promise<void>;
  /** Listens again on the same port. */
  up(): Promise<void>;
  close(): Promise<void>;
}

interface LiveRule {
  match: Match;
  fault: Fault;
  passed: number;
  hits: number;
}

function isMatch(
  { method, path }: Pick<Match, 'method' | 'path'>,
  request: { method: string; path: string },
): boolean {
  if (method && method !== request.method) return false;
  if (path === undefined) return true;
  return typeof path === 'string' ? path === request.path : path.test(request.path);
}

function readAll(stream: http.IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => resolve(Buffer.concat(parts)));
    stream.on('error', reject);
    stream.on('aborted', () => reject(new Error('aborted')));
  });
}

/** Puts a request to the server and gives its answer whole. */
function ask(
  port: number,
  request: { method: string; path: string; headers: http.IncomingHttpHeaders; body: Buffer },
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const { connection: _connection, ...headers } = request.headers;
    const outgoing = http.request(
      { host: '127.0.0.1', port, method: request.method, path: request.path, headers, agent: false },
      (answer) => {
        readAll(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(request.body);
  });
}

/** Faults that change the bytes of a body need them unpacked. */
const NEEDS_PLAIN_BODY: Fault['kind'][] = ['half', 'wrong-length'];

/**
 * A proxy in front of the server that breaks requests by rule. It listens on all of localhost (the address family that
 * "localhost" means to a browser differs), at `port` or at a free one.
 */
export async function startFaultProxy({ port = 0 }: { port?: number } = {}): Promise<FaultProxy> {
  const rules: LiveRule[] = [];
  const log: Seen[] = [];
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let target: number | null = null;

  const pick = (request: { method: string; path: string }): Fault | null => {
    for (const rule of rules) {
      if (!isMatch(rule.match, request)) continue;
      if (rule.passed < (rule.match.skip ?? 0)) {
        rule.passed++;
        continue;
      }
      if (rule.hits >= (rule.match.times ?? Number.POSITIVE_INFINITY)) continue;
      rule.hits++;
      return rule.fault;
    }
    return null;
  };

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.add(timer);
    });

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const path = request.url ?? '/';
    const key = request.headers['idempotency-key'];
    const fault = pick({ method, path });
    const seen: Seen = {
      method,
      path,
      key: Array.isArray(key) ? key[0] : key,
      at: performance.now(),
      fault: fault?.kind ?? null,
      status: null,
    };
    log.push(seen);
    if (fault?.kind === 'drop-before') {
      request.socket.destroy();
      return;
    }
    const body = await readAll(request);
    if (fault?.kind === 'silence') return;
    if (fault?.kind === 'replace') {
      sendReplacement(response, fault);
      return;
    }
    if (fault?.kind === 'delay') await wait(fault.ms);
    if (target === null) throw new Error('nobody there');
    const headers = { ...request.headers };
    if (fault && NEEDS_PLAIN_BODY.includes(fault.kind)) delete headers['accept-encoding'];
    const forward = { method, path, headers, body };
    const answer = await ask(target, forward);
    seen.status = answer.status;
    if (fault?.kind === 'duplicate') await ask(target, forward);
    if (fault?.kind === 'delay-answer') await wait(fault.ms);
    if (fault?.kind === 'drop-after') request.socket.resetAndDestroy();
    else if (fault?.kind === 'replace-after') sendReplacement(response, fault);
    else if (fault?.kind === 'half') sendHalf(response, answer);
    else if (fault?.kind === 'wrong-length') sendWrongLength(response, answer);
    else if (fault?.kind === 'slow') sendSlowly(response, answer, fault.bytesPerSecond);
    else sendWhole(response, answer);
  }

  const server = http.createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(port);
  const held = (server.address() as AddressInfo).port;
  const down = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) {
        resolve();
        return;
      }
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });

  return {
    port: held,
    origin: `http://localhost:${held}`,
    log,
    seen: (match) => log.filter((one) => isMatch(match, one)),
    get target() {
      return target;
    },
    set target(next) {
      target = next;
    },
    rule(match, fault) {
      const live: LiveRule = { match, fault, passed: 0, hits: 0 };
      rules.push(live);
      return {
        get hits() {
          return live.hits;
        },
        remove: () => {
          const at = rules.indexOf(live);
          if (at >= 0) rules.splice(at, 1);
        },
      };
    },
    clearRules: () => {
      rules.length = 0;
    },
    down,
    up: () => (server.listening ? Promise.resolve() : listen(held)),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await down();
    },
  };
}
