import type { Env } from '#server/env';
import { createMail } from './mail.ts';
import type { MessageWays } from './message-ways.ts';
import { createPush } from './push.ts';
import { readPushKeys } from './push-keys.ts';

/** What this server can reach people by: push always, e-mail when SMTP is configured. */
export function createMessageWays({
  dataDir,
  publicUrl,
  mail,
}: Pick<Env, 'dataDir' | 'publicUrl' | 'mail'>): MessageWays {
  // Push services want to know whom to write to; on a machine without a name nothing is sent anyway.
  const contact = publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0] ?? 'admin@localhost'}`;
  return { push: createPush(readPushKeys(dataDir), contact), mail: mail ? createMail(mail) : null };
}
