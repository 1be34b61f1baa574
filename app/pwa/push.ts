/** How push messages stand in this browser. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Nothing is waited for longer than this: without a worker, `ready` never comes. */
const READY_MS = 10_000;

async function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('There is no service worker')), READY_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this browser gets push messages. Never rejects. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  try {
    return (await (await registration()).pushManager.getSubscription()) ? 'on' : 'off';
  } catch {
    return 'off';
  }
}

/**
 * Asks for permission, subscribes with the server's public key and tells the server. Called from a tap: browsers ask
 * only then. Rejects when the server cannot be told.
 */
export async function turnPushOn(pushKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushManager } = await registration();
  const held = await pushManager.getSubscription();
  const subscription =
    held ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
  await (await import('#local/push')).storeSubscription(subscription.toJSON());
  return 'on';
}

/** Ends the messages to this browser; the server finds out by itself when it cannot be told now. */
export async function turnPushOff(): Promise<void> {
  if (!isSupported()) return;
  // Without a worker there is no subscription, and nothing to wait for.
  const active = await navigator.serviceWorker.getRegistration();
  const subscription = await active?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await (await import('#local/push')).dropSubscription(endpoint).catch(() => undefined);
}
