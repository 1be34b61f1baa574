import { priceText } from '#domain/property/price';
import type { PropertySummary } from '#domain/property/summary';
import type { PhotoSource } from '../ui/photo.tsx';

/** When one can move in: a resale home is ready (spec section 2). */
export function possessionText(facts: Pick<PropertySummary, 'propertyType' | 'possession'>): string | null {
  return facts.propertyType === 'resale' ? 'Ready' : (facts.possession ?? null);
}

/** The picture that stands for a listing. */
export function summaryPhoto({
  image,
  blur,
  imageWidth,
}: Pick<PropertySummary, 'image' | 'blur' | 'imageWidth'>): PhotoSource {
  return {
    path: image ?? '',
    missing: !image,
    ...(blur && { blur }),
    ...(imageWidth && { width: imageWidth }),
  };
}

/** A price for large print and what stands small beside it: "₹26,000" and "/ month". */
export function cardPrice(summary: Pick<PropertySummary, 'price' | 'priceValue' | 'propertyType'>): {
  amount: string;
  unit: string | null;
} {
  const text = priceText(summary);
  if (summary.propertyType !== 'rental') return { amount: text, unit: null };
  const amount = text.replace(/\s*(?:\/|per)\s*month$/i, '');
  return { amount, unit: /\d/.test(amount) ? '/ month' : null };
}

/** The line under the name: place, and who builds or lets it. */
export function cardPlace(
  summary: Pick<PropertySummary, 'location' | 'developer' | 'propertyType' | 'furnishing'>,
): string {
  const { location, developer, propertyType, furnishing } = summary;
  const from =
    propertyType === 'sale'
      ? developer
      : [
          developer ?? (propertyType === 'resale' ? 'Resale by owner' : 'Owner'),
          propertyType === 'rental' && furnishing?.toLowerCase(),
        ]
          .filter(Boolean)
          .join(', ');
  return from ? `${location} · ${from}` : location;
}

/** The three facts of a card; the ones that a listing does not give are left out. */
export function cardFacts(
  summary: Pick<PropertySummary, 'bedrooms' | 'area' | 'possession' | 'propertyType' | 'status'>,
): { label: string; value: string }[] {
  const ready = /^ready to move$/i.test(summary.status) ? 'Ready' : '';
  const possession = possessionText(summary) || ready;
  const rental = summary.propertyType === 'rental';
  return [
    { label: 'Bedrooms', value: summary.bedrooms },
    { label: 'Carpet area', value: summary.area },
    rental
      ? { label: 'From', value: /^ready\b/i.test(possession) ? 'Now' : possession }
      : { label: 'Possession', value: possession },
  ].filter((fact) => fact.value);
}

/** First two amenities and how many more there are. */
export function cardAmenities(amenities: readonly string[]): { first: string; more: number } {
  return { first: amenities.slice(0, 2).join(' · '), more: Math.max(0, amenities.length - 2) };
}
