import { STATIC_HEADS } from '#domain/content/page-heads';

/** Screens that stand in the catalogue's part of the product. */
const CATALOGUE_PATHS = [
  '/',
  '/search',
  '/search?propertyType=rental&bedrooms=2+BHK&q=kamothe',
  '/properties',
];

/**
 * Every address worth opening: the routes of spec section 2, one listing of each kind, and two that are not there.
 * `slugs`: links of listings.
 */
export function everyScreen(slugs: readonly string[]): string[] {
  return [
    // A visitor is led on from the settings: settings.e2e.ts and account-a11y.e2e.ts look at them.
    ...new Set([...CATALOGUE_PATHS, ...Object.keys(STATIC_HEADS).filter((path) => path !== '/settings')]),
    ...slugs.map((slug) => `/property/${encodeURIComponent(slug)}`),
    '/property/no-such-home',
    '/no/such/page',
  ];
}
