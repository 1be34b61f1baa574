import type { FeaturedType, PropertyListResponse } from '#domain/api/properties';
import type { HomeData } from '#domain/page/page-data';
import { featuredOf, homeData } from '#domain/page/screen-data';
import type { PropertySummary } from '#domain/property/summary';
import { watchFromCatalogue } from './catalogue.ts';
import type { Watch } from './watch.ts';

/** A featured list up to and with its page number `pages`. */
export function watchFeatured(
  type: FeaturedType,
  pages: number,
): Watch<PropertyListResponse<PropertySummary> | undefined> {
  return watchFromCatalogue(({ items }) => featuredOf(items, type, pages));
}

/** Everything that the home page draws from the catalogue, as the server's page data has it. */
export function watchHome(): Watch<HomeData | undefined> {
  return watchFromCatalogue(({ items }) => homeData(items));
}
