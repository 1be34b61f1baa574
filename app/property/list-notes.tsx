import { Button } from '../ui/button.tsx';
import { LoadFailure, Note } from '../ui/notice.tsx';
import styles from './card-list.module.css';

/**
 * Over a list that is only a part of what there is: more is to come, or does not come while the server is silent. Nothing
 * for a whole list, but it stands there all the same: a status that comes together with its words is not read out.
 */
export function PartNote({ state, onRetry }: { state: 'part' | 'stuck' | null; onRetry: () => void }) {
  return (
    <div className={state ? styles.note : undefined} role="status">
      {state === 'part' && <Note>More homes are on their way.</Note>}
      {state === 'stuck' && (
        <Note tone="warning">
          <p>No answer from the server. The other homes come with signal.</p>
          <Button look="neutral" compact onClick={onRetry}>
            Try again
          </Button>
        </Note>
      )}
    </div>
  );
}

/** Instead of a list that could not be had. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  return <LoadFailure title="Failed to fetch properties" text="Saved homes still open." onRetry={onRetry} />;
}
