import type { Knex } from 'knex';
import type { Property } from '#domain/property/property';
import { findUser, isEmailConfirmed } from '#server/auth/user-store';
import type { Log } from '#server/log';
import { listPropertiesById } from '#server/property/property-store';
import { getSettings } from '#server/settings/settings-store';
import type { MessageWays, PushTarget } from './message-ways.ts';
import { toMail, toPush } from './notice-message.ts';
import { giveBackNews, listDuePeople, takeNews } from './notice-store.ts';
import { deleteSubscription, listSubscriptions } from './subscription-store.ts';
import { unlessStopped } from './unless-stopped.ts';

interface Services {
  db: Knex;
  log: Log;
  messages: MessageWays;
  publicUrl: string;
  now: () => number;
  /** Aborted when the server is asked to stop. */
  stopping?: AbortSignal;
}

/** The ways by which one person wants to be reached and can be. */
interface Reach {
  phones: PushTarget[];
  email: string | null;
}

async function reachOf({ db, messages }: Services, userId: string): Promise<Reach> {
  const settings = await getSettings(db, userId);
  const phones = messages.push && settings.notificationsEnabled ? await listSubscriptions(db, userId) : [];
  const byMail = messages.mail && settings.emailNotifications && (await isEmailConfirmed(db, userId));
  return { phones, email: byMail ? ((await findUser(db, userId))?.email ?? null) : null };
}

/** True when at least one way has taken the message. */
async function tell(services: Services, reach: Reach, homes: [Property, ...Property[]]): Promise<boolean> {
  const { db, log, messages, publicUrl, stopping } = services;
  let told = false;
  for (const phone of reach.phones) {
    if (!messages.push || (told && stopping?.aborted)) break;
    const sending = messages.push.send(phone, toPush(homes));
    const outcome = await unlessStopped(sending, stopping).catch(() => 'failed' as const);
    if (outcome === 'gone') await deleteSubscription(db, phone.endpoint);
    told ||= outcome === 'sent';
  }
  if (reach.email && messages.mail) {
    const sent = unlessStopped(messages.mail(toMail(homes, reach.email, publicUrl)), stopping).then(
      () => true,
      (error: Error) => {
        log.warn('an e-mail was not taken by the mail server', { reason: error.name });
        return false;
      },
    );
    told = (await sent) || told;
  }
  return told;
}

/** Sends everyone their news who has some, wants it and had no message for a day. Gives the number of people told. */
export async function sendNotices(services: Services): Promise<number> {
  const { db, now, stopping } = services;
  let people = 0;
  for (const userId of await listDuePeople(db, now())) {
    if (stopping?.aborted) break;
    const reach = await reachOf(services, userId);
    if (!reach.phones.length && !reach.email) continue;
    const takenAt = now();
    const ids = await takeNews(db, userId, takenAt);
    if (!ids) continue;
    const [first, ...more] = await listPropertiesById(db, ids);
    // Gone from the catalogue meanwhile: no news, and the day is still free for other news.
    if (!first) await giveBackNews(db, userId, takenAt, false);
    else if (await tell(services, reach, [first, ...more])) people += 1;
    else await giveBackNews(db, userId, takenAt, true);
  }
  return people;
}

/** How often the news are looked for: an import runs in a process of its own. */
const LOOK_MS = 60_000;

/** Sends news as long as the server runs; the function stops it and waits a little for what is under way. */
export function startNotices(services: Omit<Services, 'stopping'>): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const look = () => {
    if (busy) return;
    busy = true;
    running = sendNotices({ ...services, stopping: stop.signal })
      .then(
        () => undefined,
        (error: Error) =>
          services.log.error('news could not be sent', { stack: error.stack?.slice(0, 2000) }),
      )
      .finally(() => {
        busy = false;
      });
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    stop.abort();
    return running;
  };
}
