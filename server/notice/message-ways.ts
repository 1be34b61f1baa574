/** How people can be reached from this server, as the sign-in and settings routes tell it. */
export interface MessageWays {
  /** E-mails can be sent: SMTP is configured. */
  email: boolean;
  /** Public key that browsers subscribe with; null when push messages are not sent. */
  pushKey: string | null;
}

export const NO_MESSAGES: MessageWays = { email: false, pushKey: null };
