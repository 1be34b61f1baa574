import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { StoredPasskey } from './passkey-store.ts';

/** At the first sign-in: reading this library takes longer than all the rest of the server's start. */
const library = () => import('@simplewebauthn/server');

/** The site as passkeys know it, from PUBLIC_URL: they are bound to its host and answer only on its very origin. */
function site(publicUrl: string) {
  return { expectedOrigin: publicUrl, expectedRPID: new URL(publicUrl).hostname };
}

/** What the browser needs for making a passkey: one that the device can find by itself and that asks for a finger or PIN. */
export async function registrationOptions(
  publicUrl: string,
  {
    userId,
    name,
    exclude,
  }: { userId: string; name: string; exclude: { id: string; transports: string[] }[] },
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Angan',
    rpID: new URL(publicUrl).hostname,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: exclude,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function authenticationOptions(publicUrl: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: new URL(publicUrl).hostname, userVerification: 'required' });
}

/** The passkey that was made, or null when the answer does not fit challenge, origin and host. */
export async function checkRegistration(
  publicUrl: string,
  expectedChallenge: string,
  response: Record<string, unknown>,
): Promise<WebAuthnCredential | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...site(publicUrl),
      expectedChallenge,
      response: response as unknown as RegistrationResponseJSON,
      requireUserVerification: true,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    return null; // the library throws for everything that does not fit
  }
}

/** The passkey's new count, or null when the answer does not fit challenge, origin, host, key and count. */
export async function checkAuthentication(
  publicUrl: string,
  expectedChallenge: string,
  response: Record<string, unknown>,
  { credential }: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...site(publicUrl),
      expectedChallenge,
      response: response as unknown as AuthenticationResponseJSON,
      credential,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
