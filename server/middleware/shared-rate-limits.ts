import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { isPostgres } from '#server/db/connect';
import type { RateLimitStore } from './rate-limit.ts';

const SWEEP_MS = 60_000;

/**
 * The same buckets as in memory, kept in the database so that several processes share them. A bucket is one number: when
 * it would be full again. One statement decides and takes, so that two processes cannot both take the last call. When the
 * database does not answer, the error goes on: the call could not be stored either. `now` in milliseconds since 1970.
 */
export function createSharedRateLimits(db: Knex, now: () => number = Date.now): RateLimitStore {
  const later = isPostgres(db) ? 'greatest' : 'max';
  const take = `
    insert into rate_limits (key, full_at) values (:key, :full)
    on conflict (key) do update set full_at = ${later}(rate_limits.full_at, :at) + :refill
    where ${later}(rate_limits.full_at, :at) + :refill <= :most
    returning full_at`;
  let sweptAt = 0;

  const sweep = (at: number) => {
    if (at - sweptAt < SWEEP_MS) return;
    sweptAt = at;
    db('rate_limits')
      .where('full_at', '<', at)
      .delete()
      .catch(() => {});
  };

  return {
    async take({ name, burst, refillMs }, address) {
      const at = Math.floor(now());
      sweep(at);
      const key = createHash('sha256').update(`${name} ${address}`).digest('hex');
      const most = at + burst * refillMs;
      const values = { key, at, full: at + refillMs, refill: refillMs, most };
      const answer = await db.raw(take, values);
      const taken: unknown[] = isPostgres(db) ? answer.rows : answer;
      if (taken.length) return 0;
      const held = await db('rate_limits').where({ key }).first('full_at');
      return Math.max(1, Number(held?.full_at ?? most) + refillMs - most);
    },
  };
}
