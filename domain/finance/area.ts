import { groupIndian } from '#domain/property/price';

const SQ_FT_PER_SQ_M = 1 / 0.09290304;

/**
 * Square feet in one of each unit. Exact by definition (1 foot = 0.3048 m, 1 acre = 43,560 sq ft, 1 guntha = 1/40
 * and 1 cent = 1/100 acre), because the spec's table mixes two directions. Bigha and katha have no one size in
 * India: these are the sizes that the spec's factors round (3,025 sq yd, and a fortieth of it).
 */
export const AREA_UNITS = [
  { id: 'sqft', name: 'Square feet', short: 'sq ft', sqft: 1 },
  { id: 'sqm', name: 'Square metres', short: 'sq m', sqft: SQ_FT_PER_SQ_M },
  { id: 'sqyd', name: 'Square yards (gaj)', short: 'sq yd', sqft: 9 },
  { id: 'acre', name: 'Acres', short: 'acre', sqft: 43_560 },
  { id: 'hectare', name: 'Hectares', short: 'hectare', sqft: 10_000 * SQ_FT_PER_SQ_M },
  { id: 'bigha', name: 'Bigha', short: 'bigha', sqft: 27_225 },
  { id: 'katha', name: 'Katha', short: 'katha', sqft: 680.625 },
  { id: 'guntha', name: 'Guntha', short: 'guntha', sqft: 1089 },
  { id: 'cent', name: 'Cents', short: 'cent', sqft: 435.6 },
] as const;
export type AreaUnit = (typeof AREA_UNITS)[number]['id'];

/** What the converter accepts. */
export const AREA_LIMITS = { min: 0.000001, max: 1e12 } as const;

export function areaUnit(id: AreaUnit) {
  return AREA_UNITS.find((unit) => unit.id === id) ?? AREA_UNITS[0];
}

export function isAreaUnit(id: string | null): id is AreaUnit {
  return AREA_UNITS.some((unit) => unit.id === id);
}

/** `value` in another unit, rounded to six decimals; null for 0, negative values and not-a-number (C13). */
export function convertArea(value: number, from: AreaUnit, to: AreaUnit): number | null {
  if (!Number.isFinite(value) || value <= 0) return null;
  return Number(((value * areaUnit(from).sqft) / areaUnit(to).sqft).toFixed(6));
}

/** An area as shown: exponential below 0.001, four decimals below 1, two below 1,000, else Indian grouping (C14). */
export function formatArea(value: number): string {
  if (value === 0) return 'less than 0.000001';
  if (value < 0.001) return value.toExponential(4);
  if (value < 1) return value.toFixed(4);
  if (value < 1000) return value.toFixed(2);
  return groupIndian(Number(value.toFixed(3)));
}
