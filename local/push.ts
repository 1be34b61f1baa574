import { requestUnchecked } from './api.ts';

const PATH = '/api/push/subscriptions';

/** Tells the server where this browser gets push messages; for whoever is signed in. Rejects with ApiFailure. */
export async function storeSubscription(subscription: PushSubscriptionJSON): Promise<void> {
  const { endpoint, keys } = subscription;
  await requestUnchecked({ method: 'POST', path: PATH, body: { endpoint, keys } });
}

export async function dropSubscription(endpoint: string): Promise<void> {
  await requestUnchecked({ method: 'POST', path: `${PATH}/delete`, body: { endpoint } });
}

/** Asks for the e-mail that confirms the account's address. Rejects with ApiFailure. */
export async function askForConfirmation(): Promise<void> {
  await requestUnchecked({ method: 'POST', path: '/api/auth/email/confirmation', body: {} });
}

/** Uses the link of that e-mail. Rejects with ApiFailure when it is not known or too old. */
export async function confirmEmail(token: string): Promise<void> {
  await requestUnchecked({ method: 'POST', path: '/api/auth/email/confirm', body: { token } });
}
