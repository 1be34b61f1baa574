/** Pages of a result list that can be asked for by address; further on, filters are the better way. */
const MAX_PAGE = 10;

/**
 * How far a result list is shown without scripts, from `page` in an address's search part: 1 for the first cards, 2 for
 * those and the next, up to 10. With scripts the list grows by itself.
 */
export function resultsPage(search: string): number {
  const page = Number(/[?&]page=(\d{1,3})(?:&|$)/.exec(search)?.[1] ?? 1);
  return Math.max(1, Math.min(MAX_PAGE, page));
}

/** Address of the same list shown further; null at the end of what can be asked for. */
export function nextResultsPath(path: string, search: string): string | null {
  const page = resultsPage(search);
  if (page >= MAX_PAGE) return null;
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair && !pair.startsWith('page='));
  return `${path}?${[...rest, `page=${page + 1}`].join('&')}`;
}
