import { describe, expect, it } from 'vitest';
import { BLOG_POSTS, blogPath, findBlogPost, toBlogPosting } from './blog.ts';
import { FAQ_CATEGORIES, faqStructuredData, filterFaq } from './faq.ts';
import { FAQ_ITEMS } from './faq-items.ts';
import { STATIC_HEADS } from './page-heads.ts';

const unique = (values: string[]) => new Set(values).size === values.length;

describe('page heads', () => {
  const heads = Object.entries(STATIC_HEADS);
  it('differ from page to page', () => {
    expect(unique(heads.map(([, head]) => head.title))).toBe(true);
    expect(unique(heads.map(([, head]) => head.description))).toBe(true);
  });
  it.each(heads)('%s fits into a result list and a link preview', (_path, head) => {
    expect(head.title.length).toBeLessThanOrEqual(55);
    expect(head.description.length).toBeGreaterThanOrEqual(50);
    expect(head.description.length).toBeLessThanOrEqual(165);
  });
  it('cover the articles', () => {
    for (const post of BLOG_POSTS) expect(STATIC_HEADS[blogPath(post.slug)]).toBeDefined();
  });
});

describe('FAQ', () => {
  it('has 22 questions in 16 categories, none of them empty', () => {
    expect(FAQ_ITEMS).toHaveLength(22);
    expect(FAQ_CATEGORIES).toHaveLength(16);
    expect(new Set(FAQ_ITEMS.map((item) => item.category))).toEqual(new Set(FAQ_CATEGORIES));
    expect(unique(FAQ_ITEMS.map((item) => item.id))).toBe(true);
  });
  it('makes the claims of the spec', () => {
    const all = FAQ_ITEMS.map((item) => item.answer).join(' ');
    for (const claim of [
      '90%',
      'from 8.5%',
      '30–45 days',
      '5% for women',
      '6% of the price for men',
      '₹30,000',
    ])
      expect(all).toContain(claim);
  });
  it('filters by category and by every word', () => {
    expect(filterFaq('Home loans', '').map((item) => item.id)).toEqual(['loan-amount', 'interest-rate']);
    expect(filterFaq(null, 'SUNDAY  visit').map((item) => item.id)).toEqual(['sunday-visit']);
    expect(filterFaq('Selling', 'sunday')).toEqual([]);
    expect(filterFaq(null, '')).toHaveLength(22);
  });
  it('has structured data of every question', () => {
    expect(faqStructuredData().mainEntity).toHaveLength(22);
  });
});

describe('articles', () => {
  const about = { origin: 'https://angan.example', today: '2026-02-03', author: 'Angan Realty' };
  it('are found by slug', () => {
    expect(findBlogPost('home-loan-interest-rates-2025')?.readTime).toBe(7);
    expect(findBlogPost('no-such-post')).toBeNull();
  });
  it('carry their own date, or the day for a guide that is kept up to date', () => {
    const [guide, loans] = BLOG_POSTS.map((post) => toBlogPosting(post, about));
    expect(guide).toMatchObject({ datePublished: '2026-02-03', dateModified: '2026-02-03' });
    expect(loans).toMatchObject({ datePublished: '2025-12-20' });
  });
});
