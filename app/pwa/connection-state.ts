import { proxy } from 'valtio';
import { onRequestOutcome } from '#local/request-outcome';

/** Whether there is a connection, by evidence: how the last request ended says more than the browser does. */
export const connectionState = proxy({ online: true });

let listening = false;

/** Starts to listen; called once when the page is quiet. */
export function watchConnection(): void {
  if (listening) return;
  listening = true;
  connectionState.online = navigator.onLine;
  window.addEventListener('offline', () => {
    connectionState.online = false;
  });
  // Only a hope: the next request confirms or denies it.
  window.addEventListener('online', () => {
    connectionState.online = true;
  });
  onRequestOutcome((outcome) => {
    // A captive portal answers everything with its own page: for the reader that is no signal (A13).
    connectionState.online = outcome === 'answered';
  });
}
