import { CircleAlert, CircleCheck, Clock, Loader, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OutboxEntry } from '#local/outbox-entry';
import { watchEntries } from '#local/outbox-list';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PresenceContext, useLeaving } from '../ui/use-leaving.ts';
import { useWatch } from '../ui/use-watch.ts';
import styles from './outbox-list.module.css';
import { countText, entryLine, entryTitle } from './outbox-words.ts';

const EntrySheet = lazyPart(() => import('./entry-sheet.tsx').then((m) => m.EntrySheet));

const ICONS = { queued: Clock, sending: Loader, 'needs-attention': CircleAlert, sent: CircleCheck } as const;

/**
 * What waits, what needs attention and what was sent (design.md section 3); nothing at all while there is nothing to
 * say. Stands on /saved and /profile; its code comes later (outbox-later.ts).
 */
export function OutboxList() {
  const entries = useWatch(watchEntries);
  const [opened, setOpened] = useState<OutboxEntry | null>(null);
  return (
    <>
      {entries && entries.length > 0 && <Entries entries={entries} onOpen={setOpened} />}
      <OpenEntry entry={opened} entries={entries ?? []} onClose={() => setOpened(null)} />
    </>
  );
}

/** Outside the list, because it may be the last entry that is deleted in it. */
function OpenEntry({
  entry,
  entries,
  onClose,
}: {
  entry: OutboxEntry | null;
  entries: readonly OutboxEntry[];
  onClose: () => void;
}) {
  const shown = useLeaving(entry);
  if (!shown) return null;
  return (
    <PresenceContext value={shown.presence}>
      <Suspense>
        <EntrySheet
          key={shown.key}
          entry={shown.value}
          now={entries.find(({ key }) => key === shown.value.key)}
          onClose={onClose}
        />
      </Suspense>
    </PresenceContext>
  );
}

function Entries({
  entries,
  onOpen,
}: {
  entries: readonly OutboxEntry[];
  onOpen: (entry: OutboxEntry) => void;
}) {
  const unsent = entries.filter((entry) => entry.state !== 'sent');
  const sent = entries.filter((entry) => entry.state === 'sent');
  const attention = unsent.filter((entry) => entry.state === 'needs-attention').length;
  return (
    <section aria-label="What you sent">
      {unsent.length > 0 && (
        <div className={styles.box}>
          <h2 className={styles.head}>
            <Send size={22} strokeWidth={1.75} aria-hidden />
            <span role="status">{countText({ waiting: unsent.length - attention, attention })}</span>
          </h2>
          <ul>
            {unsent.map((entry) => (
              <EntryRow key={entry.key} entry={entry} onOpen={() => onOpen(entry)} />
            ))}
          </ul>
        </div>
      )}
      {sent.length > 0 && (
        <details className={styles.sent}>
          <summary className={styles.summary}>Sent ({sent.length})</summary>
          <ul>
            {sent.map((entry) => (
              <EntryRow key={entry.key} entry={entry} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function EntryRow({ entry, onOpen }: { entry: OutboxEntry; onOpen?: () => void }) {
  const Icon = ICONS[entry.state];
  const bad = entry.state === 'needs-attention';
  const title = entryTitle(entry.about);
  return (
    <li className={styles.row} data-state={entry.state}>
      <Icon className={styles.icon} size={24} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.line}>{entryLine(entry)}</p>
        {entry.state === 'sent' &&
          entry.about.files?.map((file) => (
            <a key={file.url} href={file.url} target="_blank" rel="noopener" className={styles.file}>
              Open {file.name}
            </a>
          ))}
      </div>
      {onOpen && entry.state !== 'sending' && (
        <Button look="neutral" compact onClick={onOpen} aria-label={`${bad ? 'Fix' : 'Change'}: ${title}`}>
          {bad ? 'Fix' : 'Change'}
        </Button>
      )}
    </li>
  );
}
