/** What a page without data of its own says of itself. `picture` is a file of the site's pictures, for link previews. */
export interface StaticHead {
  title: string;
  description: string;
  keywords?: string;
  picture?: string;
}

/**
 * Head of every static route (spec section 2), by path. Kept apart from the pages' texts, so that the server can
 * answer with a head and the first chunk can set one without loading them.
 */
export const STATIC_HEADS: Record<string, StaticHead> = {
  '/': {
    title: 'Flats in Kamothe, Panvel, Navi Mumbai and Mumbai',
    description:
      'Buy, resell or rent a home in Kamothe, Panvel, Navi Mumbai, Thane and Mumbai. Checked listings, RERA registered experts, zero brokerage on new projects.',
    keywords: 'flats in Kamothe, Panvel property, Navi Mumbai flats, resale flats, flats on rent',
    picture: 'hero-creek-skyline-wide.webp',
  },
  '/search': {
    title: 'Search homes',
    description:
      'Search new projects, resale flats and homes on rent by place, price, bedrooms and status. Works without signal after one visit.',
    keywords: 'search flats, 2 BHK in Kamothe, flats in Panvel, Navi Mumbai property search',
  },
  '/properties': {
    title: 'All properties',
    description:
      'Every home we list in Mumbai, Navi Mumbai, Panvel and Thane: new projects, resale and rent.',
    keywords: 'all properties, new projects Navi Mumbai, Panvel projects',
  },
  '/saved': {
    title: 'Saved Properties',
    description: 'The homes you saved, kept on this phone with their photos and floor plans.',
  },
  '/profile': {
    title: 'Your account',
    description: 'Your saved homes, what waits to be sent, your settings and help.',
  },
  '/settings': {
    title: 'Settings',
    description: 'Notifications, budget, places and kinds of home you are looking for.',
  },
  '/sign-in': {
    title: 'Sign in',
    description: 'Sign in with a passkey: your finger, face or PIN. No password to remember.',
  },
  '/about': {
    title: 'About us',
    description:
      'A MahaRERA registered neighbourhood agency in Kamothe, Panvel. What we do, how we are paid and how to reach us.',
    keywords: 'real estate agency Kamothe, MahaRERA registered agent Panvel',
    picture: 'lobby-marble.webp',
  },
  '/contact': {
    title: 'Contact us',
    description:
      'Call, write, chat or visit our office in Kamothe, Panvel. We get back to you within 24 hours.',
    keywords: 'contact real estate agent Kamothe, property dealer Panvel phone',
  },
  '/landing': {
    title: 'Find a home you can trust',
    description:
      '500+ properties, 1000+ clients, 15+ years and 50+ locations: verified homes and plain advice around Mumbai.',
    keywords: 'verified properties, real estate experts Mumbai, best ROI property',
    picture: 'hero-creek-skyline-wide.webp',
  },
  '/tools': {
    title: 'Property calculators',
    description:
      'Four calculators for home buyers: EMI, rental yield, area units and stamp duty. They work offline.',
    keywords: 'home loan EMI calculator, rental yield calculator, area converter, stamp duty calculator',
  },
  '/tools/emi-calculator': {
    title: 'EMI calculator for home loans',
    description:
      'Monthly EMI, total interest and a year by year split of any home loan. Works without signal.',
    keywords: 'EMI calculator, home loan EMI, loan interest calculator India',
  },
  '/tools/rental-yield-calculator': {
    title: 'Rental yield calculator',
    description: 'Gross and net yield, monthly and yearly income of a flat you let, with bands for Mumbai.',
    keywords: 'rental yield calculator, rental return Mumbai, net yield flat',
  },
  '/tools/area-converter': {
    title: 'Area converter: sq ft, sq m, guntha and more',
    description:
      'Convert square feet, metres and yards, acres, hectares, bigha, katha, guntha and cents exactly.',
    keywords: 'area converter, sq ft to sq m, guntha to sq ft, acre to guntha, gaj',
  },
  '/tools/stamp-duty-calculator': {
    title: 'Stamp duty calculator for Maharashtra',
    description: 'Stamp duty, registration fee and the full cost of buying a property in Maharashtra.',
    keywords: 'stamp duty calculator Maharashtra, registration charges, stamp duty for women',
  },
  '/vastu-consultation': {
    title: 'Vastu consultation',
    description:
      'Book a Vastu consultation for a home, office or plot. Our expert calls back within 24 hours.',
    keywords: 'Vastu consultant Navi Mumbai, Vastu for flats, Vastu audit Panvel',
    picture: 'living-dining-golden.webp',
  },
  '/faq': {
    title: 'Questions people ask',
    description: 'Plain answers on stamp duty, brokerage, home loans, RERA, renting, selling and this app.',
    keywords: 'real estate FAQ, stamp duty Maharashtra FAQ, zero brokerage, MahaRERA check',
  },
  '/blog': {
    title: 'Guides for buyers and tenants',
    description: 'Guides on renting in Kamothe sector by sector and on home loan rates, kept on your phone.',
    keywords: 'property blog, Kamothe rental guide, home loan guide',
    picture: 'midrise-cream-noon.webp',
  },
  '/blog/kamothe-rental-guide': {
    title: 'Renting in Kamothe, sector by sector',
    description:
      'Rents for 1, 2 and 3 BHK flats in every Kamothe sector, how to choose one, and what to check.',
    keywords: 'Kamothe rental guide, flat on rent Kamothe sector, Kamothe rent 2 BHK',
    picture: 'midrise-cream-noon.webp',
  },
  '/blog/home-loan-interest-rates-2025': {
    title: 'Home loan interest rates in 2025',
    description:
      'How the repo rate moved in 2025, what banks asked for home loans, and what a change does to your EMI. Dated and sourced.',
    keywords: 'home loan interest rates 2025, repo rate 2025, EBLR, SBI HDFC home loan rate',
    picture: 'kitchen-modular-white.webp',
  },
  '/rent-out-property': {
    title: 'Rent out your flat in Kamothe and Panvel',
    description:
      'Let your flat to a verified tenant in about 7 days. 500+ properties rented, agreement and police form handled.',
    keywords: 'rent out flat Kamothe, find tenant Panvel, property owners rental service',
    picture: 'balcony-hills-view.webp',
  },
  '/buy-resale-flats': {
    title: 'Resale flats in Kamothe and Panvel',
    description:
      'Ready resale flats with checked papers: 1 BHK from ₹52 lakh, 2 BHK from ₹95 lakh, 3 BHK from ₹1.25 crore.',
    keywords: 'resale flats Kamothe, 2 BHK resale Panvel, ready flats Navi Mumbai',
    picture: 'midrise-sage-golden.webp',
  },
  '/flat-on-rent': {
    title: 'Flats on rent in Kamothe and Panvel',
    description:
      'Visited flats on rent: 1 BHK from ₹14,000, 2 BHK from ₹16,000, 3 BHK from ₹25,000 a month with maintenance.',
    keywords: 'flat on rent Kamothe, 1 BHK rent Panvel, 2 BHK rent Kamothe',
    picture: 'living-room-terracotta-noon.webp',
  },
  '/commercial-property': {
    title: 'Shops and offices for sale in Kamothe',
    description: 'Buy a shop from ₹25 lakh or an office from ₹35 lakh in Kamothe and Panvel, papers checked.',
    keywords: 'shop for sale Kamothe, office for sale Panvel, commercial property Navi Mumbai',
    picture: 'street-shops-noon.webp',
  },
  '/commercial-rental': {
    title: 'Shops and offices on rent in Kamothe',
    description: 'Rent a shop from ₹12,000 or an office from ₹15,000 a month in Kamothe and Panvel.',
    keywords: 'shop on rent Kamothe, office on rent Panvel, commercial rental Navi Mumbai',
    picture: 'office-interior-desks.webp',
  },
  '/sell-property': {
    title: 'Sell your flat or house in Kamothe and Panvel',
    description:
      'Sell a flat, row house, bungalow or duplex: 30 days average sale time, 98% of market price.',
    keywords: 'sell flat Kamothe, sell property Panvel, resale agent Navi Mumbai',
    picture: 'bungalow-garden-morning.webp',
  },
  '/sell-commercial-property': {
    title: 'Sell your shop, office or warehouse',
    description:
      'Sell commercial property in Navi Mumbai: 100+ sales worth ₹50 crore+, 45 days on average, investors at hand.',
    keywords: 'sell shop Kamothe, sell office Panvel, commercial property buyers',
    picture: 'office-glass-morning.webp',
  },
  '/kamothe-real-estate-agent': {
    title: 'Real estate agent in Kamothe',
    description:
      'Flats, shops and offices in Kamothe to buy, sell and rent, from an agency that has its office there.',
    keywords: 'real estate agent Kamothe, property dealer Kamothe, Kamothe estate agent',
    picture: 'township-entrance-morning.webp',
  },
  '/privacy-policy': {
    title: 'Privacy policy',
    description: 'What we keep about you, where, for how long, and how you get it back or have it deleted.',
  },
  '/terms-conditions': {
    title: 'Terms and conditions',
    description: 'The terms of using this website and app: listings, enquiries, brokerage and liability.',
  },
  '/disclaimer': {
    title: 'Disclaimer',
    description: 'What the listings, prices and calculators on this site are, and what they are not.',
  },
};
