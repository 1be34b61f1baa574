import styles from './skeleton.module.css';

/** One sand-coloured shape. Sizes are CSS lengths. */
export function Shape({ width = '100%', height }: { width?: string; height: string }) {
  return <span className={styles.shape} style={{ width, height }} aria-hidden="true" />;
}

/** A property card that is still coming. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <span className={`${styles.shape} ${styles.photo}`} />
      <div className={styles.body}>
        <Shape width="60%" height="20px" />
        <Shape width="84%" height="16px" />
        <Shape width="44%" height="26px" />
        <div className={styles.facts}>
          <Shape height="42px" />
          <Shape height="42px" />
          <Shape height="42px" />
        </div>
        <Shape height="48px" />
      </div>
    </div>
  );
}
