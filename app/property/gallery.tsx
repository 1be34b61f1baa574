import { Image, Images } from 'lucide-react';
import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import type { Property } from '#domain/property/property';
import { Photo } from '../ui/photo.tsx';
import styles from './gallery.module.css';
import { type GalleryTabId, galleryMedia } from './gallery-media.ts';
import { GalleryRail } from './gallery-rail.tsx';
import { GalleryTabs } from './gallery-tabs.tsx';
import { galleryVideos } from './property-later.ts';
import type { ViewerProps } from './viewer.tsx';

export type OpenViewer = (view: Pick<ViewerProps, 'photos' | 'index' | 'label'>) => void;

function countText(photos: number, videos: number): string {
  const parts = [`${photos} ${photos === 1 ? 'photo' : 'photos'}`];
  if (videos) parts.push(`${videos} ${videos === 1 ? 'video' : 'videos'}`);
  return `All ${parts.join(', ')}`;
}

/** Photos and videos of a listing; `children` lie on the photo (share, save). */
export function Gallery({
  property,
  onView,
  children,
}: {
  property: Property;
  onView: OpenViewer;
  children?: ReactNode;
}) {
  const media = useMemo(() => galleryMedia(property), [property]);
  const { exterior, interior, videos, tabs } = media;
  const [chosen, setChosen] = useState<GalleryTabId>('exterior');
  const panelId = useId();
  const tab = tabs.find((t) => t.id === chosen) ?? tabs[0];
  const all = [...exterior, ...interior];
  const photos = tab?.id === 'interior' ? interior : exterior;
  // Beside the large photo on wide screens: the rooms first, then what is left of the outside.
  const beside = [...interior, ...exterior.slice(1)].slice(0, 4);

  return (
    <section className={styles.gallery} aria-label="Photos">
      <div className={styles.media} data-beside={beside.length === 4 || undefined}>
        <div
          {...(tab && { id: panelId, role: 'tabpanel', 'aria-labelledby': `${panelId}-${tab.id}` })}
          className={styles.main}
        >
          {!tab && (
            <p className={styles.none}>
              <Image size={28} strokeWidth={1.5} aria-hidden />
              No photos yet
            </p>
          )}
          {tab?.id === 'videos' && (
            <Suspense>
              <galleryVideos.Part videos={videos} name={property.name} poster={all[0]} />
            </Suspense>
          )}
          {tab && tab.id !== 'videos' && (
            <GalleryRail
              // Another tab starts at its first photo (spec section 4).
              key={tab.id}
              photos={photos}
              label={tab.label}
              before={tab.id === 'interior' ? exterior.length : 0}
              all={all.length}
              onOpen={(index) => onView({ photos, index, label: tab.label })}
            />
          )}
          {children && <div className={styles.over}>{children}</div>}
        </div>
        {beside.length === 4 && (
          <ul className={styles.beside}>
            {beside.map((photo, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand in a gallery twice
              <li key={i}>
                <button
                  type="button"
                  className={styles.open}
                  aria-label={`${photo.alt ?? 'Photo'}, full screen`}
                  onClick={() => onView({ photos: all, index: all.indexOf(photo), label: 'All photos' })}
                />
                <Photo picture={photo} sizes="(min-width: 64rem) 300px, 1px" className={styles.photo} />
                {i === 3 && (
                  <span className={styles.allCount}>
                    <Images size={18} strokeWidth={2} aria-hidden />
                    {countText(all.length, videos.length)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {tabs.length > 0 && tab && (
        <GalleryTabs tabs={tabs} chosen={tab.id} panelId={panelId} onChoose={setChosen} />
      )}
    </section>
  );
}
