import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { closeDialog, dialogState, type OpenDialog } from './dialog-state.ts';

const Dialogs = lazy(() => import('./dialogs.tsx').then((module) => ({ default: module.Dialogs })));

/** Where dialogs appear; stands once in the frame. Their code comes with the first that is opened. */
export function DialogHost() {
  const { dialog } = useSnapshot(dialogState);
  if (!dialog) return null;
  return (
    <Suspense>
      <Dialogs dialog={dialog as OpenDialog} onClose={closeDialog} />
    </Suspense>
  );
}
