import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { whenQuiet } from '../ui/when-quiet.ts';
import { chatState, scheduleChat } from './chat-state.ts';

const ChatPopup = lazy(() => import('./chat-popup.tsx').then((module) => ({ default: module.ChatPopup })));

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
