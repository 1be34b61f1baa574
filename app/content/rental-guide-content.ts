import { ShoppingBag, TrainFront, TreePalm } from 'lucide-react';
import type { IconCard } from './marketing-page.ts';

/** Rent of one size in one sector, in rupees a month. */
export interface SectorRent {
  sector: string;
  avgRent: number;
  range: [number, number];
}

const rent = (sector: string, avgRent: number, low: number, high: number): SectorRent => ({
  sector: `Sector ${sector}`,
  avgRent,
  range: [low, high],
});

/** Rents by size (spec section 3: sectors, averages and their spans). */
export const SECTOR_RENTS: { size: string; rows: SectorRent[] }[] = [
  {
    size: '1 BHK',
    rows: [
      rent('16', 17_500, 14_000, 23_000),
      rent('15', 16_000, 13_000, 20_000),
      rent('12', 14_500, 12_000, 18_000),
      rent('11', 13_500, 12_000, 16_000),
    ],
  },
  {
    size: '2 BHK',
    rows: [
      rent('6A', 27_000, 25_000, 29_000),
      rent('35', 26_500, 24_000, 29_000),
      rent('21', 26_000, 24_000, 28_000),
      rent('34', 25_500, 23_500, 28_000),
      rent('19', 25_000, 23_500, 27_000),
      rent('20', 25_000, 23_000, 27_000),
      rent('18', 25_000, 23_000, 26_500),
      rent('7', 24_500, 23_000, 26_000),
      rent('36', 24_500, 23_000, 26_000),
      rent('22', 24_000, 23_000, 25_500),
      rent('16', 23_500, 23_000, 25_000),
    ],
  },
  {
    size: '3 BHK',
    rows: [rent('35', 35_000, 32_000, 38_000), rent('6A', 30_000, 28_000, 33_000)],
  },
];

export const RENTAL_GUIDE = {
  picture: 'midrise-cream-noon.webp',
  whatsapp:
    'Hello, I read your Kamothe rental guide and am looking for a flat on rent. Size, sector and date:',
  intro:
    'Kamothe has two stations within reach, rents that are a third below Kharghar’s, and most of its buildings come with lifts and parking. It is also small: you can walk across it in half an hour. So the sector you choose matters less for the commute than for the building, the street and the rent. Here is what each one costs and whom it suits.',
  why: {
    title: 'Why Kamothe',
    text: 'People come for the rent and stay because daily life is short here: the market, the school, the doctor and the train are all a walk away.',
    items: [
      {
        icon: TrainFront,
        title: 'Connectivity',
        text: 'Mansarovar and Khandeshwar stations on the harbour line; the Sion–Panvel highway along the edge.',
      },
      {
        icon: ShoppingBag,
        title: 'Amenities',
        text: 'Markets, schools, banks and MGM Hospital inside the node.',
      },
      {
        icon: TreePalm,
        title: 'Lifestyle',
        text: 'An evening round at Khandeshwar lake, and a garden in most sectors.',
      },
    ] satisfies IconCard[],
  },
  rents: {
    title: 'What you pay',
    text: 'Per month, for unfurnished flats. Furnished ones cost more.',
    note: 'Rounded figures to compare sectors by. Yours depends on floor, age and furniture.',
  },
  sectors: {
    title: 'Choosing a sector',
    items: [
      {
        sector: 'Sector 6A',
        highlights: 'Newest buildings, nearest the highway. Good for those who drive to work.',
      },
      {
        sector: 'Sector 35',
        highlights: 'Wide roads, larger flats, a school close by. Where families with two children look.',
      },
      {
        sector: 'Sector 34 and 36',
        highlights: 'Quiet and green, a longer walk to the train. Check the water timings.',
      },
      {
        sector: 'Sector 18 to 21',
        highlights: 'In the middle of everything: market, banks, autos at any hour.',
      },
      {
        sector: 'Sector 15 and 16',
        highlights: 'Close to Mansarovar station. First choice for those who take the train every day.',
      },
      {
        sector: 'Sector 11 and 12',
        highlights:
          'Oldest and cheapest, ten minutes to the station. Look for a building that was repaired lately.',
      },
    ],
  },
  help: {
    title: 'How we help',
    items: [
      'We show you up to four flats in one round, all of them visited by us before.',
      'We tell you what the flat next door was let for, so that you know what to offer.',
      'We register the leave and licence agreement online and file the police form.',
      'We note meters, fittings and scratches on the day you move in, so that the deposit comes back whole.',
    ],
  },
  testimonials: {
    title: 'Tenants say',
    note: 'Sample texts. An agency puts its own clients’ words here.',
    items: [
      {
        name: 'Sample name',
        role: 'Tenant, Sector 35',
        content: 'They showed us four flats in one evening and told us which one had water trouble.',
      },
      {
        name: 'Sample name',
        role: 'Tenant, Sector 16',
        content: 'The rent, the deposit and the date were on one page. Nothing changed when we signed.',
      },
    ],
  },
  band: { title: 'Looking in Kamothe?', text: 'Tell us your sector and budget.' },
};
