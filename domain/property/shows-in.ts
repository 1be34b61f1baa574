import type { PropertySummary } from './summary.ts';

/** Whether a listing is shown under a chip of /properties; `filter` is its word in the address, empty for all. */
export function showsIn(item: Pick<PropertySummary, 'propertyType' | 'status'>, filter: string): boolean {
  if (!filter) return true;
  return filter === 'sale' ? item.propertyType === 'sale' : item.status === filter;
}
