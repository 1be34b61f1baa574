import webPush from 'web-push';
import type { MessageWays, PushContent, PushTarget } from './message-ways.ts';
import type { PushKeys } from './push-keys.ts';

/** Push services of the browsers; a subscription names one, and the server calls it. */
const SERVICES =
  /(?:^|\.)(?:fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

const TIMEOUT_MS = 15_000;
/** A phone that is off for longer gets the next message instead. */
const KEPT_SECONDS = 24 * 3600;

function isServiceAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && SERVICES.test(hostname);
}

/**
 * Sends push messages, encrypted for the browser that gets them (RFC 8291). `contact`: an https or mailto address by which
 * a push service can reach the sender. `isPushAddress` is replaced in tests only.
 */
export function createPush(
  keys: PushKeys,
  contact: string,
  isPushAddress: (endpoint: string) => boolean = isServiceAddress,
): NonNullable<MessageWays['push']> {
  return {
    publicKey: keys.publicKey,
    isPushAddress,
    async send(target: PushTarget, content: PushContent) {
      if (!isPushAddress(target.endpoint)) return 'gone';
      try {
        const { endpoint, method, headers, body } = webPush.generateRequestDetails(
          { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
          JSON.stringify(content),
          { vapidDetails: { subject: contact, ...keys }, TTL: KEPT_SECONDS, contentEncoding: 'aes128gcm' },
        );
        const response = await fetch(endpoint, {
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.body?.cancel();
        if (response.status === 404 || response.status === 410) return 'gone';
        return response.ok ? 'sent' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}
