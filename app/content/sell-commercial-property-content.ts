import {
  Briefcase,
  Calculator,
  ChartNoAxesCombined,
  EyeOff,
  Handshake,
  Scale,
  ShoppingBag,
  Store,
  Users,
  Warehouse,
} from 'lucide-react';
import type { MarketingPage } from './marketing-page.ts';

export const SELL_COMMERCIAL_PROPERTY: MarketingPage = {
  kicker: 'Sell a shop, office or warehouse',
  headline: 'Sold to someone who can count',
  lead: 'Commercial buyers ask for rent, lease and licence. We have the answers ready.',
  picture: 'office-glass-morning.webp',
  whatsapp: 'Hello, I want to sell a commercial property. Please call me about its value.',
  sections: [
    {
      kind: 'cards',
      title: 'Six reasons to sell through us',
      items: [
        {
          icon: Calculator,
          title: 'Valued by income',
          text: 'Rent and lease terms set the price, not the flat upstairs.',
        },
        {
          icon: Users,
          title: 'Investors we know',
          text: 'People who have bought here before, and want more.',
        },
        {
          icon: EyeOff,
          title: 'Discretion',
          text: 'Staff and tenants need not hear of it before you say so.',
        },
        {
          icon: ChartNoAxesCombined,
          title: 'A sheet that sells',
          text: 'Yield, footfall and running costs on one page.',
        },
        { icon: Scale, title: 'Clean title', text: 'Use, approvals and dues sorted before the first offer.' },
        {
          icon: Handshake,
          title: 'Tenants kept',
          text: 'A good lease goes over to the buyer and lifts the price.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'What we sell',
      items: [
        { icon: ShoppingBag, title: 'Retail shops', text: 'Street level, in a row or in a mall.' },
        { icon: Briefcase, title: 'Office spaces', text: 'A cabin, a floor or a building.' },
        { icon: Store, title: 'Showrooms', text: 'With frontage, height and parking.' },
        {
          icon: Warehouse,
          title: 'Warehouses and godowns',
          text: 'Near the highway, with room to turn a truck.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Five steps to a closed deal',
      items: [
        { title: 'Business analysis', text: 'Lease, rent, trade and reason to sell.' },
        { title: 'Commercial valuation', text: 'Income and recent deals, side by side.' },
        { title: 'Strategic marketing', text: 'Openly or by invitation, as you prefer.' },
        { title: 'Investor matching', text: 'Two or three offers that are meant.' },
        { title: 'Deal execution', text: 'Due diligence, agreement, registration, handover.' },
      ],
    },
    {
      kind: 'stats',
      title: 'Closed so far',
      items: [
        { figure: '100+', label: 'commercial sales' },
        { figure: '₹50 crore+', label: 'total sales value' },
        { figure: '45 days', label: 'average sale time' },
        { figure: '97%', label: 'owner satisfaction' },
      ],
    },
    { kind: 'band', title: 'Lease ending soon?', text: 'Before the tenant leaves is the best time to talk.' },
    {
      kind: 'contact',
      title: 'Speak to the commercial desk',
      text: 'In confidence, and without obligation.',
    },
  ],
};
