import { paths } from '../paths.ts';
import { LinkButton } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import layout from './layout.module.css';

/** An address that leads nowhere: what that is called, why it may be, and two ways on. */
export function NotFound({ title, text }: { title: string; text: string }) {
  return (
    <div className={layout.page}>
      <EmptyState level={1} title={title} text={text}>
        <LinkButton to={paths.home}>Go Back Home</LinkButton>
        <LinkButton to={paths.search} look="neutral">
          Search
        </LinkButton>
      </EmptyState>
    </div>
  );
}
