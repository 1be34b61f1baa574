import { CarFront, Clock, FileText, Store, Zap } from 'lucide-react';
import type { MarketingPage } from './marketing-page.ts';

export const COMMERCIAL_RENTAL: MarketingPage = {
  kicker: 'Shops and offices on rent',
  headline: 'Space to work, terms you can read',
  lead: 'Bare or fitted, for a stall or a team of thirty: with rent, deposit and lock-in on one page.',
  picture: 'office-interior-desks.webp',
  whatsapp: 'Hello, I am looking for a shop or an office on rent. Size, place and budget are:',
  sections: [
    {
      kind: 'cards',
      title: 'Before you sign a business lease',
      items: [
        {
          icon: Zap,
          title: 'Enough power',
          text: 'Sanctioned load, meter and backup, checked against your machines.',
        },
        {
          icon: CarFront,
          title: 'Room to park',
          text: 'For you, for customers and for the tempo that unloads.',
        },
        { icon: Store, title: 'A name outside', text: 'Where your board may hang and how big it may be.' },
        { icon: Clock, title: 'Your hours', text: 'Late closing and Sundays, agreed with the society.' },
        {
          icon: FileText,
          title: 'Lock-in and exit',
          text: 'Notice, yearly increase and fit-out weeks, in plain words.',
        },
      ],
    },
    {
      kind: 'prices',
      title: 'What business rent costs',
      note: 'Per month, starting rents. Deposit is typically 6–12 months.',
      groups: [
        {
          rows: [
            { name: 'Shops', detail: 'on the street', from: 12_000 },
            { name: 'Offices', detail: 'bare or fitted', from: 15_000 },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Four steps to opening day',
      items: [
        { title: 'List what you need', text: 'Square feet, people, power, street or upper floor.' },
        { title: 'Compare three', text: 'Side by side: rent, deposit, lock-in, who pays for what.' },
        { title: 'Negotiate', text: 'Fit-out weeks and the yearly increase; we speak to the owner.' },
        { title: 'Open', text: 'Registered lease, society permission, keys.' },
      ],
    },
    {
      kind: 'stats',
      title: 'Doors we have opened',
      stars: true,
      items: [
        { figure: '100+', label: 'commercial rentals' },
        { figure: '200+', label: 'business clients' },
        { figure: '5+', label: 'years of leases' },
      ],
    },
    {
      kind: 'band',
      title: 'Outgrown the dining table?',
      text: 'See your first office this week.',
    },
    {
      kind: 'about',
      title: 'Who rents through us',
      paragraphs: [
        'Clinics, coaching classes, chartered accountants, bakers, parcel desks. They stay because the terms they signed were the terms they had been told.',
        'We also ask the uncomfortable question for you: why did the last tenant leave?',
      ],
    },
    {
      kind: 'contact',
      title: 'Find your space',
      text: 'A line about your business is enough to begin with.',
    },
  ],
};
