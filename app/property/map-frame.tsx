import { MapPin } from 'lucide-react';
import { mapEmbedUrl } from '#domain/property/map-embed';
import styles from './map-frame.module.css';
import { TapFrame } from './tap-frame.tsx';

/** The map of a listing, fetched on tap; nothing when the listing's map code is not one we know. */
export function MapFrame({ code, name }: { code: string | undefined; name: string }) {
  const url = mapEmbedUrl(code);
  if (!url) return null;
  return (
    <TapFrame url={url} title={`Map of ${name}`} service="The map" className={styles.map}>
      <span className={styles.show}>
        <MapPin size={22} strokeWidth={1.75} aria-hidden />
        Show the map
      </span>
    </TapFrame>
  );
}
