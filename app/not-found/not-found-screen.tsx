import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import layout from '../ui/layout.module.css';
import { useHead } from '../ui/use-head.ts';

const HEAD = { kind: 'not-found' } as const;

/** Any address that the site does not have (spec section 2). */
export function NotFoundScreen() {
  useHead(HEAD);
  return (
    <div className={layout.page}>
      <EmptyState
        level={1}
        title="404 Page Not Found"
        text="The address may be old, or the home has been sold."
      >
        <LinkButton to={paths.home}>Go Back Home</LinkButton>
        <LinkButton to={paths.search} look="neutral">
          Search
        </LinkButton>
      </EmptyState>
    </div>
  );
}
