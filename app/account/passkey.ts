import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Registration, SignedIn } from '#domain/user/user';

/** How a step of signing in ended; `problem` is a sentence for the person. */
export type SignInOutcome = { kind: 'done'; signedIn: SignedIn } | { kind: 'problem'; text: string };

/** Why this browser cannot use passkeys here, in a sentence; null when it can. */
export function passkeyObstacle(siteOrigin: string): string | null {
  if (location.origin !== siteOrigin)
    return `Passkeys belong to ${siteOrigin}. Open the site at that address to use one.`;
  if (!window.isSecureContext)
    return 'Passkeys need a secure connection (https), and this address has none. Ask the agency for its https address.';
  if (!('PublicKeyCredential' in window))
    return 'This browser is too old for passkeys. Update it, or use another one on this phone.';
  return null;
}

interface Failure {
  name?: string;
  kind?: string;
  status?: number;
  retryAfterMs?: number;
}

function toText(error: unknown, refused: string): string {
  const { name, kind, status, retryAfterMs } = (error ?? {}) as Failure;
  // What the browser's dialog says; it does not tell a refusal from a timeout.
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'Nothing was done: the dialog was closed or took too long.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for this account.';
  if (kind === 'offline' || kind === 'timeout' || kind === 'not-json')
    return 'No signal. Signing in needs a connection; everything else keeps working.';
  if (status === 429)
    return `Too many attempts. Try again in ${Math.ceil((retryAfterMs ?? 60_000) / 1000)} seconds.`;
  if (status === 401) return refused;
  if (status === 422) return 'Please check first name and e-mail.';
  return 'That did not work. Please try again.';
}

async function run(refused: string, work: () => Promise<SignedIn>): Promise<SignInOutcome> {
  try {
    return { kind: 'done', signedIn: await work() };
  } catch (error) {
    console.warn('Signing in did not work', error);
    return { kind: 'problem', text: toText(error, refused) };
  }
}

/** Signs in with whatever passkey the person picks. Never rejects. */
export function signInWithPasskey(): Promise<SignInOutcome> {
  return run('This passkey opens no account here. It may have been removed.', async () => {
    const [{ startAuthentication }, local] = await Promise.all([
      import('@simplewebauthn/browser'),
      import('#local/user'),
    ]);
    const optionsJSON = (await local.passkeyOptions('login')) as PublicKeyCredentialRequestOptionsJSON;
    return local.verifyPasskey('login', await startAuthentication({ optionsJSON }));
  });
}

/** Makes a passkey on this device: with `account` a new account, with null for whoever is signed in. Never rejects. */
export function registerPasskey(account: Registration | null): Promise<SignInOutcome> {
  return run('The passkey was not accepted. Please try again.', async () => {
    const [{ startRegistration }, local] = await Promise.all([
      import('@simplewebauthn/browser'),
      import('#local/user'),
    ]);
    const options = await local.passkeyOptions('register', { ...account });
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return local.verifyPasskey('register', await startRegistration({ optionsJSON }));
  });
}

/** Signs in with the code from paper. Never rejects. */
export function signInWithCode(code: string): Promise<SignInOutcome> {
  return run('This code is not known, or was used already.', async () =>
    (await import('#local/user')).signInWithCode(code),
  );
}
