/** How often each word occurs. */
export type Tally = Record<string, number>;

/** Of a word that a listing or a link brings: every object has a `constructor`, and nobody counted it. */
export function countOf(tally: Tally, word: string): number {
  return Object.hasOwn(tally, word) ? (tally[word] ?? 0) : 0;
}

export function addOne(tally: Tally, word: string): void {
  tally[word] = countOf(tally, word) + 1;
}
