import { CircleCheck, Download, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { displayPrice } from '#domain/property/price';
import { SAVED_SCREEN_TEXT } from '#domain/text/messages';
import type { SavedView } from '#local/saved-list';
import { formatBytes } from '../inquiry/open-files.ts';
import { OutboxList } from '../inquiry/outbox-list.tsx';
import { paths } from '../paths.ts';
import { RowCard } from '../property/row-card.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import layout from '../ui/layout.module.css';
import { Shape } from '../ui/skeleton.tsx';
import text from '../ui/text.module.css';
import { useHead } from '../ui/use-head.ts';
import { useLive } from '../ui/use-live.ts';
import styles from './saved-screen.module.css';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Saved Properties: the phone's own list, what of it is kept here, and what waits to be sent. */
export function SavedScreen() {
  useHead();
  const homes = useLive<SavedView[]>(
    'saved list',
    () => import('#local/saved-list').then((local) => local.watchSavedList()),
    undefined,
  );
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <header>
        <h1 className={text.h1}>{SAVED_SCREEN_TEXT.title}</h1>
        <p className={text.lead}>{SAVED_SCREEN_TEXT.lead}</p>
      </header>
      {homes && homes.length > 0 && <KeptSummary homes={homes} />}
      <OutboxList />
      {!homes && <Shape height="132px" />}
      {homes?.length === 0 && (
        <EmptyState
          title={SAVED_SCREEN_TEXT.empty}
          text="Tap the heart on a home. It stays on this phone with photos and plans, even without signal."
        >
          <LinkButton to={paths.search}>Look at homes</LinkButton>
        </EmptyState>
      )}
      {homes && homes.length > 0 && (
        <ul className={styles.list}>
          {homes.map((home) => home.summary && <SavedRow key={home.propertyId} home={home} />)}
        </ul>
      )}
    </div>
  );
}

function SavedRow({ home }: { home: SavedView }) {
  if (!home.summary) return null;
  return (
    <li>
      <RowCard
        summary={home.summary}
        level={2}
        priceNote={<PriceNote home={home} />}
        note={
          home.gone ? (
            <p className={styles.gone}>No longer available. Last known facts.</p>
          ) : (
            <KeptNote home={home} />
          )
        }
      />
    </li>
  );
}

function PriceNote({ home: { before, summary } }: { home: SavedView }) {
  if (!before || !summary) return null;
  const down = summary.priceValue < before.priceValue;
  return (
    <p className={down ? styles.down : styles.up}>
      {down ? 'Down' : 'Up'} from {displayPrice(before.price)}
    </p>
  );
}

function KeptNote({ home }: { home: SavedView }) {
  if (!home.keep) return <p className={styles.later}>Photos are not kept on this phone</p>;
  if (home.missing === 0 && home.bytes > 0)
    return (
      <p className={styles.kept}>
        <CircleCheck {...ICON} />
        All on this phone, {formatBytes(home.bytes)}
      </p>
    );
  return (
    <p className={styles.later}>
      <Download {...ICON} />
      Photos come with signal
    </p>
  );
}

/** How much room the saved homes take up, and the way to free it. */
function KeptSummary({ homes }: { homes: readonly SavedView[] }) {
  const [open, setOpen] = useState(false);
  const kept = homes.filter((home) => home.keep && home.bytes > 0);
  const bytes = kept.reduce((sum, home) => sum + home.bytes, 0);
  return (
    <section className={styles.summary} aria-label="Kept on this phone">
      <Smartphone size={26} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <p className={styles.size}>Kept on this phone{bytes > 0 && `: ${formatBytes(bytes)}`}</p>
        <p className={text.muted}>
          {kept.length} {kept.length === 1 ? 'home' : 'homes'}, photos and plans
        </p>
      </div>
      <Button look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        Manage
      </Button>
      {open && (
        <ul className={styles.manage}>
          {homes.map((home) => (
            <ManageRow key={home.propertyId} home={home} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ManageRow({ home }: { home: SavedView }) {
  const [busy, setBusy] = useState(false);
  const name = home.summary?.name ?? 'A home';
  async function change() {
    setBusy(true);
    try {
      const local = await import('#local/pin');
      if (home.keep) await local.freeHome(home.propertyId);
      else await local.keepHomeAgain(home.propertyId);
    } catch (error) {
      console.warn('The files of a saved home could not be changed', error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className={styles.manageRow}>
      <span>{name}</span>
      {home.keep ? formatBytes(home.bytes) : 'not kept'}
      <Button
        look="neutral"
        compact
        disabled={busy}
        onClick={change}
        aria-label={home.keep ? `Free the space of ${name}` : `Keep ${name} on this phone`}
      >
        {home.keep ? 'Free' : 'Keep'}
      </Button>
    </li>
  );
}
