import type { Facets } from '#domain/page/page-data';
import { BEDROOM_FILTERS, PRICE_FILTERS, type PropertyFilters, toTypeParam } from '#domain/property/filter';
import { PROPERTY_TYPES, STATUSES } from '#domain/property/kinds';
import { countOf } from '#domain/property/tally';
import { TYPE_LABELS, toggled } from './filter-chips.ts';

/** One choice of the filter panel. */
export interface Choice {
  /** Name and value as they stand in the address. */
  name: string;
  value: string;
  label: string;
  count: number;
  chosen: boolean;
  /** The filters after it is pressed. */
  next: PropertyFilters;
}

export interface ChoiceGroup {
  title: string;
  /** One of the group at most, else any number. */
  single: boolean;
  choices: Choice[];
}

/** Type, Status, Bedrooms and Price Range with their numbers (spec section 2). */
export function filterChoices(filters: PropertyFilters, facets: Facets): ChoiceGroup[] {
  const all = Object.values(facets.types).reduce((sum, count) => sum + count, 0);
  // A status that a shared link brings stays in the panel, so that it can be taken off.
  const statuses = [...new Set<string>([...STATUSES, ...filters.statuses])];
  return [
    {
      title: 'Type',
      single: true,
      choices: [
        {
          ...{ name: 'propertyType', value: '', label: 'All', count: all, chosen: filters.type === null },
          next: { ...filters, type: null },
        },
        ...PROPERTY_TYPES.map((type) => ({
          name: 'propertyType',
          value: toTypeParam(type),
          label: TYPE_LABELS[type],
          count: facets.types[type] ?? 0,
          chosen: filters.type === type,
          next: { ...filters, type },
        })),
      ],
    },
    {
      title: 'Status',
      single: false,
      choices: statuses.map((status) => ({
        ...{ name: 'status', value: status, label: status, count: countOf(facets.statuses, status) },
        chosen: filters.statuses.includes(status),
        next: { ...filters, statuses: toggled(filters.statuses, status) },
      })),
    },
    {
      title: 'Bedrooms',
      single: false,
      choices: BEDROOM_FILTERS.map((rooms) => ({
        ...{ name: 'bedrooms', value: rooms, label: rooms, count: facets.bedrooms[rooms] ?? 0 },
        chosen: filters.bedrooms.includes(rooms),
        next: { ...filters, bedrooms: toggled(filters.bedrooms, rooms) },
      })),
    },
    {
      title: 'Price Range',
      single: false,
      choices: PRICE_FILTERS.map(({ slug, label }) => ({
        ...{ name: 'price', value: slug, label, count: facets.prices[slug] ?? 0 },
        chosen: filters.prices.includes(slug),
        next: { ...filters, prices: toggled(filters.prices, slug) },
      })),
    },
  ];
}
