import { ACCOUNT_ROUTES } from './account/account-routes.ts';
import { CONTENT_ROUTES } from './content/content-routes.ts';
import { FINANCE_ROUTES } from './finance/finance-routes.ts';
import { type LazyScreen, lazyScreen } from './ui/lazy-screen.tsx';

export interface ScreenRoute {
  path: string;
  screen: LazyScreen;
  /** It is drawn from the phone's whole catalogue, which can be read while its code loads. */
  fromCatalogue?: true;
}

const home = lazyScreen('app/home/home-screen.tsx', () =>
  import('./home/home-screen.tsx').then((m) => m.HomeScreen),
);
const search = lazyScreen('app/search/search-screen.tsx', () =>
  import('./search/search-screen.tsx').then((m) => m.SearchScreen),
);
const properties = lazyScreen('app/property/properties-screen.tsx', () =>
  import('./property/properties-screen.tsx').then((m) => m.PropertiesScreen),
);
const property = lazyScreen('app/property/property-screen.tsx', () =>
  import('./property/property-screen.tsx').then((m) => m.PropertyScreen),
);
const saved = lazyScreen('app/saved/saved-screen.tsx', () =>
  import('./saved/saved-screen.tsx').then((m) => m.SavedScreen),
);
const notFound = lazyScreen('app/not-found/not-found-screen.tsx', () =>
  import('./not-found/not-found-screen.tsx').then((m) => m.NotFoundScreen),
);

const shell = lazyScreen('app/shell/shell-screen.tsx', () =>
  import('./shell/shell-screen.tsx').then((m) => m.ShellScreen),
);

/** The worker may fill the empty frame at such an address (sw/fill-shell.ts). */
export const isFilled = ({ path, fromCatalogue }: ScreenRoute) =>
  Boolean(fromCatalogue) || path === '/property/:slug';

/** Every route of spec section 2, most specific first; `/{slug}` and the 404 screen come last. */
export const ROUTES: readonly ScreenRoute[] = [
  { path: '/', screen: home, fromCatalogue: true },
  { path: '/search', screen: search, fromCatalogue: true },
  { path: '/properties', screen: properties, fromCatalogue: true },
  { path: '/property/:slug', screen: property },
  { path: '/saved', screen: saved },
  ...ACCOUNT_ROUTES,
  ...CONTENT_ROUTES,
  ...FINANCE_ROUTES,
  { path: '/shell.html', screen: shell },
  { path: '/:slug', screen: property },
  { path: '*', screen: notFound },
];
