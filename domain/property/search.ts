import uFuzzy from '@leeoniya/ufuzzy';
import { foldText } from '#domain/text/text';
import { compareBy, type PropertyFilters, passesFilters } from './filter.ts';
import type { PropertySummary } from './summary.ts';

/*
 * One search for the phone (every keystroke, over up to 10,000 listings) and for the server. Each listing is
 * prepared as one folded string; a term must begin a word of it. A term that begins no word at all is replaced
 * by the nearest word that does exist (one letter wrong, missing, extra or swapped), and the caller is told.
 */

/** Field weights: where a word is found decides the order of results (issue: name, location, city, developer, bedrooms, amenities). */
const WEIGHTS = { name: 32, location: 16, city: 12, developer: 8, bedrooms: 6, amenities: 2 } as const;
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];

const WORD_BREAK = "[^\\p{L}\\p{M}\\p{N}'’.]+";
const words = (folded: string) => folded.split(new RegExp(WORD_BREAK, 'u')).filter(Boolean);

const exact = new uFuzzy({
  unicode: true,
  interSplit: WORD_BREAK,
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  interLft: 2,
  intraMode: 0,
});
const oneTypo = new uFuzzy({
  unicode: true,
  interSplit: WORD_BREAK,
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  interLft: 2,
  interRgt: 0,
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
});

export interface SearchIndex {
  readonly items: readonly PropertySummary[];
  /** One folded string an item: the fields in order of weight, parted by line feeds. */
  readonly haystack: string[];
  /** Distinct words of names, places, cities and builders, for finding what was meant. Made at the first typo. */
  vocabulary: string[] | null;
}

function fieldText(item: PropertySummary, field: Field): string {
  return field === 'amenities' ? item.amenities.join(' ') : (item[field] ?? '');
}

/** Prepares listings for searching: linear, a few milliseconds for 10,000. */
export function createSearchIndex(items: readonly PropertySummary[]): SearchIndex {
  const haystack = items.map((item) => foldText(FIELDS.map((field) => fieldText(item, field)).join('\n')));
  return { items, haystack, vocabulary: null };
}

function vocabularyOf(index: SearchIndex): string[] {
  if (!index.vocabulary) {
    const seen = new Set<string>();
    for (const line of index.haystack) {
      for (const word of words(line.split('\n').slice(0, 4).join(' ')))
        if (word.length > 3 && !/\d/.test(word)) seen.add(word);
    }
    index.vocabulary = [...seen];
  }
  return index.vocabulary;
}

/** The words that a search text is read as: folded, at most eight. */
export function searchTerms(text: string): string[] {
  return words(foldText(text)).slice(0, 8);
}

const startsAWord = (line: string, term: string) => {
  for (let at = line.indexOf(term); at >= 0; at = line.indexOf(term, at + 1)) {
    if (at === 0 || /[^\p{L}\p{M}\p{N}]/u.test(line.charAt(at - 1))) return true;
  }
  return false;
};

function meantFor(index: SearchIndex, term: string): string | null {
  if (term.length < 4 || /\d/.test(term)) return null;
  const vocabulary = vocabularyOf(index);
  // A first letter swapped or wrong is outside the scanner's single-error mode: try the rest of the word too.
  const found = oneTypo.filter(vocabulary, term) ?? [];
  const ranked = found
    .map((i) => vocabulary[i] as string)
    .filter((word) => Math.abs(word.length - term.length) <= 1)
    .sort((a, b) => Math.abs(a.length - term.length) - Math.abs(b.length - term.length));
  return ranked[0] ?? null;
}

function scoreOf(line: string, terms: string[]): number {
  const parts = line.split('\n');
  let score = 0;
  for (const term of terms) {
    const at = parts.findIndex((part) => startsAWord(part, term));
    const field = FIELDS[at];
    if (!field) continue;
    score += WEIGHTS[field] * 2;
    if (parts[at] === term || words(parts[at] ?? '').includes(term)) score += WEIGHTS[field];
    if ((parts[at] ?? '').startsWith(term)) score += 1;
  }
  return score;
}

export interface SearchResult {
  /** Positions in `index.items`, best first. */
  order: number[];
  /** The text that was searched for instead, when a word had to be read as another; else null. */
  readAs: string | null;
}

/** Items that hold every word of `text` as the beginning of a word, best first. Empty text: all, as they stand. */
export function searchText(index: SearchIndex, text: string): SearchResult {
  const asked = searchTerms(text);
  if (!asked.length) return { order: index.items.map((_, i) => i), readAs: null };
  let hits: number[] | null = null;
  let corrected = false;
  const used: string[] = [];
  for (const term of asked) {
    const scan = (needle: string, among: number[] | null): number[] => {
      const found = exact.filter(index.haystack, needle, among ?? undefined) ?? [];
      return found.filter((i) => startsAWord(index.haystack[i] as string, needle));
    };
    let found = scan(term, hits);
    let usedTerm = term;
    if (!found.length && !scan(term, null).length) {
      const meant = meantFor(index, term);
      if (meant) {
        usedTerm = meant;
        corrected = true;
        found = scan(meant, hits);
      }
    }
    used.push(usedTerm);
    hits = found;
    if (!hits.length) break;
  }
  const scored = (hits ?? []).map((i) => ({ i, score: scoreOf(index.haystack[i] as string, used) }));
  scored.sort(
    (a, b) =>
      b.score - a.score || (index.items[b.i]?.listedAt ?? 0) - (index.items[a.i]?.listedAt ?? 0) || a.i - b.i,
  );
  return { order: scored.map((s) => s.i), readAs: corrected && scored.length ? used.join(' ') : null };
}

export interface Results {
  items: PropertySummary[];
  readAs: string | null;
}

/** The result list for these filters: text search, filters, order. */
export function findProperties(index: SearchIndex, filters: PropertyFilters): Results {
  const { order, readAs } = searchText(index, filters.text);
  const items: PropertySummary[] = [];
  for (const i of order) {
    const item = index.items[i];
    if (item && passesFilters(item, filters)) items.push(item);
  }
  const sort =
    filters.sort === 'relevance' ? (searchTerms(filters.text).length ? null : 'newest') : filters.sort;
  if (sort) items.sort(compareBy(sort));
  return { items, readAs };
}
