import type { Middleware } from 'koa';
import { ApiError } from '#domain/api/errors';

/** How many calls one address may make: `burst` at once, then one each `refillMs`. */
export interface Limit {
  name: string;
  burst: number;
  refillMs: number;
}

/** Where the counts are kept. One process: memory. Several share the database's (see shared-rate-limits.ts). */
export interface RateLimitStore {
  /** Takes one call; 0 when allowed, else the milliseconds until one would be. */
  take(limit: Limit, address: string): number | Promise<number>;
}

interface Bucket {
  tokens: number;
  at: number;
}

// Addresses remembered before the fullest buckets are forgotten: 20,000 are about 3 MB.
const MAX_BUCKETS = 20_000;

/** Token buckets in memory; `now` in milliseconds. */
export function createMemoryRateLimits(now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  return {
    take({ name, burst, refillMs }: Limit, address: string): number {
      const key = `${name} ${address}`;
      const at = now();
      const held = buckets.get(key);
      const tokens = held ? Math.min(burst, held.tokens + (at - held.at) / refillMs) : burst;
      buckets.delete(key);
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      // The map is in order of last use: the first is the one that has waited longest.
      if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value ?? key);
      return tokens >= 1 ? 0 : Math.ceil((1 - tokens) * refillMs);
    },
  } satisfies RateLimitStore;
}

/** One visitor's address: IPv6 by its /64, which one household or phone owns whole. */
export function addressOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...back]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Answers 429 with Retry-After to an address that calls too often (S04). */
export function rateLimit(store: RateLimitStore, limit: Limit): Middleware {
  return async (ctx, next) => {
    const waitMs = await store.take(limit, addressOf(ctx.ip));
    if (waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1000);
      throw new ApiError('rate_limited', `too many requests; try again in ${seconds} s`, undefined, seconds);
    }
    return next();
  };
}
