import { useParams } from 'react-router-dom';
import { findBlogPost } from '#domain/content/blog';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import layout from '../ui/layout.module.css';
import { useHead } from '../ui/use-head.ts';
import { ArticleHead } from './article-head.tsx';
import { AuthorBox } from './author-box.tsx';
import { CallBand } from './call-band.tsx';
import { HOME_LOAN_ARTICLE } from './home-loan-article-content.ts';
import type { ReadingPart } from './reading.ts';
import { ReadingView } from './reading-view.tsx';

/** Articles that are running text; the rental guide has a screen of its own. */
const TEXTS: Record<string, ReadingPart[]> = { 'home-loan-interest-rates-2025': HOME_LOAN_ARTICLE };

export function BlogArticleScreen() {
  useHead();
  const { slug = '' } = useParams();
  const post = findBlogPost(slug);
  const parts = post && TEXTS[post.slug];
  if (!post || !parts) {
    return (
      <div className={layout.page}>
        <EmptyState
          level={1}
          title="Blog Post Not Found"
          text="The blog post you're looking for doesn't exist."
        >
          <LinkButton to={paths.blog}>Back to Blog</LinkButton>
        </EmptyState>
      </div>
    );
  }
  return (
    <article className={`${layout.page} ${layout.narrow}`}>
      <ArticleHead post={post} />
      <ReadingView parts={parts} />
      <AuthorBox />
      <div className={layout.section}>
        <CallBand
          title="Which bank for this flat?"
          text="We know which banks have approved which projects."
          whatsapp="Hello, I read your article on home loan rates and have a question about a loan:"
        />
      </div>
    </article>
  );
}
