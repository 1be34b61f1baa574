import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../ui/copy-text.ts';
import panel from './panel.module.css';

/** Copies a short text; when the browser refuses, the text stands beside it anyway and the label says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <button
      type="button"
      className={panel.more}
      onClick={async () => setState((await copyText(text)) ? 'copied' : 'refused')}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span aria-live="polite">
        {state === 'idle' ? label : state === 'copied' ? 'Copied' : 'Press and hold the number to copy'}
      </span>
    </button>
  );
}
