import { useEffect, useState } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Whether the reader is typing: nothing may move or reload now. */
export function isTyping(): boolean {
  return Boolean(document.activeElement?.matches(FIELDS));
}

/** `wanted`, but a change is put off while a form field has the focus, so that nothing moves under the finger. */
export function useWhenCalm<T>(wanted: T, first: T): T {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (Object.is(shown, wanted)) return;
    if (!isTyping()) {
      setShown(wanted);
      return;
    }
    const later = () => setTimeout(() => !isTyping() && setShown(wanted));
    document.addEventListener('focusout', later);
    return () => document.removeEventListener('focusout', later);
  }, [wanted, shown]);
  return shown;
}
