import type { Server } from 'node:http';
import type { Knex } from 'knex';

interface StopOptions {
  /** How long requests under way may take to finish. */
  timeoutMs?: number;
}

/**
 * Takes no new connection, lets requests under way finish, then closes the database. After `timeoutMs` what is still
 * open is cut. Resolves when everything is closed; true when nothing had to be cut.
 */
export async function stopGracefully(
  server: Server,
  db: Knex,
  { timeoutMs = 10_000 }: StopOptions = {},
): Promise<boolean> {
  let clean = true;
  await new Promise<void>((resolve) => {
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
  await db.destroy();
  return clean;
}
