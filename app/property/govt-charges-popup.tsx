import { Dialog, Popover, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  CARD_STAMP_DUTY,
  COMMERCIAL_DUTY_PERCENT,
  govtCharges,
  type Owner,
  REGISTRATION,
} from '#domain/finance/govt-charges';
import { isCommercial } from '#domain/property/commercial';
import { formatRupees } from '#domain/property/price';
import { Button } from '../ui/button.tsx';
import { ChakraBoundary } from '../ui/chakra-boundary.tsx';
import { Ledger, LedgerRow, LedgerTotal } from '../ui/ledger.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import styles from './govt-charges-popup.module.css';
import { stampDutyPath } from './stamp-duty-path.ts';

const OWNERS = CARD_STAMP_DUTY.map(({ owner, label }) => ({
  value: owner,
  label: label.replace(' ownership', ''),
}));

interface ChargesProps {
  name: string;
  bedrooms: string;
  /** Rupees. */
  priceValue: number;
  included: boolean;
}

function Charges({ name, bedrooms, priceValue, included }: ChargesProps) {
  const [owner, setOwner] = useState<Owner>('joint');
  const commercial = isCommercial({ name, bedrooms });
  const charges = govtCharges(priceValue, commercial).find((entry) => entry.owner === owner);
  if (!charges) return null;
  const total = included ? priceValue : priceValue + charges.total;
  return (
    <div className={styles.content}>
      {!commercial && (
        <Segmented name="owner" legend="Who will own it" options={OWNERS} value={owner} onChange={setOwner} />
      )}
      <Ledger className={styles.ledger}>
        <LedgerRow label="Price" value={formatRupees(priceValue)} />
        <LedgerRow label={`Stamp duty, ${charges.percent}%`} value={formatRupees(charges.stampDuty)} />
        <LedgerRow
          label={`Registration, ${REGISTRATION.percent}% to ${formatRupees(REGISTRATION.max)}`}
          value={formatRupees(charges.registration)}
        />
        <LedgerTotal label={included ? 'All included' : 'You pay'} value={formatRupees(total)} />
      </Ledger>
      <p className={styles.note}>
        {included && 'The price includes these charges. '}
        {commercial
          ? `Duty on a shop or an office is ${COMMERCIAL_DUTY_PERCENT}%, whoever owns it. `
          : 'Duty is 6% for a male owner, 5% female, 5.5% joint. '}
        Confirm with the sub-registrar.
      </p>
    </div>
  );
}

interface PopupProps extends ChargesProps {
  open: 'hover' | 'pinned' | null;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** A sheet under a finger; a panel beside the words where there is room and a mouse or a keyboard. */
export function GovtChargesPopup(props: PopupProps) {
  const [roomy] = useState(() => window.matchMedia('(min-width: 48rem)').matches);
  return <ChakraBoundary>{roomy ? <ChargesPanel {...props} /> : <ChargesSheet {...props} />}</ChakraBoundary>;
}

function ChargesPanel({ open, anchor, onClose, onPointerEnter, onPointerLeave, ...charges }: PopupProps) {
  const opened = useRef(open);
  useEffect(() => {
    if (open) opened.current = open;
  }, [open]);
  /** A panel that a passing mouse opened and left takes the focus from nobody: somebody may be typing elsewhere. */
  const whereFocusGoes = () => {
    const active = document.activeElement as HTMLElement | null;
    const elsewhere = active && !active.closest('[data-scope=popover]');
    return opened.current === 'hover' && elsewhere ? active : anchor.current;
  };
  return (
    <Popover.Root
      open={open !== null}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      autoFocus={open === 'pinned'}
      positioning={{
        placement: 'top-end',
        gutter: 8,
        getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null,
      }}
      finalFocusEl={whereFocusGoes}
      persistentElements={[() => anchor.current]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-label="Govt charges"
            onPointerEnter={onPointerEnter}
            onPointerLeave={onPointerLeave}
          >
            <p className={styles.title}>Govt charges</p>
            <Charges {...charges} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function ChargesSheet({ open, onClose, name, bedrooms, priceValue, included }: PopupProps) {
  useBackCloses(open !== null, onClose);
  const navigate = useNavigate();
  const toCalculator = () => {
    navigate(stampDutyPath({ name, bedrooms, priceValue }), {
      replace: Number(window.history.state?.overlay) > 0,
    });
    onClose();
  };
  return (
    <Dialog.Root
      open={open !== null}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Govt charges</Dialog.Title>
              <Dialog.CloseTrigger aria-label="Close">
                <X size={26} strokeWidth={1.75} aria-hidden />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>
              <Charges {...{ name, bedrooms, priceValue, included }} />
            </Dialog.Body>
            <Dialog.Footer>
              <Button look="outline" onClick={toCalculator}>
                Stamp duty calculator
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
