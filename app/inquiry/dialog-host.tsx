import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { PresenceContext, useLeaving } from '../ui/use-leaving.ts';
import { closeDialog, dialogState, type OpenDialog } from './dialog-state.ts';

const Dialogs = lazy(() => import('./dialogs.tsx').then((module) => ({ default: module.Dialogs })));

/** Where dialogs appear; stands once in the frame. Their code comes with the first that is opened. */
export function DialogHost() {
  const { dialog } = useSnapshot(dialogState);
  const shown = useLeaving(dialog as OpenDialog | null);
  if (!shown) return null;
  return (
    <PresenceContext value={shown.presence}>
      <Suspense>
        <Dialogs key={shown.key} dialog={shown.value} onClose={closeDialog} />
      </Suspense>
    </PresenceContext>
  );
}
