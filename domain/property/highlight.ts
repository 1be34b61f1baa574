import { foldText } from '#domain/text/fold';

/** A piece of a text: `match` when it is what was searched for. */
export interface TextPiece {
  text: string;
  match: boolean;
}

/** Folds letter by letter, keeping for every folded unit the place in `text` that it came from. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = foldText(letter);
    for (let i = 0; i < plain.length; i++) places.push(at);
    folded += plain;
    at += letter.length;
  }
  places.push(text.length);
  return { folded, places };
}

/**
 * `text` cut where a word of it begins with one of `terms` (folded words, see searchTerms): what a result list marks.
 * The pieces joined are the text again.
 */
export function markMatches(text: string, terms: readonly string[]): TextPiece[] {
  const { folded, places } = foldWithPlaces(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    if (!term) continue;
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      if (at > 0 && /[\p{L}\p{M}\p{N}]/u.test(folded.charAt(at - 1))) continue;
      marked.fill(true, places[at], places[at + term.length]);
    }
  }
  const pieces: TextPiece[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && marked[i] === marked[start]) continue;
    pieces.push({ text: text.slice(start, i), match: marked[start] ?? false });
    start = i;
  }
  return pieces;
}
