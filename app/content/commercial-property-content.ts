import { ChartNoAxesCombined, FileCheck, Footprints, Landmark, MapPin } from 'lucide-react';
import type { MarketingPage } from './marketing-page.ts';

export const COMMERCIAL_PROPERTY: MarketingPage = {
  kicker: 'Shops and offices for sale',
  headline: 'Own the shutter you open each morning',
  lead: 'Shops and offices in Kamothe and Panvel, with footfall counted and titles read.',
  picture: 'street-shops-noon.webp',
  whatsapp: 'Hello, I want to buy a commercial property in Kamothe or Panvel. Please send me options.',
  sections: [
    {
      kind: 'cards',
      title: 'What a business buyer needs to know',
      items: [
        {
          icon: Footprints,
          title: 'Who walks past',
          text: 'We stand at the door on a weekday and a Sunday, and tell you.',
        },
        {
          icon: FileCheck,
          title: 'What is allowed',
          text: 'Society rules, trade licence and use are clear before you offer.',
        },
        {
          icon: ChartNoAxesCombined,
          title: 'What it can earn',
          text: 'Rents of the same row, so that you know the yield.',
        },
        {
          icon: Landmark,
          title: 'Loan and GST',
          text: 'Banks for commercial loans, and the tax with your accountant.',
        },
        {
          icon: MapPin,
          title: 'What is coming',
          text: 'Station, metro and airport: built, begun or only planned.',
        },
      ],
    },
    {
      kind: 'prices',
      title: 'What shops and offices cost',
      note: 'Starting prices for ready units. Stamp duty and registration come on top.',
      groups: [
        {
          rows: [
            { name: 'Shops', detail: '200–600 sq ft', from: 25_00_000 },
            { name: 'Offices', detail: '500–1,500 sq ft', from: 35_00_000 },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How a purchase runs',
      items: [
        { title: 'Your trade', text: 'What you sell, to whom, and how much space it takes.' },
        { title: 'Walk the row', text: 'We see three units on foot, at your busiest hour.' },
        { title: 'Read the title', text: 'Title, approvals, dues and power load, in writing.' },
        { title: 'Close', text: 'Agreement, registration, society and meter in your name.' },
      ],
    },
    {
      kind: 'stats',
      title: 'Businesses we have settled',
      stars: true,
      items: [
        { figure: '50+', label: 'commercial properties sold' },
        { figure: '100+', label: 'happy business owners' },
        { figure: '5+', label: 'years in the area' },
      ],
    },
    {
      kind: 'band',
      title: 'Opening before the next festival?',
      text: 'Tell us your date. We count back to what is still possible.',
    },
    {
      kind: 'about',
      title: 'About our commercial desk',
      paragraphs: [
        'A corner shop and a back office are different animals. We list only units that we have entered, measured and asked the society about, and we say so when a cheap one is cheap for a reason.',
      ],
    },
    {
      kind: 'contact',
      title: 'Talk to the commercial desk',
      text: 'Name your trade and your budget; we send what fits the same day.',
    },
  ],
};
