import { type ComponentType, Suspense, useCallback, useMemo, useState } from 'react';
import type { Property } from '#domain/property/property';
import { toSummary } from '#domain/property/summary';
import { openDocumentDialog } from '../inquiry/dialog-state.ts';
import { SaveButton } from '../saved/save-button.tsx';
import layout from '../ui/layout.module.css';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { About } from './about.tsx';
import { Amenities } from './amenities.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CalculatorLinks } from './calculator-links.tsx';
import { CostLedger } from './costs.tsx';
import { Developer } from './developer.tsx';
import { Documents } from './documents.tsx';
import { FactTiles } from './fact-tiles.tsx';
import { Faqs } from './faqs.tsx';
import { FloorPlans } from './floor-plans.tsx';
import { Gallery, type OpenViewer } from './gallery.tsx';
import { GovtCharges } from './govt-charges.tsx';
import { MapFrame } from './map-frame.tsx';
import { Nearby } from './nearby.tsx';
import { Panel } from './panel.tsx';
import { PriceBlock } from './price-block.tsx';
import { ChatLink, PropertyBar, SideCard } from './property-actions.tsx';
import styles from './property-detail.module.css';
import { costsOf, factsOf } from './property-facts.ts';
import { ReraBlock } from './rera-block.tsx';
import { ShareButton } from './share-button.tsx';
import { SimilarHomes } from './similar-homes.tsx';
import { SpecificationPanels } from './specification-panels.tsx';
import { TitleBlock } from './title-block.tsx';
import type { ViewerProps } from './viewer.tsx';

interface OpenView {
  Viewer: ComponentType<ViewerProps>;
  view: Parameters<OpenViewer>[0];
}

/** Everything about one listing (spec section 2). */
export function PropertyDetail({ property, onPhone }: { property: Property; onPhone: boolean }) {
  const facts = useMemo(() => factsOf(property), [property]);
  const summary = useMemo(() => toSummary(property), [property]);
  const costs = costsOf(facts);
  const [open, setOpen] = useState<OpenView | null>(null);
  const close = useCallback(() => setOpen(null), []);
  useBackCloses(open !== null, close);

  const onView: OpenViewer = async (view) => {
    try {
      const { Viewer } = await import('./viewer.tsx');
      setOpen({ Viewer, view });
    } catch {
      // The viewer's code cannot be had right now: the picture alone is better than a dead button.
      const path = view.photos[view.index]?.path;
      if (path) window.open(path, '_blank', 'noopener');
    }
  };

  return (
    <article className={`${layout.page} ${styles.page}`}>
      <Breadcrumbs facts={facts} />
      <Gallery key={property.id} property={property} onView={onView}>
        <ShareButton facts={facts} look="overlay" />
        <SaveButton summary={summary} />
      </Gallery>
      <div className={styles.columns}>
        <div className={styles.head}>
          <TitleBlock facts={facts} onPhone={onPhone}>
            <ShareButton facts={facts} look="labelled" />
            <SaveButton summary={summary} className={styles.save} />
          </TitleBlock>
          <PriceBlock
            facts={facts}
            className={styles.price}
            aside={
              facts.propertyType !== 'rental' &&
              facts.priceValue > 0 && (
                <GovtCharges name={facts.name} priceValue={facts.priceValue} included={facts.allInclusive} />
              )
            }
          />
          <FactTiles facts={facts} />
        </div>
        <aside className={styles.side}>
          <div className={styles.sticky}>
            <SideCard facts={facts} />
            <ReraBlock property={property} />
            <ChatLink facts={facts} />
          </div>
        </aside>
        <div className={styles.main}>
          <About key={property.id} description={property.description} />
          {costs && (
            <Panel title="What it costs">
              <div className={styles.costs}>
                <div>
                  <CostLedger costs={costs} />
                </div>
                <CalculatorLinks facts={facts} />
              </div>
            </Panel>
          )}
          {!costs && <CalculatorLinks facts={facts} />}
          <Suspense>
            <div className={styles.ledgers}>
              <FloorPlans key={property.id} property={property} onView={onView} />
              <SpecificationPanels property={property} />
            </div>
            <Amenities key={property.id} amenities={property.amenities} />
            <Documents
              documents={property.documents}
              onOpen={(documents) => openDocumentDialog(summary, documents)}
            />
            <Developer property={property} />
            <Nearby property={property}>
              <MapFrame key={property.id} code={property.mapEmbedCode} name={property.name} />
            </Nearby>
            <Faqs faqs={property.faqs} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <SimilarHomes facts={facts} />
      </Suspense>
      <PropertyBar facts={facts} />
      {open && (
        <open.Viewer {...open.view} onClose={close} action={<ShareButton facts={facts} look="dark" />} />
      )}
    </article>
  );
}
