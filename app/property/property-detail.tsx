import { type ComponentType, memo, Suspense, useCallback, useMemo, useState } from 'react';
import { FIRST_VIEW } from '#domain/page/first-view';
import type { Property } from '#domain/property/property';
import { toSummary } from '#domain/property/to-summary';
import { SaveButton } from '../saved/save-button.tsx';
import layout from '../ui/layout.module.css';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { About } from './about.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { FactTiles } from './fact-tiles.tsx';
import { Gallery, type OpenViewer } from './gallery.tsx';
import { GovtCharges } from './govt-charges.tsx';
import { PhoneBadge } from './phone-badge.tsx';
import { PriceBlock } from './price-block.tsx';
import { ChatLink, PropertyBar, SideCard } from './property-actions.tsx';
import styles from './property-detail.module.css';
import { factsOf } from './property-facts.ts';
import { costsSection, detailSections, similarHomes } from './property-later.ts';
import { ReraBlock } from './rera-block.tsx';
import { ShareButton } from './share-button.tsx';
import { TitleBlock } from './title-block.tsx';
import type { ViewerProps } from './viewer.tsx';

interface OpenView {
  Viewer: ComponentType<ViewerProps>;
  view: Parameters<OpenViewer>[0];
}

/** Everything about one listing (spec section 2). Drawn again only for another listing or a newer state of it. */
export const PropertyDetail = memo(function PropertyDetail({ property }: { property: Property }) {
  const facts = useMemo(() => factsOf(property), [property]);
  const summary = useMemo(() => toSummary(property), [property]);
  const [open, setOpen] = useState<OpenView | null>(null);
  const close = useCallback(() => setOpen(null), []);
  useBackCloses(open !== null, close);

  const onView: OpenViewer = useCallback(async (view) => {
    try {
      const { Viewer } = await import('./viewer.tsx');
      setOpen({ Viewer, view });
    } catch {
      // The viewer's code cannot be had right now: the picture alone is better than a dead button.
      const path = view.photos[view.index]?.path;
      if (path) window.open(path, '_blank', 'noopener');
    }
  }, []);

  // The same elements while the listing is the same: see LaterPart.
  const sections = useMemo(
    () => (
      <Suspense>
        <detailSections.Part property={property} summary={summary} onView={onView} />
      </Suspense>
    ),
    [property, summary, onView],
  );
  const costs = useMemo(
    () => (
      <Suspense>
        <costsSection.Part facts={facts} />
      </Suspense>
    ),
    [facts],
  );
  const similar = useMemo(
    () => (
      <Suspense>
        <similarHomes.Part facts={facts} />
      </Suspense>
    ),
    [facts],
  );

  const charges = facts.propertyType !== 'rental' && facts.priceValue > 0 && (
    <GovtCharges
      name={facts.name}
      bedrooms={facts.bedrooms}
      priceValue={facts.priceValue}
      included={facts.allInclusive}
    />
  );

  return (
    <article className={`${layout.page} ${styles.page}`}>
      <Breadcrumbs facts={facts} />
      <Gallery key={property.id} property={property} onView={onView}>
        <ShareButton facts={facts} look="overlay" />
        <SaveButton summary={summary} />
      </Gallery>
      <div className={styles.columns}>
        <div id={FIRST_VIEW} className={styles.head}>
          <TitleBlock facts={facts} note={<PhoneBadge />}>
            <ShareButton facts={facts} look="labelled" />
            <SaveButton summary={summary} className={styles.save} />
          </TitleBlock>
          <PriceBlock facts={facts} className={styles.price} aside={charges} />
          <FactTiles facts={facts} />
        </div>
        <aside className={styles.side}>
          <div className={styles.sticky}>
            <SideCard facts={facts} charges={charges} />
          </div>
          <ReraBlock property={property} />
          <ChatLink facts={facts} />
          <div className={styles.costs}>{costs}</div>
        </aside>
        <div className={styles.main}>
          <div className={styles.about}>
            <About key={property.id} description={property.description} />
          </div>
          <div className={styles.sections}>{sections}</div>
        </div>
      </div>
      {similar}
      <PropertyBar facts={facts} />
      {open && (
        <open.Viewer {...open.view} onClose={close} action={<ShareButton facts={facts} look="dark" />} />
      )}
    </article>
  );
});
