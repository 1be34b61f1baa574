import { CircleCheck, Download } from 'lucide-react';
import { priceText } from '#domain/property/price';
import type { PropertySummary } from '#domain/property/summary';
import { formatBytes } from '#domain/text/bytes';
import { MESSAGES, SAVED_SCREEN_TEXT } from '#domain/text/messages';
import { type SavedView, watchSavedList } from '#local/saved-list';
import { OutboxList } from '../inquiry/outbox-list.tsx';
import { paths } from '../paths.ts';
import { RowCard } from '../property/row-card.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Shape } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-state.ts';
import { useWatch } from '../ui/use-watch.ts';
import { KeptSummary } from './kept-summary.tsx';
import styles from './saved-screen.module.css';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The saved homes with what of each is on this phone, and what waits to be sent. */
export function SavedHomes() {
  const homes = useWatch(watchSavedList);
  return (
    <>
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
          {homes.map((home) => (
            <li key={home.propertyId}>
              {home.summary ? <SavedRow home={home} summary={home.summary} /> : <UnknownRow home={home} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SavedRow({ home, summary }: { home: SavedView; summary: PropertySummary }) {
  return (
    <RowCard
      summary={summary}
      level={2}
      priceNote={<PriceNote before={home.before} summary={summary} />}
      note={
        home.gone ? (
          <p className={styles.gone}>No longer available. Last known facts.</p>
        ) : (
          <KeptNote home={home} />
        )
      }
    />
  );
}

/** A home that came back by its id alone: its facts are on their way, or there are none any more. */
function UnknownRow({ home }: { home: SavedView }) {
  if (!home.gone) return <Shape height="132px" />;
  const remove = () =>
    import('#local/saved')
      .then((local) => local.unsaveProperty(home.propertyId))
      .catch(() => showToast(MESSAGES.removeFailed));
  return (
    <div className={styles.unknown}>
      <p className={styles.gone}>A saved home that is no longer available</p>
      <Button look="neutral" compact onClick={remove}>
        Remove
      </Button>
    </div>
  );
}

function PriceNote({ before, summary }: { before: SavedView['before']; summary: PropertySummary }) {
  if (!before) return null;
  const was = priceText({ ...before, propertyType: summary.propertyType });
  // "Price on request" is neither more nor less.
  if (!(before.priceValue > 0 && summary.priceValue > 0)) return <p className={styles.up}>Was: {was}</p>;
  const down = summary.priceValue < before.priceValue;
  return (
    <p className={down ? styles.down : styles.up}>
      {down ? 'Down' : 'Up'} from {was}
    </p>
  );
}

function KeptNote({ home }: { home: SavedView }) {
  if (!home.keep) return <p className={styles.later}>Photos are not kept on this phone</p>;
  if (home.missing === 0)
    return (
      <p className={styles.kept}>
        <CircleCheck {...ICON} />
        All on this phone{home.bytes > 0 && `, ${formatBytes(home.bytes)}`}
      </p>
    );
  return (
    <p className={styles.later}>
      <Download {...ICON} />
      Photos come with signal
    </p>
  );
}
