import type { OutboxAbout, OutboxEntry } from '#local/outbox-entry';

const WORDS: Record<OutboxAbout['kind'], (home: string | undefined) => string> = {
  callback: (home) => (home ? `Call back about ${home}` : 'Call back'),
  schedule_visit: (home) => (home ? `Visit to ${home}` : 'Visit'),
  inquiry: (home) => (home ? `Message about ${home}` : 'Message'),
  vastu_consultation: () => 'Vastu consultation',
  brochure_download: (home) => (home ? `Brochure for ${home}` : 'Brochure'),
  document_download: (home) => (home ? `Documents of ${home}` : 'Documents'),
  chat_popup: () => 'Call back',
  save: (home) => (home ? `Save ${home}` : 'Save a home'),
  settings: () => 'Change of your settings',
  unsave: (home) => (home ? `Remove ${home}` : 'Remove a home'),
};

/** What an entry is, in a few words: "Call back about Savali Residency". */
export function entryTitle({ kind, propertyName }: OutboxAbout): string {
  return WORDS[kind](propertyName);
}

/** Where an entry stands, in a line. */
export function entryLine(entry: OutboxEntry): string {
  if (entry.state === 'sent') return entry.sentAt ? `Sent ${whenText(entry.sentAt)}` : 'Sent';
  if (entry.state === 'sending') return 'Sending… Keep the app open if you can.';
  if (entry.state === 'needs-attention') return entry.lastError?.text || 'Needs your attention';
  if (entry.held) return 'Sign in to send this.';
  return entry.lastError?.kind === 'server'
    ? 'The agency is busy. Goes by itself in a while.'
    : 'Goes by itself when there is signal.';
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "27 Nov, 4:31 PM" by the phone's clock. By hand: phones differ in their own wording. */
export function whenText(ms: number): string {
  const at = new Date(ms);
  const hour = at.getHours() % 12 || 12;
  const minute = String(at.getMinutes()).padStart(2, '0');
  return `${at.getDate()} ${MONTHS[at.getMonth()]}, ${hour}:${minute} ${at.getHours() < 12 ? 'AM' : 'PM'}`;
}

/** "2 waiting to send", "1 needs your attention", or both. */
export function countText({ waiting, attention }: { waiting: number; attention: number }): string {
  const parts = [
    waiting ? `${waiting} waiting to send` : '',
    attention ? `${attention} ${attention === 1 ? 'needs' : 'need'} your attention` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
