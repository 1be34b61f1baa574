import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { PropertyListResponse } from '#domain/api/properties';
import { FIRST_VIEW } from '#domain/page/first-view';
import type { HomeSection } from '#domain/page/page-data';
import { FEATURED_PAGE_SIZE } from '#domain/property/featured';
import type { PropertySummary } from '#domain/property/summary';
import grid from '../property/card-grid.module.css';
import { PropertyCard } from '../property/property-card.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/notice.tsx';
import { MoreLink, SectionHeading } from '../ui/section-heading.tsx';
import { CardSkeleton } from '../ui/skeleton.tsx';
import styles from './featured-section.module.css';
import { useFeatured } from './use-featured.ts';

const SKELETONS = ['a', 'b', 'c'] as const;

/** One featured list of the home page: three homes, more on demand; hidden when there are none. */
export function FeaturedSection({
  type,
  title,
  description,
  allLabel,
  allPath,
  first,
  seed,
}: {
  type: HomeSection;
  title: string;
  description: string;
  allLabel: string;
  allPath: string;
  /** Whether it is the first thing below the page's head. */
  first: boolean;
  /** First page, as the document or the phone has it. */
  seed: PropertyListResponse<PropertySummary> | undefined;
}) {
  const { list, expanded, failed, loading, expand, collapse, retry } = useFeatured(type, seed);
  const rail = useRef<HTMLUListElement>(null);
  if (list && list.pagination.total === 0) return null;

  const homes = list?.properties ?? [];
  const shown = expanded ? homes : homes.slice(0, FEATURED_PAGE_SIZE);
  const hasMore = (list?.pagination.total ?? 0) > FEATURED_PAGE_SIZE;
  const headingId = `featured-${type}`;
  const all = <MoreLink to={allPath}>{allLabel}</MoreLink>;

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} description={description} aside={all} />
      {(list || !failed) && (
        <ul ref={rail} className={grid.rail} aria-busy={!list || undefined}>
          {list
            ? shown.map((summary, index) => (
                <li key={summary.id} id={first && index === 0 ? FIRST_VIEW : undefined}>
                  <PropertyCard summary={summary} />
                </li>
              ))
            : SKELETONS.map((key) => (
                <li key={key}>
                  <CardSkeleton />
                </li>
              ))}
        </ul>
      )}
      {failed && (
        <div className={styles.failure}>
          <LoadFailure title="Failed to load properties. Please try again." onRetry={retry} />
        </div>
      )}
      <div className={styles.foot}>
        <div className={styles.all}>{all}</div>
        {hasMore && (
          <MoreToggle
            expanded={expanded}
            loading={loading}
            onExpand={expand}
            onCollapse={() => {
              collapse();
              rail.current?.scrollTo({ left: 0 });
            }}
          />
        )}
      </div>
    </section>
  );
}

function MoreToggle({
  expanded,
  loading,
  onExpand,
  onCollapse,
}: {
  expanded: boolean;
  loading: boolean;
  onExpand: () => void;
  onCollapse: () => void;
}): ReactNode {
  const Icon = expanded ? ChevronUp : ChevronDown;
  return (
    <Button look="neutral" compact aria-expanded={expanded} onClick={expanded ? onCollapse : onExpand}>
      {loading ? 'Loading…' : expanded ? 'Show Less' : 'Load More'}
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
