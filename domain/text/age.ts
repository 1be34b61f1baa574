const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'} ago`;

/**
 * How long ago, in words that end a sentence: "just now", "5 minutes ago", "2 days ago", "3 months ago". `ms` is an
 * age in milliseconds; a clock that was set back gives a negative one, which counts as now.
 */
export function ageInWords(ms: number): string {
  if (!(ms >= MINUTE)) return 'just now';
  if (ms < HOUR) return count(Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return count(Math.floor(ms / HOUR), 'hour');
  const days = Math.floor(ms / DAY);
  if (days < 14) return count(days, 'day');
  if (days < 61) return count(Math.floor(days / 7), 'week');
  if (days < 730) return count(Math.floor(days / 30.44), 'month');
  return count(Math.floor(days / 365.25), 'year');
}
