import { paths } from '../paths.ts';
import { lazyScreen } from '../ui/lazy-screen.tsx';

/** Account, settings and signing in. Nothing personal is in their HTML: it comes from the phone's own copy. */
export const ACCOUNT_ROUTES = [
  {
    path: paths.profile,
    screen: lazyScreen('app/account/profile-screen.tsx', () =>
      import('./profile-screen.tsx').then((m) => m.ProfileScreen),
    ),
  },
  {
    path: paths.settings,
    screen: lazyScreen('app/account/settings-screen.tsx', () =>
      import('./settings-screen.tsx').then((m) => m.SettingsScreen),
    ),
  },
  {
    path: paths.signIn,
    screen: lazyScreen('app/account/sign-in-screen.tsx', () =>
      import('./sign-in-screen.tsx').then((m) => m.SignInScreen),
    ),
  },
];
