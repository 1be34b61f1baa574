/**
 * The link text of a listing, from name and location (spec section 2): lowercased, punctuation removed,
 * spaces to hyphens, repeated hyphens collapsed. Letters and marks of any script stay.
 */
export function toLinkSlug(name: string, location: string): string {
  return `${name} ${location}`
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether a listing bears this link now: its own, or the one made from name and location. */
export function bearsSlug(
  { slug, name, location }: { slug: string; name: string; location: string },
  asked: string,
): boolean {
  const wanted = asked.normalize('NFC');
  return slug === wanted || toLinkSlug(name, location) === wanted;
}

/** The address of a listing's page. */
export function propertyPath(slug: string): string {
  return `/property/${encodeURIComponent(slug)}`;
}
