import { CircleCheck } from 'lucide-react';
import { whatsappHref } from '#domain/agency/links';
import { displayPhone, normalizePhone } from '#domain/phone/phone';
import { chatText } from '#domain/property/share-text';
import { MESSAGES } from '#domain/text/messages';
import { AnchorButton, Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Ledger, LedgerRow } from '../ui/ledger.tsx';
import { usePageData } from '../ui/page-data.tsx';
import { WhatsAppIcon } from '../ui/social-icons.tsx';
import { Toran } from '../ui/toran.tsx';
import { useAgency } from '../ui/use-agency.ts';
import type { HomeRef } from './dialog-state.ts';
import { SheetBody, SheetFooter } from './sheet.tsx';
import styles from './sheet-parts.module.css';

const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true });

/** After the server's word: what it has, and when it came (look 11d). */
export function SentPanel({
  request,
  home,
  phone,
  receivedAt,
  onDone,
}: {
  /** What was asked for: "Call back". */
  request: string;
  home: HomeRef | null;
  phone: string;
  receivedAt: Date;
  onDone: () => void;
}) {
  const agency = useAgency();
  const { origin } = usePageData();
  const words = home ? chatText(home, origin) : 'Hello, I have just sent you a request on your website.';
  return (
    <>
      <Toran className={styles.toran} />
      <SheetBody>
        <div role="status">
          <span className={classes(styles.mark, styles.good)}>
            <CircleCheck size={30} strokeWidth={1.75} aria-hidden />
          </span>
          <p className={styles.text}>{MESSAGES.inquirySent.description}</p>
        </div>
        <Ledger className={styles.ledger}>
          <LedgerRow label="Request" value={request} />
          {home && <LedgerRow label="Home" value={home.name} />}
          <LedgerRow label="Phone" value={displayPhone(normalizePhone(phone))} />
          <LedgerRow
            label="Received"
            value={<span className={styles.received}>{CLOCK.format(receivedAt).toUpperCase()}</span>}
          />
        </Ledger>
      </SheetBody>
      <SheetFooter>
        <AnchorButton
          look="whatsapp"
          href={whatsappHref(agency.whatsapp, words)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <WhatsAppIcon size={22} />
          WhatsApp
        </AnchorButton>
        <Button onClick={onDone}>Done</Button>
      </SheetFooter>
    </>
  );
}
