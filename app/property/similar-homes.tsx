import { similarTo } from '#domain/property/similar';
import type { PropertySummary } from '#domain/property/summary';
import { useScreenData } from '../ui/page-data.tsx';
import { useLive } from '../ui/use-live.ts';
import grid from './card-grid.module.css';
import { Panel } from './panel.tsx';
import { PropertyCard } from './property-card.tsx';
import type { Facts } from './property-facts.ts';

/** Homes like this one, at the end of the page. */
export function SimilarHomes({ facts }: { facts: Facts }) {
  const seed = useScreenData('property');
  const homes = useLive<PropertySummary[]>(
    `similar ${facts.id}`,
    () =>
      import('#local/catalogue').then((local) => local.watchFromCatalogue((c) => similarTo(facts, c.items))),
    seed && seed.property.id === facts.id ? seed.similar : undefined,
  );
  if (!homes?.length) return null;
  return (
    <Panel title="Similar homes">
      <ul className={grid.rail} style={{ listStyle: 'none' }}>
        {homes.map((summary) => (
          <li key={summary.id}>
            <PropertyCard summary={summary} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
