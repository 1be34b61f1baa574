import { STATIC_HEADS } from '#domain/content/page-heads';

/** An address of spec section 2, the heading that it must have, and words that no other page stands for. */
export interface RouteRow {
  path: string;
  heading: string | RegExp;
  /** Read out of `main`, in the HTML too. */
  words: string[];
}

const row = (path: string, heading: RouteRow['heading'], ...words: string[]): RouteRow => ({
  path,
  heading,
  words,
});

/** Every fixed address of the site, in the order of the spec's table; sign-in is an addition. */
export const ROUTE_TABLE: readonly RouteRow[] = [
  row('/', 'Homes we have checked in person', 'Featured Projects', 'Ready to Find Your Dream Home?'),
  row('/search', /^All Properties \d+ homes$/, 'View Details', '₹'),
  row('/saved', 'Saved Properties', 'Your favorite picks'),
  row('/profile', /^Welcome/, 'Property Seeker', 'Help & Support', 'Need Help?', 'Sign In'),
  row('/properties', 'All Properties', 'New Projects', 'View Details'),
  row('/about', 'A neighbourhood agency, with the door open', 'How we are paid'),
  row('/contact', 'Talk to us', 'Send Message', 'The office', 'What we can do for you'),
  row('/privacy-policy', 'Privacy policy', 'Last updated June 17, 2025'),
  row('/terms-conditions', 'Terms and conditions', 'Last updated June 17, 2025', 'Liability'),
  row('/disclaimer', 'Disclaimer', 'Last updated June 17, 2025', 'Information, not an offer'),
  row('/settings', 'Settings'),
  row('/landing', 'Find a home you can trust', '500+', 'Best ROI'),
  row('/tools', 'Calculators', 'EMI calculator', 'Contact Our Experts'),
  row('/tools/emi-calculator', 'EMI calculator', 'Loan amount', 'Tips'),
  row('/tools/rental-yield-calculator', 'Rental yield calculator', 'Monthly rent', 'Mumbai yield insight'),
  row('/tools/area-converter', 'Area converter', 'Common conversions', 'Indian land units'),
  row('/tools/stamp-duty-calculator', 'Stamp duty calculator', 'Maharashtra rates', 'Why a listing says 6%'),
  row('/vastu-consultation', 'A home that sits right', 'Book Consultation', 'Who advises you'),
  row('/faq', 'Questions people ask', '22 answers', 'Email Us'),
  row('/blog', 'Guides', 'Read Complete Guide', 'Coming Soon', 'Notify Me When Ready'),
  row(
    '/blog/home-loan-interest-rates-2025',
    'Home loan interest rates in 2025: what changed, and what to do about it',
    'Sources',
    'Share',
  ),
  row('/blog/kamothe-rental-guide', 'Renting in Kamothe, sector by sector', 'Avg Rent', 'Related Articles'),
  row('/rent-out-property', 'An empty flat earns nothing', '7 days', 'Is your flat vacant now?'),
  row('/buy-resale-flats', 'See the flat. Then buy the flat.', '₹52 lakh'),
  row('/flat-on-rent', 'Rent a flat that is really there', '₹14,000'),
  row('/commercial-property', 'Own the shutter you open each morning', '₹25 lakh'),
  row('/commercial-rental', 'Space to work, terms you can read', '6–12 months'),
  row('/sell-property', 'A fair price, without the parade', '98%', 'Duplex and penthouse'),
  row('/sell-commercial-property', 'Sold to someone who can count', '₹50 crore+', 'Showrooms'),
  row('/kamothe-real-estate-agent', 'We work where you want to live', 'Pushpak Nagar', 'Submit Inquiry'),
  row('/sign-in', 'Sign in', 'passkey'),
];

/** Addresses that the site does not have; answered with 404. */
export const MISSING_ROUTES: readonly RouteRow[] = [
  row('/property/no-such-home', 'Property Not Found', 'Go Back Home'),
  row(
    '/blog/no-such-guide',
    'Blog Post Not Found',
    "The blog post you're looking for doesn't exist.",
    'Back to Blog',
  ),
  row('/no/such/page', '404 Page Not Found', 'Go Back Home'),
];

/** Addresses that have a head but no row here, or the other way round; a new page must be given one. */
export function unlistedRoutes(): string[] {
  const listed = new Set(ROUTE_TABLE.map(({ path }) => path));
  const known = new Set(Object.keys(STATIC_HEADS));
  return [...new Set([...listed, ...known])].filter((path) => !(listed.has(path) && known.has(path)));
}
