/** Results that are held; beyond that all are forgotten. Far more than one catalogue has of any repeated text. */
const MOST = 5000;

/** A pure function of one text that remembers its results, for texts that come again and again. */
export function memoized<T>(make: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (results.size >= MOST) results.clear();
    results.set(text, made);
    return made;
  };
}
