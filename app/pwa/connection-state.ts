import { proxy } from 'valtio';
import { onRequestOutcome } from '#local/request-outcome';

/** Whether there is a connection, by evidence: how the last request ended says more than the browser does. */
export const connectionState = proxy({ online: true });

let listening = false;

/** The place that a launch without signal keeps for the line that says so (server/page/boot-script.ts). */
export function giveUpStripPlace(): void {
  delete document.documentElement.dataset.offline;
}

function setOnline(online: boolean): void {
  connectionState.online = online;
  if (online) giveUpStripPlace();
}

/** Starts to listen; called once when the page is quiet. */
export function watchConnection(): void {
  if (listening) return;
  listening = true;
  setOnline(navigator.onLine);
  window.addEventListener('offline', () => {
    setOnline(false);
  });
  // Only a hope: the next request confirms or denies it.
  window.addEventListener('online', () => {
    setOnline(true);
  });
  onRequestOutcome((outcome) => {
    // A captive portal answers everything with its own page: for the reader that is no signal (A13).
    setOnline(outcome === 'answered');
  });
}
