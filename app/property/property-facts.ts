import { CARD_STAMP_DUTY, govtCharges } from '#domain/finance/govt-charges';
import { isCommercial } from '#domain/property/commercial';
import { areaValue } from '#domain/property/filter';
import { formatRupees, securityDeposit } from '#domain/property/price';
import type { Property } from '#domain/property/property';
import type { PropertySummary } from '#domain/property/summary';

/** What the first screen of a detail page needs: a listing, or the summary of one whose detail is still on its way. */
export type Facts = Pick<
  PropertySummary,
  'name' | 'location' | 'city' | 'developer' | 'price' | 'priceValue' | 'bedrooms' | 'area' | 'status'
> &
  Pick<
    PropertySummary,
    'propertyType' | 'possession' | 'verified' | 'allInclusive' | 'id' | 'slug' | 'image'
  > & {
    perSqft?: string | undefined;
    floors?: string | undefined;
  };

/** The facts of a whole listing. */
export function factsOf(property: Property): Facts {
  const { id, slug, name, location, city, developer, price, priceValue, bedrooms, area } = property;
  const { status, propertyType, possession, verified, specifications } = property;
  const image = [...property.images, ...property.interiorImages].find(
    (path) => !property.pictures[path]?.missing,
  );
  return {
    ...{ id, slug, name, location, city, developer, price, priceValue, bedrooms, area },
    ...{ status, propertyType, possession, verified },
    ...(image ? { image } : {}),
    allInclusive: property.governmentChargesIncluded,
    perSqft: specifications.perSqft,
    floors: propertyType === 'sale' ? specifications.floors : specifications.floorNumber,
  };
}

/** Short remarks under the price (spec section 2). Zero brokerage is for new projects only. */
export function priceNotes(facts: Facts): string[] {
  const notes: string[] = [];
  const area = areaValue(facts.area);
  if (facts.propertyType !== 'rental') {
    if (facts.perSqft) notes.push(/sq/i.test(facts.perSqft) ? facts.perSqft : `${facts.perSqft} a sq ft`);
    else if (area && area >= 50 && facts.priceValue > 0)
      notes.push(`${formatRupees(facts.priceValue / area)} a sq ft`);
  }
  if (facts.propertyType === 'sale') notes.push('zero brokerage');
  if (facts.propertyType === 'resale') notes.push('No GST');
  if (facts.propertyType === 'rental' && facts.priceValue > 0)
    notes.push(`Deposit ${formatRupees(securityDeposit(facts.priceValue))}`);
  return notes;
}

export interface CostRow {
  label: string;
  value: string;
}

export interface Costs {
  rows: CostRow[];
  total: CostRow;
  notes: string[];
}

const JOINT = CARD_STAMP_DUTY.find((duty) => duty.owner === 'joint') ?? CARD_STAMP_DUTY[0];

/** The ledger "What it costs"; null for a price on request. Stamp duty as for joint owners, of a shop or an office its own (spec section 9). */
export function costsOf(facts: Facts): Costs | null {
  const price = facts.priceValue;
  if (!(price > 0)) return null;
  if (facts.propertyType === 'rental') {
    const deposit = securityDeposit(price);
    return {
      rows: [
        { label: 'Rent, first month', value: formatRupees(price) },
        { label: 'Security deposit, 3 months', value: formatRupees(deposit) },
      ],
      total: { label: 'To move in', value: formatRupees(price + deposit) },
      notes: ['The deposit comes back when you leave. Standard brokerage applies.'],
    };
  }
  const notes: string[] = [];
  if (facts.propertyType === 'resale') notes.push('No GST on a resale home. Standard brokerage applies.');
  else if (/^(under construction|new launch)$/i.test(facts.status))
    notes.push('GST is extra while a home is being built.');
  const priceRow = { label: 'Price', value: formatRupees(price) };
  if (facts.allInclusive) {
    return {
      rows: [priceRow, { label: 'Stamp duty, registration', value: 'All Inc' }],
      total: { label: 'You pay', value: formatRupees(price) },
      notes: ['Government charges are in the price.', ...notes],
    };
  }
  const commercial = isCommercial(facts);
  const charges = govtCharges(price, commercial).find((c) => c.owner === JOINT.owner);
  if (!charges) return null;
  return {
    rows: [
      priceRow,
      {
        label: `Stamp duty, ${commercial ? 'commercial' : 'joint'} ${charges.percent}%`,
        value: formatRupees(charges.stampDuty),
      },
      { label: 'Registration', value: formatRupees(charges.registration) },
    ],
    total: { label: 'You pay', value: formatRupees(price + charges.total) },
    notes: ['Duty differs by city and buyer. Confirm with the sub-registrar.', ...notes],
  };
}
