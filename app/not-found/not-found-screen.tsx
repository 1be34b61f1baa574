import { NotFound } from '../ui/not-found.tsx';
import { useHead } from '../ui/use-head.ts';

const HEAD = { kind: 'not-found' } as const;

/** Any address that the site does not have (spec section 2). */
export function NotFoundScreen() {
  useHead(HEAD);
  return <NotFound title="404 Page Not Found" text="The address may be old, or the home has been sold." />;
}
