import * as v from 'valibot';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the environment settles about one server. */
export interface Env {
  /** TCP port; 0 lets the system choose one. */
  port: number;
  /**
   * Address to listen on. Undefined: every interface, IPv6 too where there is one, because a phone on the same
   * network is this product's first user and a container's port is useless on localhost only.
   */
  host: string | undefined;
  /** Folder of the database, media/ and documents/. */
  dataDir: string;
  /** Address that visitors see, without a trailing slash: in canonical links, previews and origin checks. */
  publicUrl: string;
  databaseUrl: string | undefined;
  /** Number of own proxies in front whose X-Forwarded-For is believed; 0 believes none. */
  trustProxy: number;
  logLevel: LogLevel;
}

/** A setting that cannot be used; the message is one line and names the variable. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

const WEB_ADDRESS = 'must be an address such as https://example.in';

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && url.username === ''
  );
}

const EnvSchema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65535, 'must be a port number from 0 to 65535'),
    ),
    '3000',
  ),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'must be a host name or an IP address'))),
  DATA_DIR: v.optional(v.string(), './var'),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, WEB_ADDRESS),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\/\S+$/, 'must be a postgres:// address')),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:on|off|true|false|\d)$/i, 'must be on, off or the number of proxies'),
      v.transform((value) => (/^\d$/.test(value) ? Number(value) : /^(?:on|true)$/i.test(value) ? 1 : 0)),
    ),
    'off',
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
});

/** Settings from environment variables; an empty variable counts as absent. Throws {@link EnvError}. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.keys(EnvSchema.entries).map((name) => [name, variables[name]?.trim() || undefined]),
  );
  const parsed = v.safeParse(EnvSchema, given);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new EnvError(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`);
  }
  const env = parsed.output;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  };
}
