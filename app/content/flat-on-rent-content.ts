import { BadgeCheck, FileCheck, Handshake, IndianRupee, Sofa, Users } from 'lucide-react';
import type { MarketingPage } from './marketing-page.ts';

export const FLAT_ON_RENT: MarketingPage = {
  kicker: 'Flats on rent in Kamothe and Panvel',
  headline: 'Rent a flat that is really there',
  lead: 'We visit every home before we list it, and take it down the day it is let.',
  picture: 'living-room-terracotta-noon.webp',
  whatsapp: 'Hello, I am looking for a flat on rent in Kamothe or Panvel. My budget and date are:',
  sections: [
    {
      kind: 'cards',
      title: 'Why tenants come to us',
      items: [
        { icon: BadgeCheck, title: 'Checked homes', text: 'We visit each flat before it is listed.' },
        { icon: Users, title: 'Direct owners', text: 'You meet the owner, not a chain.' },
        { icon: FileCheck, title: 'Clean paperwork', text: 'Leave and licence, registered.' },
        { icon: IndianRupee, title: 'Rent said upfront', text: 'Maintenance is in the figure.' },
        { icon: Sofa, title: 'Furnished or not', text: 'You choose how it comes.' },
        { icon: Handshake, title: 'Help after move-in', text: 'Renewals, repairs, deposits.' },
      ],
    },
    {
      kind: 'pair',
      parts: [
        {
          kind: 'prices',
          title: 'What rent costs here',
          note: 'Per month, maintenance included. Deposit is 2–3 months.',
          groups: [
            {
              rows: [
                { name: '1 BHK', detail: '380–450 sq ft', from: 14_000 },
                { name: '2 BHK', detail: '600–750 sq ft', from: 16_000 },
                { name: '3 BHK', detail: '900+ sq ft', from: 25_000 },
              ],
            },
          ],
        },
        {
          kind: 'stats',
          title: 'Since we opened',
          stars: true,
          items: [
            { figure: '200+', label: 'rental properties' },
            { figure: '1000+', label: 'happy tenants' },
            { figure: '5+', label: 'years in Kamothe' },
            { figure: '7 days', label: 'average rental time' },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it goes',
      items: [
        { title: 'Tell us', text: 'Budget, area and date. Two minutes.' },
        { title: 'See homes', text: 'Up to four visits in one round.' },
        { title: 'Agree', text: 'We write down rent, deposit and repairs.' },
        { title: 'Move in', text: 'Registered agreement, keys, meter reading.' },
      ],
    },
    { kind: 'band', title: 'Need a flat by the first?', text: 'Call today and see homes tomorrow.' },
    {
      kind: 'about',
      title: 'About our rentals',
      paragraphs: [
        'We let flats where we live: Kamothe, Khandeshwar, New Panvel and Panvel. So we can tell you which lane floods in July, which lift is slow and how long the walk to Mansarovar station takes with a child in hand.',
        'Standard brokerage of about one month’s rent applies. You hear the figure before the first visit, and pay it only when you have signed.',
      ],
    },
    {
      kind: 'contact',
      title: 'Ask about a flat',
      text: 'Bachelors, families and company leases are all welcome to ask.',
    },
  ],
};
