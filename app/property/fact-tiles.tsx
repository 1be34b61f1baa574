import { BedDouble, Building2, KeyRound, Layers, Ruler } from 'lucide-react';
import { possessionText } from './card-facts.ts';
import styles from './fact-tiles.module.css';
import type { Facts } from './property-facts.ts';

/** The facts that decide: bedrooms, area, possession and status; only those that are known. */
export function FactTiles({ facts }: { facts: Facts }) {
  const possession = possessionText(facts);
  const tiles = [
    { label: 'Bedrooms', value: facts.bedrooms, Icon: BedDouble },
    { label: 'Carpet area', value: facts.area, Icon: Ruler },
    {
      label: facts.propertyType === 'rental' ? 'Available' : 'Possession',
      value: possession,
      Icon: KeyRound,
    },
    { label: 'Status', value: facts.status, Icon: Building2 },
    { label: facts.propertyType === 'sale' ? 'Floors' : 'Floor', value: facts.floors, Icon: Layers },
  ].filter((tile) => tile.value);
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, value, Icon }) => (
        <div key={label} className={styles.tile}>
          <Icon size={24} strokeWidth={1.75} color="var(--chakra-colors-teal)" aria-hidden />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
