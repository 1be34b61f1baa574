import { BookOpen } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { BLOG_POSTS, type BlogPost, blogPath, COMING_SOON } from '#domain/content/blog';
import layout from '../ui/layout.module.css';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useSitePictures } from '../ui/page-data.tsx';
import { PHONE_WIDE, Photo } from '../ui/photo.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import text from '../ui/text.module.css';
import { useHead } from '../ui/use-head.ts';
import styles from './blog-screen.module.css';
import { NewsletterTeaser } from './newsletter-teaser.tsx';

const NewsletterForm = lazyPart(() => import('../inquiry/newsletter-form.tsx').then((m) => m.NewsletterForm));

function ArticleCard({ post, featured }: { post: BlogPost; featured?: boolean }) {
  const photo = useSitePictures()[post.image];
  return (
    <article className={featured ? `${styles.card} ${styles.featured}` : styles.card}>
      {photo && (
        <Photo
          picture={photo}
          alt=""
          sizes={
            featured ? `(min-width: 64rem) 600px, ${PHONE_WIDE}` : `(min-width: 64rem) 360px, ${PHONE_WIDE}`
          }
          priority={featured}
          className={styles.photo}
        />
      )}
      <div className={styles.words}>
        <p className={styles.kind}>
          {post.category} · {post.readTime} min
        </p>
        <h2 className={featured ? text.h2 : text.h3}>
          <Link to={blogPath(post.slug)} className={styles.cover}>
            {post.title}
          </Link>
        </h2>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <span className={styles.read} aria-hidden="true">
          <BookOpen size={20} strokeWidth={1.75} />
          {featured ? 'Read Complete Guide' : 'Read the article'}
        </span>
      </div>
    </article>
  );
}

export function BlogScreen() {
  useHead();
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1 className={text.h1}>Guides</h1>
      <p className={text.lead}>Worth reading before you pay a token.</p>
      <div className={styles.posts}>
        {BLOG_POSTS.map((post) => (
          <ArticleCard key={post.id} post={post} featured={post.featured} />
        ))}
      </div>
      <section className={layout.section}>
        <SectionHeading title="Being written" />
        <ul className={styles.soon}>
          {COMING_SOON.map(({ title, text: words, category }) => (
            <li key={title} className={styles.next}>
              <span className={styles.tag}>Coming Soon</span>
              <p className={styles.kind}>{category}</p>
              <h3 className={text.h3}>{title}</h3>
              <p className={styles.excerpt}>{words}</p>
            </li>
          ))}
        </ul>
      </section>
      <NewsletterTeaser>
        <Suspense>
          <NewsletterForm />
        </Suspense>
      </NewsletterTeaser>
    </div>
  );
}
