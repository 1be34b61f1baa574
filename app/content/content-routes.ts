import { paths } from '../paths.ts';
import { lazyScreen } from '../ui/lazy-screen.tsx';

/** Every page that is mostly reading, the more special path before the general one. */
export const CONTENT_ROUTES = [
  {
    path: paths.about,
    screen: lazyScreen('app/content/about-screen.tsx', () =>
      import('./about-screen.tsx').then((m) => m.AboutScreen),
    ),
  },
  {
    path: paths.contact,
    screen: lazyScreen('app/content/contact-screen.tsx', () =>
      import('./contact-screen.tsx').then((m) => m.ContactScreen),
    ),
  },
  {
    path: paths.landing,
    screen: lazyScreen('app/content/landing-screen.tsx', () =>
      import('./landing-screen.tsx').then((m) => m.LandingScreen),
    ),
  },
  {
    path: paths.privacy,
    screen: lazyScreen('app/content/privacy-screen.tsx', () =>
      import('./privacy-screen.tsx').then((m) => m.PrivacyScreen),
    ),
  },
  {
    path: paths.terms,
    screen: lazyScreen('app/content/terms-screen.tsx', () =>
      import('./terms-screen.tsx').then((m) => m.TermsScreen),
    ),
  },
  {
    path: paths.disclaimer,
    screen: lazyScreen('app/content/disclaimer-screen.tsx', () =>
      import('./disclaimer-screen.tsx').then((m) => m.DisclaimerScreen),
    ),
  },
  {
    path: paths.vastu,
    screen: lazyScreen('app/content/vastu-screen.tsx', () =>
      import('./vastu-screen.tsx').then((m) => m.VastuScreen),
    ),
  },
  {
    path: paths.faq,
    screen: lazyScreen('app/content/faq-screen.tsx', () =>
      import('./faq-screen.tsx').then((m) => m.FaqScreen),
    ),
  },
  {
    path: paths.blog,
    screen: lazyScreen('app/content/blog-screen.tsx', () =>
      import('./blog-screen.tsx').then((m) => m.BlogScreen),
    ),
  },
  {
    path: '/blog/kamothe-rental-guide',
    screen: lazyScreen('app/content/rental-guide-screen.tsx', () =>
      import('./rental-guide-screen.tsx').then((m) => m.RentalGuideScreen),
    ),
  },
  {
    path: '/blog/:slug',
    screen: lazyScreen('app/content/blog-article-screen.tsx', () =>
      import('./blog-article-screen.tsx').then((m) => m.BlogArticleScreen),
    ),
  },
  {
    path: '/rent-out-property',
    screen: lazyScreen('app/content/rent-out-property-screen.tsx', () =>
      import('./rent-out-property-screen.tsx').then((m) => m.RentOutPropertyScreen),
    ),
  },
  {
    path: '/buy-resale-flats',
    screen: lazyScreen('app/content/buy-resale-flats-screen.tsx', () =>
      import('./buy-resale-flats-screen.tsx').then((m) => m.BuyResaleFlatsScreen),
    ),
  },
  {
    path: '/flat-on-rent',
    screen: lazyScreen('app/content/flat-on-rent-screen.tsx', () =>
      import('./flat-on-rent-screen.tsx').then((m) => m.FlatOnRentScreen),
    ),
  },
  {
    path: '/commercial-property',
    screen: lazyScreen('app/content/commercial-property-screen.tsx', () =>
      import('./commercial-property-screen.tsx').then((m) => m.CommercialPropertyScreen),
    ),
  },
  {
    path: '/commercial-rental',
    screen: lazyScreen('app/content/commercial-rental-screen.tsx', () =>
      import('./commercial-rental-screen.tsx').then((m) => m.CommercialRentalScreen),
    ),
  },
  {
    path: '/sell-property',
    screen: lazyScreen('app/content/sell-property-screen.tsx', () =>
      import('./sell-property-screen.tsx').then((m) => m.SellPropertyScreen),
    ),
  },
  {
    path: '/sell-commercial-property',
    screen: lazyScreen('app/content/sell-commercial-property-screen.tsx', () =>
      import('./sell-commercial-property-screen.tsx').then((m) => m.SellCommercialPropertyScreen),
    ),
  },
  {
    path: '/kamothe-real-estate-agent',
    screen: lazyScreen('app/content/kamothe-agent-screen.tsx', () =>
      import('./kamothe-agent-screen.tsx').then((m) => m.KamotheAgentScreen),
    ),
  },
];
