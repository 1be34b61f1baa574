import type { Agency } from '#domain/agency/agency';
import type { Picture, PropertyInput } from '#domain/property/property';
import type { FloorPlanDrawing } from './floor-plan.ts';

/** What the papers of one listing are made from. */
export interface PaperSource {
  listing: PropertyInput;
  agency: Agency;
  plans: { type: string; area?: string | undefined; price?: string | undefined; drawing: FloorPlanDrawing }[];
  /** The listing's photos in order, by served path. */
  photos: { path: string; picture: Picture }[];
  /** JPEG bytes of a served photo, sized for print. */
  jpeg(path: string): Promise<Buffer>;
}

export const SAMPLE_NOTE = 'Sample paper of an invented home, made for a demonstration. Not an offer.';

export function footLine({ agency }: PaperSource): string {
  return `${agency.name} · ${agency.phones[0]} · ${agency.email} · MahaRERA agent ${agency.reraNumber}${agency.sample ? ' · sample' : ''}`;
}

/** "Sector 36, Kamothe, Navi Mumbai"; a city that the location already ends with is not said twice. */
export function placeLine({ location, city }: PropertyInput): string {
  return location.endsWith(city) ? location : `${location}, ${city}`;
}
