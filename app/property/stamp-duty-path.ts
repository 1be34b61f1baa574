import { isCommercial } from '#domain/property/commercial';
import type { PropertySummary } from '#domain/property/summary';
import { paths } from '../paths.ts';

/** The stamp duty calculator with what is known of this listing filled in. */
export function stampDutyPath(home: Pick<PropertySummary, 'name' | 'bedrooms' | 'priceValue'>): string {
  return `${paths.stampDuty}?value=${home.priceValue}${isCommercial(home) ? '&use=commercial' : ''}`;
}
