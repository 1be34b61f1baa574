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
  /** Whether an empty database gets the sample agency and homes at the start. */
  samples: boolean;
  /** Number of own proxies in front whose X-Forwarded-For is believed; 0 believes none. */
  trustProxy: number;
  logLevel: LogLevel;
  /** An OpenID provider to sign in with; absent: passkeys only. */
  oidc?: OidcEnv | undefined;
  /** Where e-mails are handed over; absent: none are sent. */
  mail?: MailEnv | undefined;
  /** Certificate files to serve https with; absent: plain http, as behind a proxy that ends TLS. */
  tls?: TlsEnv | undefined;
  /** Whoever has it may read the numbers of GET /api/metrics; absent: nobody. */
  metricsToken?: string | undefined;
}

export interface TlsEnv {
  /** PEM: the certificate with its chain. */
  certFile: string;
  /** PEM: its private key. */
  keyFile: string;
}

export interface OidcEnv {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface MailEnv {
  /** `smtp://user:password@host:587` or `smtps://…` */
  smtpUrl: string;
  /** Sender of every message. */
  from: string;
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

/** https, or plain http on this very machine, where nobody is on the line. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
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
  ANGAN_SEED: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:on|off|true|false|\d)$/i, 'must be on, off or the number of proxies'),
      v.transform((value) => (/^\d$/.test(value) ? Number(value) : /^(?:on|true)$/i.test(value) ? 1 : 0)),
    ),
    'off',
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  OIDC_ISSUER: v.optional(v.pipe(v.string(), v.check(isIssuer, 'must be an https address'))),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// address')),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an e-mail address'))),
  TLS_CERT: v.optional(v.string()),
  TLS_KEY: v.optional(v.string()),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters'))),
});

type EnvVariables = v.InferOutput<typeof EnvSchema>;

function toOidc(env: EnvVariables): OidcEnv | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  if (!issuer && !clientId && !clientSecret) return undefined;
  throw new EnvError(
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three or none',
  );
}

function toTls({ TLS_CERT: certFile, TLS_KEY: keyFile }: EnvVariables): TlsEnv | undefined {
  if (certFile && keyFile) return { certFile, keyFile };
  if (!certFile && !keyFile) return undefined;
  throw new EnvError('TLS_CERT and TLS_KEY belong together: set both or none');
}

function toMail({ SMTP_URL: smtpUrl, MAIL_FROM: from }: EnvVariables): MailEnv | undefined {
  if (!smtpUrl) return undefined;
  if (!from) throw new EnvError('MAIL_FROM must be set beside SMTP_URL: the sender of e-mails');
  return { smtpUrl, from };
}

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
    publicUrl: env.PUBLIC_URL ?? `${env.TLS_CERT ? 'https' : 'http'}://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    samples: env.ANGAN_SEED === 'on',
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    oidc: toOidc(env),
    mail: toMail(env),
    tls: toTls(env),
    metricsToken: env.METRICS_TOKEN,
  };
}
