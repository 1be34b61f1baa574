import { BadgeCheck, Camera, FileCheck, IndianRupee, KeyRound, Wrench } from 'lucide-react';
import type { MarketingPage } from './marketing-page.ts';

export const RENT_OUT_PROPERTY: MarketingPage = {
  kicker: 'For owners in Kamothe and Panvel',
  headline: 'An empty flat earns nothing',
  lead: 'We find a tenant you would choose yourself, in about a week, and do the paperwork with you.',
  picture: 'balcony-hills-view.webp',
  whatsapp:
    'Hello, I want to rent out my property. Please tell me what rent I can expect and what you need from me.',
  sections: [
    {
      kind: 'cards',
      title: 'What you can leave to us',
      items: [
        {
          icon: BadgeCheck,
          title: 'Verified tenants',
          text: 'Identity, job and last address checked before you meet.',
        },
        {
          icon: IndianRupee,
          title: 'The right rent',
          text: 'What flats in your sector were let for lately, not what was asked.',
        },
        {
          icon: Camera,
          title: 'Photos that let',
          text: 'We take them ourselves, in daylight, and write the listing.',
        },
        {
          icon: KeyRound,
          title: 'Visits without you',
          text: 'Leave a key and we show the flat; we ring you after each visit.',
        },
        {
          icon: FileCheck,
          title: 'Agreement registered',
          text: 'Leave and licence online, police form and society letter.',
        },
        {
          icon: Wrench,
          title: 'Handover noted',
          text: 'Meters, fittings and keys on one sheet that both sides sign.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From keys to first rent',
      items: [
        { title: 'Contact', text: 'Call or write: sector, size, floor and the date it is free.' },
        { title: 'Visit', text: 'We come, look, take photos and agree on the rent with you.' },
        { title: 'Marketing', text: 'Your flat goes on this site and to tenants who are looking now.' },
        { title: 'Finalize', text: 'You pick the tenant. We register the agreement and hand over.' },
      ],
    },
    {
      kind: 'stats',
      title: 'What owners get',
      items: [
        { figure: '500+', label: 'properties rented' },
        { figure: '7 days', label: 'average rental time' },
        { figure: '100%', label: 'verified tenants' },
        { figure: '5+', label: 'years at it' },
      ],
    },
    {
      kind: 'band',
      title: 'Is your flat vacant now?',
      text: 'Every empty month costs a twelfth of the year. Let us start today.',
    },
    {
      kind: 'contact',
      title: 'Tell us about your flat',
      text: 'Sector, floor and the date it is free are enough to begin with.',
    },
  ],
};
