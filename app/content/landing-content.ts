import { BadgeCheck, ChartNoAxesCombined, Users } from 'lucide-react';
import type { IconCard } from './marketing-page.ts';

/** Content of /landing, the page for visitors who have not signed in. Figures: spec section 1. */
export const LANDING = {
  kicker: 'Homes around Mumbai',
  headline: 'Find a home you can trust',
  lead: 'Flats, houses and shops in Mumbai, Navi Mumbai, Panvel and Thane, each of them seen by us.',
  picture: 'hero-creek-skyline-wide.webp',
  whatsapp: 'Hello, I am looking for a property. Please help me to begin.',
  stats: {
    title: 'What stands behind us',
    items: [
      { figure: '500+', label: 'properties' },
      { figure: '1000+', label: 'clients' },
      { figure: '15+', label: 'years' },
      { figure: '50+', label: 'locations' },
    ],
  },
  benefits: {
    title: 'Why people begin here',
    items: [
      {
        icon: BadgeCheck,
        title: 'Verified Properties',
        text: 'Visited, measured and checked for papers before they are listed.',
      },
      {
        icon: Users,
        title: 'Expert Guidance',
        text: 'One person from the first call to the key, who also says no.',
      },
      {
        icon: ChartNoAxesCombined,
        title: 'Best ROI',
        text: 'Rents, yields and prices of the street, so that you can compare for yourself.',
      },
    ] satisfies IconCard[],
  },
  band: {
    title: 'Keep your search with you',
    text: 'Sign in to keep your settings, or just start: saved homes stay on this phone.',
  },
};
