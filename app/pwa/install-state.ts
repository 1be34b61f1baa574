import { proxy } from 'valtio';
import { whenCopyOpen } from '../ui/when-quiet.ts';

/** Chromium's install prompt, kept until the reader asks for it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Caught by the boot script when the prompt came before the app. */
    anganInstallPrompt?: Event | undefined;
  }
}

/** `prompt`: the browser offers to install. `guide`: Safari on iOS, where only the reader can. */
export const installState = proxy({ offer: 'none' as 'none' | 'prompt' | 'guide' });

const DISMISSED = 'angan-install-dismissed';
const QUIET_MS = 30 * 24 * 60 * 60_000;
/** Somebody on an iPhone has looked around before the guide appears. */
const GUIDE_AFTER_MS = 30_000;

let kept: InstallPromptEvent | null = null;

/** Whether a dismissal at `dismissedAt` (milliseconds as text) still holds at `now`. */
export function isQuiet(dismissedAt: string | null, now: number): boolean {
  const at = Number(dismissedAt);
  // A clock that was set back must not silence the offer for years.
  return at > 0 && now >= at && now - at < QUIET_MS;
}

/** Safari on iOS and iPadOS: can put an app on the home screen, never offers it. Other browsers there name themselves. */
export function isIosSafari(userAgent: string, touchPoints: number): boolean {
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return ios && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|GSA\//.test(userAgent);
}

function dismissedLately(): boolean {
  try {
    return isQuiet(localStorage.getItem(DISMISSED), Date.now());
  } catch {
    return false;
  }
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return Boolean(standalone) || matchMedia('(display-mode: standalone)').matches;
}

function keep(event: Event): void {
  event.preventDefault();
  kept = event as InstallPromptEvent;
  // Not while a first page is getting ready: the banner that rises then costs a cheap phone fifteen frames.
  whenCopyOpen(() => {
    if (kept && !isInstalled() && !dismissedLately()) installState.offer = 'prompt';
  });
}

let listening = false;

export function listenForInstall(): void {
  if (listening) return;
  listening = true;
  if (window.anganInstallPrompt) keep(window.anganInstallPrompt);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', () => {
    kept = null;
    installState.offer = 'none';
  });
  if (isIosSafari(navigator.userAgent, navigator.maxTouchPoints) && !isInstalled() && !dismissedLately())
    setTimeout(() => {
      installState.offer = 'guide';
    }, GUIDE_AFTER_MS);
}

/** Shows the browser's own prompt, once; whatever the answer, the offer is over (A26: no dead button). */
export async function install(): Promise<void> {
  const event = kept;
  kept = null;
  await event?.prompt().catch(() => undefined);
}

/** The reader does not want it now: quiet for 30 days. */
export function dismissInstall(): void {
  try {
    localStorage.setItem(DISMISSED, String(Date.now()));
  } catch {
    // Asked again next time; that is all.
  }
}

/** Takes the banner out of the page; called 300 ms after it was hidden (spec section 1). */
export function removeInstallOffer(): void {
  installState.offer = 'none';
}
