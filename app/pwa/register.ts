import { Workbox } from 'workbox-window';
import { workerAddress } from '../ui/trusted-types.ts';
import { offerUpdate } from './update-state.ts';

const HOUR = 60 * 60_000;

/**
 * Registers the worker. A failure is only logged (spec section 1). A waiting version is offered, never forced; it
 * reloads this page once, and only after the reader has let it in.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(workerAddress());
  let letIn = false;
  let reloading = false;
  const reload = () => {
    if (!letIn || reloading) return;
    reloading = true;
    location.reload();
  };
  workbox.addEventListener('waiting', () =>
    offerUpdate(() => {
      letIn = true;
      workbox.messageSkipWaiting();
      // Another tab may have let it in already: then nobody waits and nothing will tell.
      navigator.serviceWorker.getRegistration().then((registration) => {
        if (!registration?.waiting) reload();
      });
    }),
  );
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  try {
    const registration = await workbox.register({ immediate: true });
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine)
        registration?.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    setInterval(look, HOUR);
  } catch (error) {
    console.warn('The service worker could not be registered', error);
  }
}
