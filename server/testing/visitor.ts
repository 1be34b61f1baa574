import { createSoftwarePasskey, type PasskeyCheats, type SoftwarePasskey } from './software-passkey.ts';

export interface VisitorRequest {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser as the server sees one: keeps cookies, names its origin on writing calls, follows no redirect. */
export function createVisitor(url: string, origin = url) {
  const cookies = new Map<string, string>();

  const request = async (method: string, path: string, { body, headers }: VisitorRequest = {}) => {
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' ? {} : { origin }),
        ...(cookies.size ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  // biome-ignore lint/suspicious/noExplicitAny: tests say themselves what they expect of an answer
  const json = async (method: string, path: string, options?: VisitorRequest): Promise<any> =>
    (await request(method, path, options)).json();

  return {
    cookies,
    request,
    json,
    get: (path: string, headers?: Record<string, string>) => request('GET', path, headers ? { headers } : {}),
    post: (path: string, body: unknown = {}) => request('POST', path, { body }),
    /** Registers a new account with a new passkey; gives both and the recovery code. */
    async register(account = { firstName: 'Sunita', email: 'sunita@example.in' }) {
      const passkey = createSoftwarePasskey(origin);
      const options = await json('POST', '/api/auth/passkey/register/options', { body: account });
      const response = passkey.register(options);
      const made = await json('POST', '/api/auth/passkey/register/verify', { body: { response } });
      return { passkey, user: made.user as { id: string }, recoveryCode: made.recoveryCode as string };
    },
    async signIn(passkey: SoftwarePasskey, cheats: PasskeyCheats = {}) {
      const options = await json('POST', '/api/auth/passkey/login/options', { body: {} });
      const response = passkey.authenticate(options, cheats);
      return request('POST', '/api/auth/passkey/login/verify', { body: { response } });
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
