import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './amenities.module.css';
import { amenityIcon } from './amenity-icon.ts';
import panel from './panel.module.css';
import { Panel } from './panel.tsx';

/** Amenities that are shown before "All N amenities" is pressed. */
const FIRST = 8;

export function Amenities({ amenities }: { amenities: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!amenities.length) return null;
  const shown = open ? amenities : amenities.slice(0, FIRST);
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Panel title="Amenities">
      <ul id={id} className={styles.list}>
        {shown.map((amenity, i) => {
          const AmenityIcon = amenityIcon(amenity);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an agency may name an amenity twice
            <li key={i}>
              <AmenityIcon size={24} strokeWidth={1.75} color="var(--chakra-colors-teal)" aria-hidden />
              <span>{amenity}</span>
            </li>
          );
        })}
      </ul>
      {amenities.length > FIRST && (
        <button
          type="button"
          className={panel.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show Less' : `All ${amenities.length} amenities`}
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </Panel>
  );
}
