import nodemailer from 'nodemailer';
import type { MailEnv } from '#server/env';
import type { MessageWays } from './message-ways.ts';

const TIMEOUT_MS = 20_000;

/** Hands e-mails to the mail server of `SMTP_URL`. Addresses are never put together into headers by hand. */
export function createMail({ smtpUrl, from }: MailEnv): NonNullable<MessageWays['mail']> {
  const transport = nodemailer.createTransport(smtpUrl, {
    from,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as object);
  return async ({ to, subject, text, messageId, replyTo }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      ...(messageId ? { messageId: `<${messageId}>` } : {}),
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
