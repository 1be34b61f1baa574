import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyPart } from '../ui/lazy-part.tsx';
import { whenQuiet } from '../ui/when-quiet.ts';
import { chatState, scheduleChat } from './chat-state.ts';

const ChatPopup = lazyPart(() => import('./chat-popup.tsx').then((m) => m.ChatPopup));

/** Whether the chat wants the floating place. */
export function useChatShown(): boolean {
  return useSnapshot(chatState).shown === 'open';
}

/** The chat popup when its time has come; its code comes with it. */
export function ChatSlot() {
  useEffect(() => whenQuiet(scheduleChat), []);
  if (!useChatShown()) return null;
  return (
    <Suspense>
      <ChatPopup />
    </Suspense>
  );
}
