import type { Agency } from '#domain/agency/agency';
import type { ReadingPart } from './reading.ts';

/** The disclaimer, with the agency's own facts in it. */
export function disclaimer(agency: Agency): ReadingPart[] {
  return [
    {
      id: 'information',
      title: 'Information, not an offer',
      blocks: [
        {
          kind: 'text',
          text: 'What you read here helps you to choose what to look at. It is not an offer, an agreement or legal, tax or investment advice.',
        },
      ],
    },
    {
      id: 'rera',
      title: 'MahaRERA',
      blocks: [
        {
          kind: 'text',
          text: `We are registered as an agent under number ${agency.reraNumber}. Each new project carries its own number. Details, approvals and dates of every project are on ${agency.reraWebsite}, and what stands there comes before what stands here. Please read it before you book.`,
        },
      ],
    },
    {
      id: 'prices',
      title: 'Prices and areas',
      blocks: [
        {
          kind: 'text',
          text: 'Prices are what owners and builders ask, without stamp duty, registration, GST, parking, society charges and brokerage unless we say that they are included. “From” is the lowest price of a kind, not of every flat. Areas are carpet areas as told to us. Measure before you sign.',
        },
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures and plans',
      blocks: [
        {
          kind: 'text',
          text: 'Pictures of homes under construction are artists’ views, and some pictures show a sample flat. Furniture is not part of the price. Plans are not to scale unless they say so.',
        },
      ],
    },
    {
      id: 'figures',
      title: 'Our own figures',
      blocks: [
        {
          kind: 'text',
          text: 'Counts and averages on our pages, such as homes let or days to a sale, are rounded and describe the past. They promise nothing for your case.',
        },
      ],
    },
    {
      id: 'calculators',
      title: 'Calculators',
      blocks: [
        {
          kind: 'text',
          text: 'Results depend on what you put in and are rounded. Stamp duty differs by place, buyer and date. Banks work with their own rates and days. Confirm before you pay.',
        },
      ],
    },
    {
      id: 'stale',
      title: 'Copies on your phone',
      blocks: [
        {
          kind: 'text',
          text: 'Without signal you see what your phone has kept. A home may have been sold or its price changed since. The app tells you from when its copy is.',
        },
      ],
    },
    {
      id: 'links',
      title: 'Other sites',
      blocks: [
        {
          kind: 'text',
          text: 'We link to maps, videos, banks and authorities. What stands there is theirs, and so are their rules on your data.',
        },
      ],
    },
    {
      id: 'questions',
      title: 'Found a mistake?',
      blocks: [{ kind: 'text', text: `Write to ${agency.email}. We correct it and thank you for it.` }],
    },
  ];
}
