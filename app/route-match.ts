import { matchPath } from 'react-router-dom';
import { ROUTES, type ScreenRoute } from './routes.tsx';

const ranked = [...ROUTES].sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));

/** The route that a path belongs to; the 404 route for anything unknown. */
export function matchScreen(pathname: string): ScreenRoute {
  const found = ranked.find(({ path }) => path !== '*' && matchPath(path, pathname));
  const fallback = ROUTES[ROUTES.length - 1];
  if (!found && !fallback) throw new Error('There are no routes');
  return (found ?? fallback) as ScreenRoute;
}
