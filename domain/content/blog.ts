/** One article: what lists, heads and link previews need. Its text is in app/content. */
export interface BlogPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** ISO date; null for a guide that is kept up to date and carries the date of the day (spec section 2). */
  publishedDate: string | null;
  /** Minutes. */
  readTime: number;
  category: string;
  /** A file of the site's pictures. */
  image: string;
  tags: string[];
  featured: boolean;
}

export const BLOG_POSTS: BlogPost[] = [
  {
    id: 'kamothe-rental-guide',
    slug: 'kamothe-rental-guide',
    title: 'Renting in Kamothe, sector by sector',
    excerpt:
      'What a 1, 2 or 3 BHK costs in each sector, which sector suits whom, and what to check before you sign.',
    publishedDate: null,
    readTime: 6,
    category: 'Renting',
    image: 'midrise-cream-noon.webp',
    tags: ['Kamothe', 'Rent', 'Sectors'],
    featured: true,
  },
  {
    id: 'home-loan-interest-rates-2025',
    slug: 'home-loan-interest-rates-2025',
    title: 'Home loan interest rates in 2025: what changed, and what to do about it',
    excerpt:
      'Four repo rate cuts in one year. How they reach your EMI, what banks asked, and the questions to put to yours.',
    publishedDate: '2025-12-20',
    readTime: 7,
    category: 'Home loans',
    image: 'kitchen-modular-white.webp',
    tags: ['Home loans', 'EMI', 'Interest rates'],
    featured: false,
  },
];

/** Articles that are announced and not yet written (spec section 2: six cards, three related ones on the guide). */
export const COMING_SOON: { title: string; text: string; category: string }[] = [
  {
    title: 'Kharghar or Kamothe?',
    text: 'Two neighbours on one line, compared for families and for the first job.',
    category: 'Places',
  },
  {
    title: 'Deposits and lock-in',
    text: 'How much to leave, when you get it back and what may be kept.',
    category: 'Renting',
  },
  {
    title: 'Registering an agreement',
    text: 'Leave and licence from home: steps, costs and the police form.',
    category: 'Renting',
  },
  {
    title: 'Reading a RERA page',
    text: 'Ten things the register tells you about a project in ten minutes.',
    category: 'Buying',
  },
  {
    title: 'Living near the new airport',
    text: 'What the Navi Mumbai airport changes for Ulwe, Panvel and Kamothe.',
    category: 'Places',
  },
  {
    title: 'Carpet, built-up, super built-up',
    text: 'One flat, three sizes: how to compare prices fairly.',
    category: 'Buying',
  },
];

export function findBlogPost(slug: string): BlogPost | null {
  return BLOG_POSTS.find((post) => post.slug === slug) ?? null;
}

export function blogPath(slug: string): string {
  return `/blog/${slug}`;
}

/**
 * schema.org description of an article. `origin` has no trailing slash, `today` is an ISO date, used where the article
 * has no date of its own; `image` is an absolute address.
 */
export function toBlogPosting(
  post: BlogPost,
  { origin, today, author, image }: { origin: string; today: string; author: string; image?: string },
): Record<string, unknown> {
  const url = `${origin}${blogPath(post.slug)}`;
  const date = post.publishedDate ?? today;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    datePublished: date,
    dateModified: date,
    author: { '@type': 'Organization', name: author, url: origin },
    publisher: { '@type': 'Organization', name: author, url: origin },
    articleSection: post.category,
    keywords: post.tags.join(', '),
    inLanguage: 'en-IN',
    ...(image ? { image } : {}),
  };
}
