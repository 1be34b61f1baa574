import { formatLakhCrore } from '#domain/property/price';
import type { Property, PropertyType } from '#domain/property/property';
import { toLinkSlug } from '#domain/property/slug';
import { createRandom, type Random } from '../e2e/random.ts';
import { AMENITIES, BUILDERS, FIRST, PLACES, type Place, SECOND, SENTENCES } from './words.ts';

/** A listing as the store takes it. */
export type GeneratedListing = Omit<Property, 'rev'>;

/** Pictures that a listing may be given: served paths with what is known of them. */
export type PictureSet = Property['pictures'];

const SIZES: [bedrooms: string, from: number, to: number][] = [
  ['1 BHK', 380, 450],
  ['2 BHK', 600, 850],
  ['2 BHK', 600, 850],
  ['2.5 BHK', 780, 920],
  ['3 BHK', 900, 1400],
  ['4 BHK', 1630, 1900],
];
const TYPES: PropertyType[] = ['sale', 'resale', 'resale', 'rental'];
const STATUSES = ['New Launch', 'Under Construction', 'Ready to Move', 'Luxury'];
const FIRST_LISTED = Date.UTC(2025, 0, 1);
const HALF_HOUR = 1_800_000;

function priceOf(random: Random, type: PropertyType, place: Place, sqft: number) {
  if (type === 'rental') {
    const rent = Math.round((random.between(...place.rent) * sqft) / 700 / 500) * 500;
    return { priceValue: rent, price: formatLakhCrore(rent, { perMonth: true }) };
  }
  const priceValue = Math.round((random.between(...place.perSqft) * sqft) / 100_000) * 100_000;
  return { priceValue, price: `${formatLakhCrore(priceValue)}${type === 'sale' ? ' onwards' : ''}` };
}

function describe(random: Random, name: string): string {
  return [
    `${name} is an invented listing for measuring.`,
    ...random.some(SENTENCES, random.between(3, 7)),
  ].join(' ');
}

/**
 * `count` listings that differ as real ones do: names, places, sizes, prices, amenities, optional fields present in
 * some. The same seed gives the same listings. Every slug is its own.
 */
export function generateListings(count: number, seed: number, pictures: PictureSet = {}): GeneratedListing[] {
  const random = createRandom(seed);
  const paths = Object.keys(pictures);
  const slugs = new Set<string>();
  return Array.from({ length: count }, (_, at): GeneratedListing => {
    const place = random.pick(PLACES);
    const location = place.sectors ? `${place.area}, Sector ${random.between(1, place.sectors)}` : place.area;
    const [bedrooms, from, to] = random.pick(SIZES);
    const sqft = random.between(from, to);
    const propertyType = random.pick(TYPES);
    let name = `${random.pick(FIRST)} ${random.pick(SECOND)}`;
    for (let phase = 2; slugs.has(toLinkSlug(name, location)); phase++)
      name = `${name.replace(/ Phase \d+$/, '')} Phase ${phase}`;
    const slug = toLinkSlug(name, location);
    slugs.add(slug);
    const images = random.some(paths, random.between(1, 4));
    const listedAt = FIRST_LISTED + at * HALF_HOUR;
    return {
      id: `bench-${seed}-${at}`,
      name,
      location,
      city: place.city,
      ...priceOf(random, propertyType, place, sqft),
      bedrooms,
      area: `${sqft} sq ft`,
      status: propertyType === 'sale' ? random.pick(STATUSES) : 'Ready to Move',
      propertyType,
      ...(random.oneIn(3) ? { possession: `Dec ${random.between(2026, 2030)}` } : {}),
      verified: random.oneIn(2),
      featured: random.oneIn(200),
      images,
      interiorImages: [],
      videoGallery: [],
      description: describe(random, name),
      amenities: random.some(AMENITIES, random.between(2, 10)),
      governmentChargesIncluded: random.oneIn(8),
      ...(random.oneIn(4) ? {} : { developer: random.pick(BUILDERS) }),
      floorPlans: [],
      documents: [],
      nearbyPlaces: [
        {
          category: 'Stations',
          places: [{ name: 'Nearest station', distance: `${random.between(1, 9)} km approx.` }],
        },
      ],
      faqs: random.oneIn(3)
        ? [{ question: 'Is parking included?', answer: 'One place is, in the podium.' }]
        : [],
      specifications: {
        floors: String(random.between(4, 40)),
        ...(propertyType === 'sale'
          ? {}
          : { furnishing: random.pick(['Unfurnished', 'Semi-furnished', 'Furnished']) }),
      },
      slug,
      pictures: Object.fromEntries(
        images.flatMap((path) => (pictures[path] ? [[path, pictures[path]]] : [])),
      ),
      listedAt,
      updatedAt: listedAt,
    };
  });
}
