import type { Knex } from 'knex';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { BodyCache } from './middleware/body-cache.ts';
import type { RateLimitStore } from './middleware/rate-limit.ts';
import type { MessageWays } from './notice/message-ways.ts';
import type { Catalogue } from './property/catalogue.ts';

/** What routes work with. Made once by createApp; a route takes what it needs. */
export interface AppServices {
  db: Knex;
  env: Pick<Env, 'dataDir' | 'publicUrl' | 'trustProxy' | 'oidc' | 'metricsToken'>;
  log: Log;
  catalogue: Catalogue;
  /** Finished answers of the catalogue. */
  bodies: BodyCache;
  rateLimits: RateLimitStore;
  /** Present where somebody may read them. */
  metrics: Metrics | undefined;
  /** How people can be reached; nothing is sent from here. */
  messages: MessageWays;
  /** Milliseconds since 1970: the server's word on when something was received. */
  now: () => number;
}
