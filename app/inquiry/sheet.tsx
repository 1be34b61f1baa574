import { Dialog } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChakraBoundary } from '../ui/chakra-boundary.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { usePresence } from '../ui/use-leaving.ts';
import { useToastClear } from './use-toast-clear.ts';

/**
 * A sheet from below on phones, a centred dialog on large screens. It keeps the focus inside and gives it back; Escape,
 * the backdrop, × and Back close it. `children` are body and footer.
 */
export function Sheet({
  title,
  step = title,
  onClose,
  children,
}: {
  title: string;
  /** Changes when the content becomes another one under the same title. */
  step?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { open, onGone } = usePresence();
  // The code may arrive after the tap: mounted closed first, so that it slides in.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useBackCloses(open, onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  useToastClear(heading);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // What had the focus is gone with the form: the new title takes it, and is read out.
    heading.current?.focus();
  }, [step]);
  return (
    <ChakraBoundary>
      <Dialog.Root
        open={mounted && open}
        onExitComplete={onGone}
        onOpenChange={(details) => {
          if (!details.open) onClose();
        }}
      >
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title ref={heading} tabIndex={-1}>
                {title}
              </Dialog.Title>
              <Dialog.CloseTrigger aria-label="Close">
                <X size={26} strokeWidth={1.75} aria-hidden />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Dialog.Root>
    </ChakraBoundary>
  );
}

export const SheetBody = Dialog.Body;
export const SheetFooter = Dialog.Footer;
