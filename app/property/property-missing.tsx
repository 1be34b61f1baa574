import { Phone } from 'lucide-react';
import { telHref } from '#domain/agency/links';
import type { PropertySummary } from '#domain/property/summary';
import { AnchorButton, Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import layout from '../ui/layout.module.css';
import { NotFound } from '../ui/not-found.tsx';
import { useAgency } from '../ui/use-agency.ts';
import { useLive } from '../ui/use-live.ts';
import styles from './property-missing.module.css';
import { RowCard } from './row-card.tsx';

/** The link leads to no listing: an old one, or a home that has been sold. */
export function PropertyNotFound() {
  return (
    <NotFound title="Property Not Found" text="The link may be old, or the home has been sold or let." />
  );
}

function HomesOnPhone() {
  const homes = useLive<PropertySummary[]>(
    'homes on this phone',
    () => import('#local/kept-homes').then((local) => local.watchKeptHomes(3)),
    undefined,
  );
  if (!homes?.length) return null;
  return (
    <section className={styles.homes} aria-label="Homes on this phone">
      <p>These do open now:</p>
      <ul>
        {homes.map((summary) => (
          <li key={summary.id}>
            <RowCard summary={summary} level={2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A listing that never reached this phone, while the server cannot be asked: what works instead. */
export function PropertyNotHere({ onRetry }: { onRetry: () => void }) {
  const agency = useAgency();
  const phone = agency.phones[0];
  return (
    <div className={layout.page}>
      <EmptyState
        level={1}
        title="This home is not on the phone yet"
        text="It opens when there is signal. We can tell you about it on the phone."
      >
        {phone && (
          <AnchorButton href={telHref(phone)}>
            <Phone size={20} strokeWidth={1.75} aria-hidden />
            Call {phone}
          </AnchorButton>
        )}
        <Button look="neutral" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
      <HomesOnPhone />
    </div>
  );
}
