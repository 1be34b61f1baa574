/** The two addresses that a person goes to for signing in and out (spec section 7); the server answers them. */
export function loginPath(returnTo: string): string {
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}

export const LOGOUT_PATH = '/api/logout';

/** The OpenID provider's way in, by way of the server. */
export function providerPath(returnTo: string): string {
  return `/api/login/oidc?returnTo=${encodeURIComponent(returnTo)}`;
}
