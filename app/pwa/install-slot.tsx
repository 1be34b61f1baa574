import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { installState, listenForInstall } from './install-state.ts';

const InstallBanner = lazy(() =>
  import('./install-banner.tsx').then((module) => ({ default: module.InstallBanner })),
);

/** Whether the install offer wants the floating place (toast and chat go before it: look section 4). */
export function useInstallOffer(): boolean {
  return useSnapshot(installState).offer !== 'none';
}

/** The install banner, when there is something to offer; its code comes with it. */
export function InstallSlot() {
  const { offer } = useSnapshot(installState);
  useEffect(listenForInstall, []);
  if (offer === 'none') return null;
  return (
    <Suspense>
      <InstallBanner offer={offer} />
    </Suspense>
  );
}
