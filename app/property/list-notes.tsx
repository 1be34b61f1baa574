import { Button } from '../ui/button.tsx';
import { LoadFailure, Note } from '../ui/notice.tsx';
import styles from './card-list.module.css';

/** Over a list that is only a part of what there is: more is to come, or does not come while the server is silent. */
export function PartNote({ stuck, onRetry }: { stuck: boolean; onRetry: () => void }) {
  return (
    <div className={styles.note} role="status">
      {stuck ? (
        <Note tone="warning">
          <p>No answer from the server. The other homes come with signal.</p>
          <Button look="neutral" compact onClick={onRetry}>
            Try again
          </Button>
        </Note>
      ) : (
        <Note>More homes are on their way.</Note>
      )}
    </div>
  );
}

/** Instead of a list that could not be had. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  return <LoadFailure title="Failed to fetch properties" text="Saved homes still open." onRetry={onRetry} />;
}
