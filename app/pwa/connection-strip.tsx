import { History, RefreshCw, Smartphone, WifiOff } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { ageInWords } from '#domain/text/age';
import { connectionState, giveUpStripPlace } from './connection-state.ts';
import { useWhenCalm } from './form-focus.ts';
import styles from './strip.module.css';
import { refreshNow, syncState } from './sync-state.ts';

/** A copy younger than this is not worth a word. */
const OLD_MS = 24 * 60 * 60_000;
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Condition = 'fine' | 'offline' | 'checking' | 'old' | 'unavailable';

function conditionOf(online: boolean, sync: typeof syncState): Condition {
  if (!online) return 'offline';
  if (sync.running && sync.asked) return 'checking';
  const isOld = sync.pulledAt !== null && Date.now() - sync.pulledAt > OLD_MS;
  // While a check is under way by itself nothing is said: it is over in a moment, and words would move the page.
  if (isOld && sync.failed && !sync.running) return 'old';
  return sync.unavailable ? 'unavailable' : 'fine';
}

/** One line under the header when what is shown may not be what the agency has now. */
export function ConnectionStrip() {
  const { online } = useSnapshot(connectionState);
  const sync = useSnapshot(syncState) as typeof syncState;
  const condition = useWhenCalm(conditionOf(online, sync), 'fine');
  useLayoutEffect(() => {
    if (condition !== 'fine') giveUpStripPlace();
  }, [condition]);
  // Always in the page: a status that comes together with its words is not read out.
  return <div role="status">{condition !== 'fine' && <Words condition={condition} sync={sync} />}</div>;
}

function Words({ condition, sync }: { condition: Condition; sync: typeof syncState }) {
  const age = sync.pulledAt === null ? null : Date.now() - sync.pulledAt;
  const asOf = age === null ? '' : `As of ${ageInWords(age)}`;
  return (
    <div className={styles.strip}>
      {condition === 'offline' && (
        <>
          <WifiOff {...ICON} />
          <span className={styles.words}>
            No signal. Showing what is on this phone.
            {age !== null && age > OLD_MS && <span className={styles.small}>{asOf}</span>}
          </span>
        </>
      )}
      {condition === 'old' && (
        <>
          <History {...ICON} />
          <span className={styles.words}>{asOf}</span>
          <button type="button" className={styles.link} onClick={refreshNow}>
            Refresh
          </button>
        </>
      )}
      {condition === 'checking' && (
        <>
          <RefreshCw {...ICON} />
          <span className={styles.words}>Checking for new homes…</span>
        </>
      )}
      {condition === 'unavailable' && (
        <>
          <Smartphone {...ICON} />
          <span className={styles.words}>
            This phone keeps nothing for later. Browsing and sending work while there is signal.
          </span>
        </>
      )}
    </div>
  );
}
