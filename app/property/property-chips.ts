import { STATUSES } from '#domain/property/kinds';
import type { PropertySummary } from '#domain/property/summary';
import { addOne } from '#domain/property/tally';

/** A chip of /properties; `filter` is its word in the address, empty for all. */
export interface PropertyChip {
  filter: string;
  label: string;
  count: number;
}

/** Numbers that the chips show. */
export interface ChipCounts {
  all: number;
  sale: number;
  statuses: Record<string, number>;
}

function countsOf(items: readonly PropertySummary[]): ChipCounts {
  const counts: ChipCounts = { all: items.length, sale: 0, statuses: {} };
  for (const { propertyType, status } of items) {
    if (propertyType === 'sale') counts.sale++;
    addOne(counts.statuses, status);
  }
  return counts;
}

/** All Properties, New Projects, and each status that occurs: the known ones first, the rest by name. */
export function propertyChips(from: readonly PropertySummary[] | ChipCounts): PropertyChip[] {
  const { all, sale, statuses } = 'statuses' in from ? from : countsOf(from);
  const known = STATUSES.filter((status) => statuses[status]);
  const others = Object.keys(statuses)
    .filter((status) => !STATUSES.some((own) => own === status))
    .sort((a, b) => (a < b ? -1 : 1));
  return [
    { filter: '', label: 'All Properties', count: all },
    { filter: 'sale', label: 'New Projects', count: sale },
    ...[...known, ...others].map((status) => ({
      filter: status,
      label: status,
      count: statuses[status] ?? 0,
    })),
  ];
}
