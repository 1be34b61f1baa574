import { FAQ_ITEMS } from './faq-items.ts';

/** Categories of the questions, in the order of the chips (spec section 2: 16, plus "All" which the screen adds). */
export const FAQ_CATEGORIES = [
  'Buying',
  'Renting',
  'Home loans',
  'Stamp duty',
  'Brokerage',
  'RERA',
  'Papers',
  'Site visits',
  'Areas and sizes',
  'Resale',
  'Selling',
  'Commercial',
  'Running costs',
  'Places',
  'Living abroad',
  'This app',
] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

export interface FaqItem {
  /** Stable: links to /faq#id are shared. */
  id: string;
  question: string;
  answer: string;
  category: FaqCategory;
  /** Where to go on from the answer: a path of this site. */
  link?: { text: string; to: string };
}

/** Questions of one category (null: all) that contain every word of `query`, in reading order. */
export function filterFaq(category: FaqCategory | null, query: string): FaqItem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return FAQ_ITEMS.filter((item) => {
    if (category && item.category !== category) return false;
    const text = `${item.question} ${item.answer} ${item.category}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** schema.org FAQPage of all questions. */
export function faqStructuredData(): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: FAQ_ITEMS.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
