import styles from './data-table.module.css';

/**
 * A table in a card: first column left, numbers right and tabular. `caption` is read out, and shown when `showCaption`
 * is set. Scrolls sideways inside its card when the phone is too narrow.
 */
export function DataTable({
  caption,
  showCaption,
  columns,
  rows,
}: {
  caption: string;
  showCaption?: boolean;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <div className={styles.card}>
      <table className={styles.table}>
        <caption className={showCaption ? undefined : styles.hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={columns[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
