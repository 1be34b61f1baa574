import http from 'node:http';
import type Koa from 'koa';
import type { Env } from './env.ts';

/** Starts listening; rejects with the system's error (EADDRINUSE names the port). */
export function listen(app: Koa, { port, host }: Pick<Env, 'port' | 'host'>): Promise<http.Server> {
  const server = http.createServer(app.callback());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}
