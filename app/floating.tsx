import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { toastRegion } from './frame-later.ts';
import { ChatSlot, useChatShown } from './inquiry/chat-slot.tsx';
import { DialogHost } from './inquiry/dialog-host.tsx';
import { dialogState } from './inquiry/dialog-state.ts';
import { InstallSlot } from './pwa/install-slot.tsx';
import { PlainToast } from './ui/plain-toast.tsx';
import { useToastShown } from './ui/toast-state.ts';

/** One floating thing at a time above the bars: toast, then chat, then install (look section 4). */
export function Floating() {
  const chat = useChatShown();
  const toast = useToastShown();
  return (
    <>
      <ChatSlot />
      {!chat && !toast && <InstallSlot />}
    </>
  );
}

/** Dialogs and toasts, which stand over everything. */
export function Overlays() {
  const { dialog } = useSnapshot(dialogState);
  const chat = useChatShown();
  return (
    <>
      <DialogHost />
      <Suspense fallback={<PlainToast />}>
        <toastRegion.Part atTop={dialog !== null || chat} />
      </Suspense>
    </>
  );
}
