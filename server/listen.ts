import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import type { Env, TlsEnv } from './env.ts';

/** What one client may cost; milliseconds and bytes. */
export interface ServerLimits {
  /** Request line and headers. */
  headersTimeout: number;
  /** The whole request: 64 KiB at most, from a phone with one bar of signal. */
  requestTimeout: number;
  /** A connection that is held open and silent, or takes no more of its answer. */
  idleTimeout: number;
  maxHeaderSize: number;
  /** How often the two first are looked at. */
  checkEvery: number;
}

export const SERVER_LIMITS: ServerLimits = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  idleTimeout: 120_000,
  maxHeaderSize: 16 * 1024,
  checkEvery: 5000,
};

/** Above the idle time of the usual proxies, so that the proxy closes first and no request is lost in between. */
const KEEP_ALIVE_MS = 75_000;
const CERTIFICATE_LOOK_MS = 60 * 60_000;

const readCertificate = ({ certFile, keyFile }: TlsEnv) => ({
  cert: readFileSync(certFile),
  key: readFileSync(keyFile),
});

/** Takes a renewed certificate into use without a restart. */
function followCertificate(server: https.Server, tls: TlsEnv) {
  const changedAt = () => statSync(tls.certFile, { throwIfNoEntry: false })?.mtimeMs;
  let held = changedAt();
  const timer = setInterval(() => {
    const now = changedAt();
    if (now === undefined || now === held) return;
    try {
      server.setSecureContext(readCertificate(tls));
      held = now;
    } catch {
      // Half written, or key and certificate do not fit yet: the next look will tell.
    }
  }, CERTIFICATE_LOOK_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** A server, https when certificate files are named, that no slow or talkative client can hold up. */
export function createLimitedServer(
  handler: RequestListener | undefined,
  { tls, limits = SERVER_LIMITS }: { tls?: TlsEnv | undefined; limits?: ServerLimits } = {},
): http.Server | https.Server {
  const options = {
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    maxHeaderSize: limits.maxHeaderSize,
    connectionsCheckingInterval: limits.checkEvery,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  const server = tls
    ? https.createServer({ ...options, ...readCertificate(tls), minVersion: 'TLSv1.2' }, handler)
    : http.createServer(options, handler);
  server.setTimeout(limits.idleTimeout);
  if (tls && server instanceof https.Server) followCertificate(server, tls);
  return server;
}

/** Starts listening; rejects with the system's error (EADDRINUSE names the port). */
export function listen(
  app: { callback(): RequestListener },
  { port, host, tls }: Pick<Env, 'port' | 'host'> & { tls?: TlsEnv | undefined },
): Promise<http.Server | https.Server> {
  const server = createLimitedServer(app.callback(), { tls });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}
