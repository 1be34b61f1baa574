import type { PropertyType } from './property.ts';

/** Which of the badge colours of the look a status takes. */
export type StatusTone = 'new-launch' | 'ready' | 'construction' | 'luxury' | 'neutral';

const TONES = new Map<string, StatusTone>([
  ['new launch', 'new-launch'],
  ['ready to move', 'ready'],
  ['under construction', 'construction'],
  ['luxury', 'luxury'],
]);

/** Colour of a status badge; any status but the four known ones is neutral grey (spec section 3). */
export function statusTone(status: string): StatusTone {
  return TONES.get(status.trim().toLowerCase()) ?? 'neutral';
}

/** Badge for the type of listing: none for sale, "Resale", else "For Rent" (C23). */
export function typeBadge(type: PropertyType | (string & {})): 'Resale' | 'For Rent' | null {
  if (type === 'sale' || type === 'projects') return null;
  return type === 'resale' ? 'Resale' : 'For Rent';
}
