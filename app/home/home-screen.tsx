import { dequal } from 'dequal/lite';
import { Suspense } from 'react';
import type { HomeSection } from '#domain/page/page-data';
import { searchPath } from '../paths.ts';
import layout from '../ui/layout.module.css';
import { useScreenData } from '../ui/page-data.tsx';
import { useHead } from '../ui/use-head.ts';
import { useLive } from '../ui/use-live.ts';
import { CallBackBand } from './call-back-band.tsx';
import { FeaturedSection } from './featured-section.tsx';
import { Hero } from './hero.tsx';
import { PopularLocations } from './popular-locations.tsx';
import { PremiumAmenities } from './premium-amenities.tsx';

const SECTIONS: readonly {
  type: HomeSection;
  title: string;
  description: string;
  allLabel: string;
  allPath: string;
}[] = [
  {
    type: 'projects',
    title: 'Featured Projects',
    description: 'RERA registered, zero brokerage',
    allLabel: 'View All Projects',
    allPath: searchPath({ type: 'sale' }),
  },
  {
    type: 'resale',
    title: 'Resale Properties',
    description: 'Papers checked before we list',
    allLabel: 'View All Resale',
    allPath: searchPath({ type: 'resale' }),
  },
  {
    type: 'rental',
    title: 'Homes for Rent',
    description: 'Available this month',
    allLabel: 'View All Rentals',
    allPath: searchPath({ type: 'rental' }),
  },
  {
    type: 'luxury',
    title: 'Luxury Homes',
    description: 'Large plans, sea and hill views',
    allLabel: 'View All Luxury',
    allPath: searchPath({ statuses: ['Luxury'] }),
  },
];

/** Home. Each section below the fold is a boundary of its own, so that taking the page over happens in slices. */
export function HomeScreen() {
  const seed = useScreenData('home') ?? undefined;
  const home = useLive('home', () => import('#local/home').then((local) => local.watchHome()), seed, dequal);
  useHead(home ?? null);
  return (
    <>
      <Hero totals={home?.totals} />
      <div className={layout.page}>
        {SECTIONS.map((section, index) => (
          <Suspense key={section.type}>
            <FeaturedSection {...section} first={index === 0} seed={home?.featured[section.type]} />
          </Suspense>
        ))}
        <Suspense>
          <PopularLocations counts={home?.counts} />
        </Suspense>
        <Suspense>
          <PremiumAmenities />
        </Suspense>
        <CallBackBand />
      </div>
    </>
  );
}
