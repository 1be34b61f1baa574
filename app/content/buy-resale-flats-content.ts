import { CalendarCheck, FileText, Handshake, House, Landmark, Search } from 'lucide-react';
import type { MarketingPage } from './marketing-page.ts';

export const BUY_RESALE_FLATS: MarketingPage = {
  kicker: 'Resale flats in Kamothe and Panvel',
  headline: 'See the flat. Then buy the flat.',
  lead: 'No model flat, no artist’s view: lived-in homes with papers we have read before you visit.',
  picture: 'midrise-sage-golden.webp',
  whatsapp: 'Hello, I want to buy a resale flat in Kamothe or Panvel. Please send me what is available.',
  sections: [
    {
      kind: 'cards',
      title: 'Why buy resale with us',
      items: [
        {
          icon: FileText,
          title: 'Papers first',
          text: 'Chain of agreements, share certificate and dues read before the visit.',
        },
        {
          icon: House,
          title: 'Move in now',
          text: 'Ready possession. Your rent and your EMI do not overlap for years.',
        },
        {
          icon: Search,
          title: 'No surprises',
          text: 'You hear about seepage, parking and water timings from us first.',
        },
        {
          icon: Handshake,
          title: 'Price talks',
          text: 'We know what the flat next door went for, and sit in with you.',
        },
        {
          icon: Landmark,
          title: 'Loan help',
          text: 'Banks that lend on older buildings, and what they will ask for.',
        },
        {
          icon: CalendarCheck,
          title: 'Until the name changes',
          text: 'Registration, society transfer, light bill: we stay for all of it.',
        },
      ],
    },
    {
      kind: 'prices',
      title: 'What resale costs here',
      note: 'Starting prices. No GST on resale. Standard brokerage applies.',
      groups: [
        {
          rows: [
            { name: '1 BHK', detail: '400–500 sq ft', from: 52_00_000 },
            { name: '2 BHK', detail: '600–750 sq ft', from: 95_00_000 },
            { name: '3 BHK', detail: '900–1,200 sq ft', from: 1_25_00_000 },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Four steps to your own door',
      items: [
        { title: 'Budget', text: 'Own money, loan and charges, added up on one page.' },
        { title: 'Shortlist', text: 'Three or four flats that fit, seen in one afternoon.' },
        { title: 'Check', text: 'A lawyer of your choice reads the papers; we get what is missing.' },
        { title: 'Register', text: 'Agreement, loan, registration and society transfer.' },
      ],
    },
    {
      kind: 'band',
      title: 'Which building do you like?',
      text: 'Tell us its name. We know who in it wants to sell.',
    },
    {
      kind: 'stats',
      title: 'People who bought through us',
      stars: true,
      items: [
        { figure: '100+', label: 'verified resale listings' },
        { figure: '500+', label: 'happy customers' },
        { figure: '5+', label: 'years in resale' },
      ],
    },
    {
      kind: 'contact',
      title: 'Ask about a resale flat',
      text: 'Say how many bedrooms, which sectors and by when.',
    },
  ],
};
