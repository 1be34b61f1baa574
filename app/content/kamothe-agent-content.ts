import { Building2, FileCheck, IndianRupee, MapPin } from 'lucide-react';
import type { IconCard } from './marketing-page.ts';

export interface DealCard {
  name: string;
  deal: 'For sale' | 'On rent';
  /** Rupees, a month when on rent. */
  from: number;
  text: string;
}

/** Content of /kamothe-real-estate-agent. Starting prices: spec section 9. */
export const KAMOTHE_AGENT = {
  kicker: 'Your agent in Kamothe',
  headline: 'We work where you want to live',
  lead: 'One office, in Kamothe, for flats, shops and offices: to buy, to sell and to rent.',
  picture: 'township-entrance-morning.webp',
  whatsapp: 'Hello, I have a question about a property in Kamothe.',
  residential: {
    title: 'Homes in Kamothe',
    items: [
      { name: '1 BHK', deal: 'For sale', from: 45_00_000, text: 'A first home near the station.' },
      { name: '2 BHK', deal: 'For sale', from: 65_00_000, text: 'What most families look for.' },
      { name: '3 BHK', deal: 'For sale', from: 95_00_000, text: 'Room for parents or a desk.' },
      { name: '1 BHK', deal: 'On rent', from: 12_000, text: 'For two, or for the first job.' },
      { name: '2 BHK', deal: 'On rent', from: 16_000, text: 'Older buildings and new ones.' },
      { name: '3 BHK', deal: 'On rent', from: 22_000, text: 'Few, so tell us early.' },
    ] satisfies DealCard[],
  },
  commercial: {
    title: 'Shops and offices in Kamothe',
    items: [
      { name: 'Shops', deal: 'For sale', from: 40_00_000, text: 'On the main roads and in the lanes.' },
      { name: 'Offices', deal: 'For sale', from: 45_00_000, text: 'From a cabin to a whole floor.' },
      { name: 'Shops', deal: 'On rent', from: 12_000, text: 'Street level, most trades allowed.' },
      { name: 'Offices', deal: 'On rent', from: 15_000, text: 'Bare or ready to sit down in.' },
    ] satisfies DealCard[],
  },
  why: {
    title: 'Why people here choose us',
    items: [
      {
        icon: MapPin,
        title: 'From the neighbourhood',
        text: 'We know the sectors by their water timings, not only by their names.',
      },
      {
        icon: FileCheck,
        title: 'MahaRERA registered',
        text: 'Our number stands at the foot of every page. Check it.',
      },
      {
        icon: IndianRupee,
        title: 'Clear about money',
        text: 'Zero brokerage on new projects; the standard figure, said early, on the rest.',
      },
      {
        icon: Building2,
        title: 'Homes and businesses',
        text: 'One desk for your flat and for the shop below it.',
      },
    ] satisfies IconCard[],
  },
  elsewhere: {
    title: 'Also nearby',
    items: [
      { name: 'Pushpak Nagar', text: 'New plots and towers beside the airport.' },
      { name: 'Ulwe', text: 'Wide roads, own railway line, still growing.' },
      { name: 'Navi Mumbai Airport Area', text: 'For those who buy today for the next ten years.' },
    ],
  },
  band: {
    title: 'Standing in front of a building?',
    text: 'Send us its name. We tell you what is free in it.',
  },
  quick: { title: 'Quick Contact', text: 'Name, phone and what you need. We call you back.' },
};
