import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { FORM_LATE } from '#domain/text/message';
import { lazyPart, WhenLate } from '../ui/lazy-part.tsx';
import { showToast } from '../ui/toast-state.ts';
import { PresenceContext, useLeaving } from '../ui/use-leaving.ts';
import { closeDialog, dialogState, type OpenDialog } from './dialog-state.ts';

const Dialogs = lazyPart(() => import('./dialogs.tsx').then((m) => m.Dialogs));

/** Its code does not come. It must not open minutes later over something else. */
function sayLate(): void {
  showToast(FORM_LATE);
  closeDialog();
}

/** Where dialogs appear; stands once in the frame. Their code comes with the first that is opened. */
export function DialogHost() {
  const { dialog } = useSnapshot(dialogState);
  const shown = useLeaving(dialog as OpenDialog | null);
  if (!shown) return null;
  return (
    <PresenceContext value={shown.presence}>
      <Suspense fallback={<WhenLate onLate={sayLate} />}>
        <Dialogs key={shown.key} dialog={shown.value} onClose={closeDialog} />
      </Suspense>
    </PresenceContext>
  );
}
