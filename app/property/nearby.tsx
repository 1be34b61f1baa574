import {
  ExternalLink,
  GraduationCap,
  Hospital,
  Landmark,
  type LucideIcon,
  MapPin,
  Plane,
  ShoppingBag,
  TrainFront,
  TreePalm,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { mapSearchHref } from '#domain/property/map-embed';
import type { Property } from '#domain/property/property';
import styles from './nearby.module.css';
import panel from './panel.module.css';
import { Panel } from './panel.tsx';

const ICONS: [RegExp, LucideIcon][] = [
  [/airport|flight/i, Plane],
  [/station|rail|train|metro|bus|transport|transit|connect/i, TrainFront],
  [/school|college|educat|university/i, GraduationCap],
  [/hospital|health|clinic|medical/i, Hospital],
  [/mall|shop|market|retail|store/i, ShoppingBag],
  [/park|lake|garden|leisure|nature/i, TreePalm],
  [/bank|temple|office|government/i, Landmark],
];

function placeIcon(category: string, name: string): LucideIcon {
  const find = (words: string) => ICONS.find(([pattern]) => pattern.test(words))?.[1];
  return find(name) ?? find(category) ?? MapPin;
}

/** Distances are approximate and say so (facts: "approx."). */
export function approximately(distance: string): string {
  return /approx|about|~/i.test(distance) ? distance : `approx. ${distance}`;
}

/** Location of a home: what is near it, a search on the map service, and (`children`) the map itself. */
export function Nearby({
  property,
  children,
}: {
  property: Pick<Property, 'name' | 'location' | 'city' | 'nearbyPlaces'>;
  children?: ReactNode;
}) {
  const { name, location, city, nearbyPlaces } = property;
  const groups = nearbyPlaces.filter((group) => group.places.length > 0);
  return (
    <Panel title={groups.length ? 'Nearby' : 'Location'}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <ul key={group.category} className={styles.list} aria-label={group.category}>
            {group.places.map((place, i) => {
              const Icon = placeIcon(group.category, place.name);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: places of one fixed list
                <li key={i}>
                  <Icon size={24} strokeWidth={1.75} color="var(--chakra-colors-teal)" aria-hidden />
                  <span className={styles.name}>{place.name}</span>
                  {place.distance && <span className={styles.distance}>{approximately(place.distance)}</span>}
                </li>
              );
            })}
          </ul>
        ))}
      </div>
      {children}
      <a
        className={panel.more}
        href={mapSearchHref(name, location, city)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MapPin size={22} strokeWidth={1.75} aria-hidden />
        Search on the map
        <ExternalLink size={18} strokeWidth={1.75} aria-label="(opens in a new tab)" />
      </a>
    </Panel>
  );
}
