/** Shortest term that may be read as another word: in shorter ones a changed letter is a different word. */
const MIN_LENGTH = 4;
/** Longest: no name has a word like this, and a pasted page should not be compared with every word. */
const MAX_LENGTH = 24;

/** Whether two different texts are one typing slip apart: a letter wrong, missing, extra, or two neighbours swapped. */
export function isOneSlipApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (a.length > b.length) return a.slice(at + 1) === b.slice(at);
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/**
 * The word of `vocabulary` that `term` was meant to be, or to become while it is still being typed ("kargh" →
 * "kharghar"); null when none is near. Whole words go before beginnings, the same first letter before another.
 */
export function nearestWord(vocabulary: readonly string[], term: string): string | null {
  if (term.length < MIN_LENGTH || term.length > MAX_LENGTH || /\d/.test(term)) return null;
  let best: string | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const word of vocabulary) {
    const whole = isOneSlipApart(term, word);
    const begun =
      !whole &&
      word.length > term.length &&
      [0, 1, -1].some((more) => isOneSlipApart(term, word.slice(0, term.length + more)));
    if (!whole && !begun) continue;
    const rank = (whole ? 0 : 4) + (word[0] === term[0] ? 0 : 2) + (word.length === term.length ? 0 : 1);
    if (rank < bestRank) {
      best = word;
      bestRank = rank;
    }
  }
  return best;
}
