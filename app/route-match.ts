import { matchPath } from 'react-router-dom';
import { ROUTES, type ScreenRoute } from './routes.tsx';

const fixed = new Map(ROUTES.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route]));
const patterns = ROUTES.filter(({ path }) => path.includes(':'));

/** Without escapes; the path itself when they make no sense. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The route that a path belongs to, as the router sees it: capitals and slashes at the end make no difference, a fixed
 * path comes before a pattern. The 404 route for anything unknown.
 */
export function matchScreen(pathname: string): ScreenRoute {
  const plain = readable(pathname).toLowerCase().replace(/\/+$/, '') || '/';
  const found = fixed.get(plain) ?? patterns.find(({ path }) => matchPath(path, pathname));
  const fallback = ROUTES[ROUTES.length - 1];
  if (!found && !fallback) throw new Error('There are no routes');
  return (found ?? fallback) as ScreenRoute;
}
