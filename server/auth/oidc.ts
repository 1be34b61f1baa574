import * as oidc from 'openid-client';
import type { OidcEnv } from '#server/env';
import type { NewUser } from './user-store.ts';

/** Where the provider sends people back to; has to be entered at the provider. */
export const CALLBACK_PATH = '/api/login/callback';

/** Begins a sign-in: the provider's address to go to, and what has to be remembered until they come back. */
export interface OidcStart {
  address: URL;
  remember: { verifier: string; state: string; nonce: string };
}

export interface OidcIdentity {
  issuer: string;
  subject: string;
  profile: Omit<NewUser, 'id'>;
}

const text = (value: unknown, max: number) =>
  typeof value === 'string' && value ? value.slice(0, max) : null;

function toProfile(claims: oidc.UserInfoResponse | oidc.IDToken): OidcIdentity['profile'] {
  const email = text(claims.email, 320);
  const picture = text(claims.picture, 1000);
  return {
    firstName: text(claims.given_name, 160) ?? text(claims.name, 160),
    email,
    emailConfirmed: email !== null && claims.email_verified === true,
    profileImageUrl: picture?.startsWith('https://') ? picture : null,
  };
}

/**
 * Sign-in at an OpenID provider: code flow with PKCE, state and nonce. The provider is asked for its addresses at the first
 * use and not at the start, so that this server starts without it.
 */
export function createOidc({ issuer, clientId, clientSecret }: OidcEnv, publicUrl: string) {
  const redirectUri = publicUrl + CALLBACK_PATH;
  let found: Promise<oidc.Configuration> | null = null;

  const discover = (): Promise<oidc.Configuration> => {
    const address = new URL(issuer);
    // Without TLS only where nobody is on the line; env.ts lets nothing else through.
    const execute = address.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    found ??= oidc.discovery(address, clientId, clientSecret, undefined, { execute, timeout: 10 });
    found.catch(() => {
      found = null; // asked again next time
    });
    return found;
  };

  return {
    async start(): Promise<OidcStart> {
      const config = await discover();
      const verifier = oidc.randomPKCECodeVerifier();
      const remember = { verifier, state: oidc.randomState(), nonce: oidc.randomNonce() };
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: remember.state,
        nonce: remember.nonce,
      });
      return { address, remember };
    },

    /** Who came back, from the query of the callback. Rejects when anything does not fit what was remembered. */
    async finish(search: string, remember: OidcStart['remember']): Promise<OidcIdentity> {
      const config = await discover();
      const tokens = await oidc.authorizationCodeGrant(config, new URL(redirectUri + search), {
        pkceCodeVerifier: remember.verifier,
        expectedState: remember.state,
        expectedNonce: remember.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      const profile = config.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
        : claims;
      return { issuer: claims.iss, subject: claims.sub, profile: toProfile(profile) };
    },
  };
}
