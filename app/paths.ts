import { filterPairs, NO_FILTERS, type PropertyFilters } from '#domain/property/filter';
import { propertyPath } from '#domain/property/slug';

/** Every address of the site, in one place. */
export const paths = {
  home: '/',
  search: '/search',
  saved: '/saved',
  profile: '/profile',
  properties: '/properties',
  settings: '/settings',
  signIn: '/sign-in',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  disclaimer: '/disclaimer',
  landing: '/landing',
  tools: '/tools',
  emi: '/tools/emi-calculator',
  rentalYield: '/tools/rental-yield-calculator',
  area: '/tools/area-converter',
  stampDuty: '/tools/stamp-duty-calculator',
  vastu: '/vastu-consultation',
  faq: '/faq',
  blog: '/blog',
  property: propertyPath,
} as const;

/** Address of the result list for these filters. */
export function searchPath(filters: Partial<PropertyFilters> = {}): string {
  const query = filterPairs({ ...NO_FILTERS, ...filters })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return query ? `${paths.search}?${query}` : paths.search;
}
