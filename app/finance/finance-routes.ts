import { paths } from '../paths.ts';
import { lazyScreen } from '../ui/lazy-screen.tsx';

/** The calculators and their hub. */
export const FINANCE_ROUTES = [
  {
    path: paths.tools,
    screen: lazyScreen('app/finance/tools-screen.tsx', () =>
      import('./tools-screen.tsx').then((m) => m.ToolsScreen),
    ),
  },
  {
    path: paths.emi,
    screen: lazyScreen('app/finance/emi-screen.tsx', () =>
      import('./emi-screen.tsx').then((m) => m.EmiScreen),
    ),
  },
  {
    path: paths.rentalYield,
    screen: lazyScreen('app/finance/rental-yield-screen.tsx', () =>
      import('./rental-yield-screen.tsx').then((m) => m.RentalYieldScreen),
    ),
  },
  {
    path: paths.area,
    screen: lazyScreen('app/finance/area-screen.tsx', () =>
      import('./area-screen.tsx').then((m) => m.AreaScreen),
    ),
  },
  {
    path: paths.stampDuty,
    screen: lazyScreen('app/finance/stamp-duty-screen.tsx', () =>
      import('./stamp-duty-screen.tsx').then((m) => m.StampDutyScreen),
    ),
  },
];
