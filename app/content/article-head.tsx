import type { BlogPost } from '#domain/content/blog';
import { usePageData, useSitePictures } from '../ui/page-data.tsx';
import { PHONE_WIDE, Photo } from '../ui/photo.tsx';
import { Kicker } from '../ui/section-heading.tsx';
import { SharePageButton } from '../ui/share-page-button.tsx';
import text from '../ui/text.module.css';
import { useAgency } from '../ui/use-agency.ts';
import styles from './article-head.module.css';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "20 Dec 2025" of an ISO date; written by hand so that server and phone write the same. */
export function shortDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** First letters of the first two words: "Angan Realty" → "AR". */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
}

/** Head of an article: picture, kind and length, title, author box, share. */
export function ArticleHead({ post }: { post: BlogPost }) {
  const agency = useAgency();
  const { asOf } = usePageData();
  const photo = useSitePictures()[post.image];
  const date = post.publishedDate ?? new Date(asOf).toISOString().slice(0, 10);
  return (
    <header>
      {photo && (
        <Photo
          picture={photo}
          sizes={`(min-width: 64rem) 800px, ${PHONE_WIDE}`}
          priority
          className={styles.photo}
        />
      )}
      <Kicker>
        {post.category} · {post.readTime} min · on this phone
      </Kicker>
      <h1 className={text.h1}>{post.title}</h1>
      <div className={styles.by}>
        <span className={styles.initials} aria-hidden="true">
          {initials(agency.name)}
        </span>
        <p className={styles.author}>
          <strong>{agency.name}</strong>
          <time dateTime={date}>{shortDate(date)}</time>
        </p>
        <SharePageButton title={post.title} copied="Blog post link copied to clipboard!" />
      </div>
    </header>
  );
}
