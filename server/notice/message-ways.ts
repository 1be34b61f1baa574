/** A browser that is subscribed to push messages. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a push message shows; read by sw/push.ts. */
export interface PushContent {
  title: string;
  body: string;
  /** Path of this site that a tap opens. */
  path: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for every try of one message (`id@host`), so that a mail program shows a repeat once. */
  messageId?: string;
  replyTo?: string;
}

/** How people can be reached from this server; null where it cannot be. */
export interface MessageWays {
  push: {
    /** Public key that browsers subscribe with. */
    publicKey: string;
    /** Whether an address belongs to a push service. Nothing else is ever called on a stranger's word. */
    isPushAddress(endpoint: string): boolean;
    /** `gone`: the browser does not want messages any more. Never rejects. */
    send(target: PushTarget, content: PushContent): Promise<'sent' | 'gone' | 'failed'>;
  } | null;
  /** Rejects when the mail server does not take it. */
  mail: ((mail: Mail) => Promise<void>) | null;
}

export const NO_MESSAGES: MessageWays = { push: null, mail: null };
