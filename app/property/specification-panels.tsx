import type { Property } from '#domain/property/property';
import { SPECIFICATION_GROUPS, specificationText } from '#domain/property/specification-groups';
import { Ledger, LedgerRow } from '../ui/ledger.tsx';
import panel from './panel.module.css';
import { Panel } from './panel.tsx';
import styles from './specification-panels.module.css';

/** The specification ledgers in groups; a group or row that the listing does not have is left out. */
export function SpecificationPanels({
  property,
}: {
  property: Pick<Property, 'propertyType' | 'specifications'>;
}) {
  const groups = SPECIFICATION_GROUPS[property.propertyType]
    .map(({ title, rows }) => ({
      title,
      rows: rows.flatMap(({ key, label }) => {
        const value = specificationText(property.specifications, key);
        return value ? [{ key, label, value }] : [];
      }),
    }))
    .filter((group) => group.rows.length > 0);
  return groups.map(({ title, rows }) => (
    <Panel key={title} title={title}>
      <div className={panel.card}>
        <Ledger>
          {rows.map(({ key, label, value }) => (
            <LedgerRow
              key={key}
              label={label}
              value={
                /^(filed|approved|received|obtained|available)\b/i.test(value) ? (
                  <span className={styles.good}>{value}</span>
                ) : (
                  value
                )
              }
            />
          ))}
        </Ledger>
      </div>
    </Panel>
  ));
}
