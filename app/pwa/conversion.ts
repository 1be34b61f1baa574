import { liveQuery } from 'dexie';
import { type AdsConversion, adsScript } from '#domain/agency/ads';
import { takeConversions } from '#local/conversions';
import { localDatabase, withLocal } from '#local/db';
import { setOnSentUnkept } from '#local/submit';

/*
 * Tells the agency's ads service of each inquiry that the server has accepted, once, whichever tab or worker has sent
 * it. Loaded only when the agency's settings name an account; without one there is no script, no cookie and no request.
 */

type Gtag = (...words: unknown[]) => void;
declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

/** Marks that the ads service puts on the address of a visitor it has sent. */
const FROM_AD = /[?&](?:gclid|gbraid|wbraid)=/;

let gtag: Gtag | null = null;

/** The service's script, loaded at first use. Its queue takes calls before it is there. */
function service(ads: AdsConversion): Gtag {
  if (gtag) return gtag;
  window.dataLayer = window.dataLayer ?? [];
  const queue = window.dataLayer;
  // The service reads the arguments object itself: a list in its place is not understood.
  const call: Gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  };
  window.gtag = call;
  gtag = call;
  call('js', new Date());
  call('config', ads.id);
  const script = document.createElement('script');
  script.async = true;
  script.src = adsScript(ads);
  document.head.appendChild(script);
  return call;
}

const told = new Set<string>();

function report(ads: AdsConversion, key: string): void {
  // One that was sent past a storage too slow to keep it may turn up there after all.
  if (told.has(key)) return;
  told.add(key);
  service(ads)('event', 'conversion', { send_to: `${ads.id}/${ads.label}`, transaction_id: key });
}

/** Starts reporting; called once, when the page is quiet. */
export function watchConversions(ads: AdsConversion): void {
  if (FROM_AD.test(location.search)) service(ads);
  setOnSentUnkept((command, key) => {
    if (command === 'submitInquiry') report(ads, key);
  });
  // This page came with the account: what was accepted since then counts, also before this code was there.
  const from = Math.floor(performance.timeOrigin);
  const look = async () => {
    try {
      for (const key of await withLocal((db) => takeConversions(db, from))) report(ads, key);
    } catch {
      // The phone gives no storage: what it sends is told by the hook above.
    }
  };
  liveQuery(() => localDatabase().outbox.where('state').equals('sent').primaryKeys()).subscribe({
    next: () => void look(),
    error: () => undefined,
  });
}
