import { foldText } from '#domain/text/fold';
import { compareBy, type PropertyFilters, passesFilters } from './filter.ts';
import { nearestWord } from './nearest-word.ts';
import { stationNames } from './stations.ts';
import type { PropertySummary } from './summary.ts';

/*
 * One search for the phone (every keystroke, over up to 10,000 listings) and for the server. Each listing is
 * prepared as one folded string; a term must begin a word of it. A term that begins no word at all is replaced
 * by the nearest word that does exist (one letter wrong, missing, extra or swapped), and the caller is told.
 */

/** Field weights: where a word is found decides the order of results (issue: name, location, city, developer, bedrooms, amenities). */
const WEIGHTS = {
  name: 32,
  location: 16,
  city: 12,
  developer: 8,
  bedrooms: 6,
  amenities: 2,
  station: 1,
} as const;
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];

const WORD_BREAK = /[^\p{L}\p{M}\p{N}'.]+/u;
const words = (folded: string) => folded.split(WORD_BREAK).filter(Boolean);

/** Folded, with one kind of apostrophe. */
function prepare(text: string): string {
  return foldText(text).replace(/[‘’]/g, "'");
}

/** What people add to the name of a station. */
const STATION = /^(?:railway|station|stn)$/;

export interface SearchIndex {
  readonly items: readonly PropertySummary[];
  /** One folded string an item: the fields in order of weight, parted by line feeds. */
  readonly haystack: string[];
  /** Makes a piece of a haystack that is put together when it is wanted; false when nothing is left to make. */
  readonly prepareNext?: () => boolean;
  /** Distinct words of names, places, cities and builders, for finding what was meant. Made at the first typo. */
  vocabulary: string[] | null;
  /** Positions in `items`, newest first. Made at the first search. */
  newest?: readonly number[];
  /** What was last looked for in all items: the next keystroke mostly narrows that. */
  recent?: { term: string; hits: readonly Hit[] };
}

/** An item that was found. Lists of them stand in the order of `newest`. */
interface Hit {
  i: number;
  score: number;
}

function fieldText(item: PropertySummary, field: Field): string {
  if (field === 'amenities') return item.amenities.join(' ');
  if (field === 'station') return stationNames(item.location);
  if (field !== 'bedrooms') return item[field] ?? '';
  // "2 & 3 BHK" is also "2bhk" and "3bhk": see searchTerms.
  const unit = /bhk|rk/i.exec(item.bedrooms)?.[0];
  const counts = unit ? (item.bedrooms.match(/\d+(?:\.\d+)?/g) ?? []) : [];
  return [item.bedrooms, ...counts.map((count) => count + unit)].join(' ');
}

/** Prepares listings for searching: linear, a few milliseconds for 10,000. */
export function createSearchIndex(items: readonly PropertySummary[]): SearchIndex {
  const haystack = items.map((item) => prepare(FIELDS.map((field) => fieldText(item, field)).join('\n')));
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

/**
 * The words that a search text is read as: folded, at most eight. "3 bhk" is one word, or it would be found in
 * every BHK of a Sector 3; "Panvel station" is Panvel, because no home is called a station.
 */
export function searchTerms(text: string): string[] {
  const terms = words(prepare(text).replace(/(\d)\s+(?=(?:bhk|rk)(?![\p{L}\p{N}]))/gu, '$1'));
  return terms.filter((term, at) => at === 0 || !STATION.test(term)).slice(0, 8);
}

function isWordChar(line: string, at: number): boolean {
  const code = line.charCodeAt(at);
  if (code < 128) return (code > 96 && code < 123) || (code > 47 && code < 58);
  return /[\p{L}\p{M}\p{N}]/u.test(line.charAt(at));
}

/**
 * How well `term` is found in a prepared line: twice the weight of the first field in which it begins a word, half as
 * much again when it is the whole word, a little more at the start of the field. 0 when it begins no word.
 */
function scoreTerm(line: string, term: string): number {
  let field = 0;
  let fieldStart = 0;
  let best = 0;
  let bestField = -1;
  for (let at = line.indexOf(term); at >= 0; at = line.indexOf(term, at + 1)) {
    for (let end = line.indexOf('\n', fieldStart); end >= 0 && end < at; ) {
      field += 1;
      fieldStart = end + 1;
      end = line.indexOf('\n', fieldStart);
    }
    if (bestField >= 0 && field !== bestField) break;
    if (at > fieldStart && isWordChar(line, at - 1)) continue;
    const weight = WEIGHTS[FIELDS[field] ?? 'amenities'];
    const end = at + term.length;
    const whole = end === line.length || !isWordChar(line, end);
    best = Math.max(best, weight * 2 + (whole ? weight : 0) + (at === fieldStart ? 1 : 0));
    bestField = field;
  }
  return best;
}

export interface SearchResult {
  /** Positions in `index.items`, best first. */
  order: number[];
  /** The text that was searched for instead, when a word had to be read as another; else null. */
  readAs: string | null;
}

/** Does beforehand a piece of what the first search would have to do; false when that was the last. */
export function prepareSearch(index: SearchIndex): boolean {
  if (index.prepareNext?.()) return true;
  newestOf(index);
  return false;
}

function newestOf(index: SearchIndex): readonly number[] {
  const { items } = index;
  const listedAt = (i: number) => items[i]?.listedAt ?? 0;
  index.newest ??= items.map((_, i) => i).sort((a, b) => listedAt(b) - listedAt(a) || a - b);
  return index.newest;
}

/** The items, of all or of `among`, that hold `term`, with the score of this term alone. */
function scan(index: SearchIndex, term: string, among: readonly Hit[] | null): Hit[] {
  const hits: Hit[] = [];
  const look = (i: number) => {
    const score = scoreTerm(index.haystack[i] ?? '', term);
    if (score) hits.push({ i, score });
  };
  if (among) for (const { i } of among) look(i);
  else for (const i of newestOf(index)) look(i);
  return hits;
}

/** {@link scan} of all items. What begins a word with "gul" is among what begins one with "gu". */
function scanAll(index: SearchIndex, term: string): readonly Hit[] {
  const { recent } = index;
  if (recent?.term === term) return recent.hits;
  const hits = scan(index, term, recent && term.startsWith(recent.term) ? recent.hits : null);
  index.recent = { term, hits };
  return hits;
}

/** The items of `among` (null: all) that hold `term` too; scores add up. */
function narrow(index: SearchIndex, term: string, among: readonly Hit[] | null): readonly Hit[] {
  if (!among) return scanAll(index, term);
  const before = new Map(among.map((hit) => [hit.i, hit.score]));
  return scan(index, term, among).map((hit) => ({ ...hit, score: hit.score + (before.get(hit.i) ?? 0) }));
}

/** Positions by score, the newest of equals first. Scores are few, and sorting thousands costs more than finding them. */
function bestFirst(hits: readonly Hit[]): number[] {
  const byScore: number[][] = [];
  for (const { i, score } of hits) {
    byScore[score] ??= [];
    byScore[score].push(i);
  }
  return byScore.reverse().flat();
}

/** Items that hold every word of `text` as the beginning of a word, best first. Empty text: all, as they stand. */
export function searchText(index: SearchIndex, text: string): SearchResult {
  const asked = searchTerms(text);
  if (!asked.length) return { order: index.items.map((_, i) => i), readAs: null };
  let hits: readonly Hit[] | null = null;
  let corrected = false;
  const used: string[] = [];
  for (const term of asked) {
    let found = narrow(index, term, hits);
    let usedTerm = term;
    if (!found.length && (!hits || !scan(index, term, null).length)) {
      const meant = nearestWord(vocabularyOf(index), term);
      if (meant) {
        usedTerm = meant;
        corrected = true;
        found = narrow(index, meant, hits);
      }
    }
    used.push(usedTerm);
    hits = found;
    if (!hits.length) break;
  }
  const order = bestFirst(hits ?? []);
  return { order, readAs: corrected && order.length ? used.join(' ') : null };
}

export interface Results {
  items: PropertySummary[];
  readAs: string | null;
}

/** The listings that a search text finds, in order of relevance; all of them without a text. */
export function findByText(index: SearchIndex, text: string): Results {
  const { order, readAs } = searchText(index, text);
  const items: PropertySummary[] = [];
  for (const i of order) {
    const item = index.items[i];
    if (item) items.push(item);
  }
  return { items, readAs };
}

/** Puts listings that a text has found, or all, into the order that is asked for. */
export function orderResults(
  found: readonly PropertySummary[],
  { sort, text }: PropertyFilters,
): PropertySummary[] {
  const order = sort === 'relevance' ? (searchTerms(text).length ? null : 'newest') : sort;
  return order ? [...found].sort(compareBy(order)) : [...found];
}

/** The result list for these filters: text search, filters, order. */
export function findProperties(index: SearchIndex, filters: PropertyFilters): Results {
  const { items, readAs } = findByText(index, filters.text);
  return {
    items: orderResults(
      items.filter((item) => passesFilters(item, filters)),
      filters,
    ),
    readAs,
  };
}
