import { storeSubscription } from '#local/push';
import { isAppPath } from './keepable.ts';
import { readPush } from './push-content.ts';
import { worker } from './worker-scope.ts';

/** Firefox and Chromium tell when they have changed a subscription by themselves; TypeScript's library does not know it. */
interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

async function show(event: PushEvent): Promise<void> {
  const { title, body, path } = readPush(event.data?.text());
  await worker.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    // A later message takes the place of an earlier one that was not read.
    tag: 'angan-news',
    data: { path },
  });
}

/** Opens the page in the app's window where there is one, else in a new one. */
async function open(path: string): Promise<void> {
  const address = new URL(path, location.origin);
  const safe =
    address.origin === location.origin && isAppPath(address.pathname) ? address.href : location.origin;
  const [window] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!window) {
    await worker.clients.openWindow(safe);
    return;
  }
  await window.focus();
  await window.navigate(safe).catch(() => worker.clients.openWindow(safe));
}

async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const options = oldSubscription?.options;
  const next =
    newSubscription ??
    (options?.applicationServerKey && (await worker.registration.pushManager.subscribe(options)));
  if (next) await storeSubscription(next.toJSON());
}

/** Shows the server's messages about new homes and opens what they are about. */
export function startPush(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(event)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String((event.notification.data as { path?: unknown } | null)?.path ?? '/')));
  });
  worker.addEventListener('pushsubscriptionchange' as 'push', (event) => {
    const change = event as unknown as SubscriptionChange;
    change.waitUntil(renew(change).catch(() => undefined)); // the settings screen shows that it is off
  });
}
