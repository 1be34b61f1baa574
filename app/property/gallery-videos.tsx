import { ExternalLink, Play } from 'lucide-react';
import { videoPlayerUrl, youtubeId } from '#domain/property/video';
import { PHONE_WIDE, Photo, type PhotoSource } from '../ui/photo.tsx';
import styles from './gallery.module.css';
import { TapFrame } from './tap-frame.tsx';

/** Videos of a listing. The player is another site's: it is fetched when its poster is tapped, never before. */
export function GalleryVideos({
  videos,
  name,
  poster,
}: {
  videos: readonly string[];
  name: string;
  /** One of the listing's own photos. */
  poster: PhotoSource | undefined;
}) {
  return (
    <div className={styles.stage}>
      <ul className={styles.rail} aria-label="Videos">
        {videos.map((link, i) => {
          const id = youtubeId(link);
          const label = videos.length > 1 ? `Video ${i + 1} of ${videos.length}` : 'Video';
          return (
            <li key={link}>
              {id ? (
                <TapFrame
                  url={videoPlayerUrl(id)}
                  title={`${label}, ${name}`}
                  service="The video"
                  className={styles.video}
                >
                  {poster && <Photo picture={poster} sizes={PHONE_WIDE} alt="" className={styles.poster} />}
                  <span className={styles.play}>
                    <Play size={22} strokeWidth={1.75} fill="currentColor" aria-hidden />
                    {label}
                    <span className={styles.from}>plays from YouTube</span>
                  </span>
                </TapFrame>
              ) : (
                <a className={styles.videoLink} href={link} target="_blank" rel="noopener noreferrer">
                  <ExternalLink size={22} strokeWidth={1.75} aria-hidden />
                  {label} (opens in a new tab)
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
