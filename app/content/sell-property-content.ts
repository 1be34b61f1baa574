import {
  Building2,
  Camera,
  FileSearch,
  Handshake,
  House,
  IndianRupee,
  Layers,
  Megaphone,
  ShieldCheck,
  TreePalm,
} from 'lucide-react';
import type { MarketingPage } from './marketing-page.ts';

export const SELL_PROPERTY: MarketingPage = {
  kicker: 'Sell your home',
  headline: 'A fair price, without the parade',
  lead: 'We bring buyers who have their loan in hand, so that your evenings stay your own.',
  picture: 'bungalow-garden-morning.webp',
  whatsapp: 'Hello, I want to sell my property. Please tell me what it could bring.',
  sections: [
    {
      kind: 'cards',
      title: 'How we sell differently',
      items: [
        {
          icon: IndianRupee,
          title: 'A price with reasons',
          text: 'Registered sales near you, floor and view counted in.',
        },
        {
          icon: ShieldCheck,
          title: 'Buyers we have checked',
          text: 'Budget and loan are clear before they see your home.',
        },
        { icon: Camera, title: 'Shown well', text: 'Daylight photos, a measured plan, an honest text.' },
        {
          icon: Megaphone,
          title: 'Seen by the right people',
          text: 'On this site, and by name to those who asked for your building.',
        },
        {
          icon: FileSearch,
          title: 'Papers in order',
          text: 'We find what is missing early, when it is still easy.',
        },
        {
          icon: Handshake,
          title: 'Beside you to the end',
          text: 'Token, agreement, bank, registration, society.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'What we sell',
      items: [
        {
          icon: Building2,
          title: 'Flats and apartments',
          text: 'From a one-room kitchen to the whole floor.',
        },
        {
          icon: House,
          title: 'Row houses',
          text: 'With their own gate, and all the papers that go with land.',
        },
        {
          icon: TreePalm,
          title: 'Bungalows',
          text: 'Quietly, if you would rather not have a board outside.',
        },
        { icon: Layers, title: 'Duplex and penthouse', text: 'For buyers who are few, and whom we know.' },
      ],
    },
    {
      kind: 'steps',
      title: 'The sale in five steps',
      items: [
        { title: 'Value', text: 'We visit and put a figure on it, with the sales behind it.' },
        { title: 'Prepare', text: 'Papers, small repairs, photos.' },
        { title: 'Show', text: 'Two or three visits at hours that suit you.' },
        { title: 'Agree', text: 'Price, token and dates, in writing.' },
        { title: 'Hand over', text: 'Registration, last payment, keys.' },
      ],
    },
    {
      kind: 'stats',
      title: 'What sellers say in numbers',
      stars: true,
      items: [
        { figure: '95%', label: 'satisfied sellers' },
        { figure: '30 days', label: 'average sale time' },
        { figure: '98%', label: 'of market price achieved' },
      ],
    },
    {
      kind: 'band',
      title: 'Wondering what it is worth?',
      text: 'We tell you, and you decide later whether to sell.',
    },
    {
      kind: 'about',
      title: 'About selling with us',
      paragraphs: [
        'Most homes that stay unsold were priced by hope in the first month. We would rather lose a listing than promise a figure, so the one we give you is the one we expect to reach.',
        'Standard brokerage applies to a sale. You hear the figure before we begin, and owe it only when the sale is registered.',
      ],
    },
    {
      kind: 'contact',
      title: 'Ask for a valuation',
      text: 'Building, floor and size: we come back with a range.',
    },
  ],
};
