import { markMatches } from '#domain/property/highlight';
import { searchTerms } from '#domain/property/search';
import styles from './marked.module.css';

/** A function that marks in a text what was searched for; none without a search. */
export function markerFor(asked: string) {
  const terms = searchTerms(asked);
  if (!terms.length) return undefined;
  return (text: string) =>
    markMatches(text, terms).map((piece, i) =>
      piece.match ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text
        <mark key={i} className={styles.mark}>
          {piece.text}
        </mark>
      ) : (
        piece.text
      ),
    );
}
