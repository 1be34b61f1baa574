import type { Server } from 'node:http';
import type { Knex } from 'knex';

interface StopOptions {
  /** How long requests under way may take to finish. */
  timeoutMs?: number;
  /** What goes on beside the requests and uses the database, already asked to end. */
  work?: Promise<unknown>;
  /** How long it may take. */
  workTimeoutMs?: number;
}

async function settledWithin(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const settled = work.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, late]).finally(() => clearTimeout(timer));
}

/**
 * Takes no new connection, lets requests and work under way finish, then closes the database. After `timeoutMs` what is
 * still open is cut. Resolves when everything is closed; true when nothing had to be cut.
 */
export async function stopGracefully(
  server: Server,
  db: Knex,
  { timeoutMs = 10_000, work = Promise.resolve(), workTimeoutMs = 5_000 }: StopOptions = {},
): Promise<boolean> {
  let clean = true;
  const closed = new Promise<void>((resolve) => {
    // A kept-alive connection that falls idle after close() would hold the server open until its own timeout.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const late = setTimeout(() => {
      clean = false;
      server.closeAllConnections();
    }, timeoutMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
  const [worked] = await Promise.all([settledWithin(workTimeoutMs, work), closed]);
  await db.destroy();
  return clean && worked;
}
