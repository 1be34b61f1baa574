import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyPart } from '../ui/lazy-part.tsx';
import { installState, listenForInstall } from './install-state.ts';

const InstallBanner = lazyPart(() => import('./install-banner.tsx').then((m) => m.InstallBanner));

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
