import type { Knex } from 'knex';
import { findAgency } from '#server/agency/agency-store';
import { type Contact, findContact } from '#server/leads/contacts-store';
import { toLines } from '#server/leads/contacts-text';
import type { Log } from '#server/log';
import {
  delayContactNotice,
  markContactNoticeSent,
  sweepContactNotices,
  takeContactNotice,
} from './contact-notice-store.ts';
import type { Mail, MessageWays } from './message-ways.ts';
import { unlessStopped } from './unless-stopped.ts';

interface Services {
  db: Knex;
  log: Log;
  messages: Pick<MessageWays, 'mail'>;
  publicUrl: string;
  now: () => number;
  /** Aborted when the server is asked to stop. */
  stopping?: AbortSignal;
}

/** E-mails of one look: a flood of robots does not become a flood of e-mails. */
const MOST_AT_ONCE = 30;

/** The agency's e-mail about one contact, in plain text. */
export function toContactMail(contact: Contact, to: string, id: string, publicUrl: string): Mail {
  const what = contact.type.replaceAll('_', ' ');
  return {
    to,
    subject: `${what}: ${contact.property || 'no particular home'}`,
    text: `${toLines(contact)}\n\nAll of them: npm run leads\n`,
    messageId: `${id}@${new URL(publicUrl).hostname}`,
    ...(contact.email ? { replyTo: contact.email } : {}),
  };
}

/**
 * Tells the agency by e-mail of the leads and inquiries that it was not told of. While its settings are the samples, or
 * no mail server is named, they wait. Each is taken only when the one before has ended, so that a stop leaves the rest as
 * they are. Gives the number of e-mails that the mail server took.
 */
export async function sendContactNotices(services: Services): Promise<number> {
  const { db, log, messages, publicUrl, now, stopping } = services;
  await sweepContactNotices(db, now());
  const agency = (await findAgency(db))?.agency;
  if (!messages.mail || !agency || agency.sample) return 0;
  let sent = 0;
  for (let n = 0; n < MOST_AT_ONCE && !stopping?.aborted; n++) {
    const notice = await takeContactNotice(db, now());
    if (!notice) break;
    const contact = await findContact(db, notice.kind, notice.id);
    if (contact && !contact.suspect) {
      try {
        const mail = toContactMail(contact, agency.email, notice.id, publicUrl);
        await unlessStopped(messages.mail(mail), stopping);
        sent += 1;
      } catch (error) {
        log.warn('the mail server did not take news of a lead', { reason: (error as Error).name });
        await delayContactNotice(db, notice, now());
        continue;
      }
    }
    await markContactNoticeSent(db, notice.id, now());
  }
  return sent;
}

const LOOK_MS = 20_000;

/** Tells the agency as long as the server runs; the function stops it and waits a little for what is under way. */
export function startContactNotices(services: Omit<Services, 'stopping'>): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  const look = () => {
    running ??= sendContactNotices({ ...services, stopping: stop.signal })
      .then(() => undefined)
      .catch((error: Error) =>
        services.log.error('the agency could not be told of leads', { reason: error.name }),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
