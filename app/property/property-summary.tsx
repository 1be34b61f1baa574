import type { PropertySummary } from '#domain/property/summary';
import { SaveButton } from '../saved/save-button.tsx';
import { Button } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/notice.tsx';
import { PHONE_WIDE, Photo } from '../ui/photo.tsx';
import { Shape } from '../ui/skeleton.tsx';
import { Amenities } from './amenities.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CalculatorLinks } from './calculator-links.tsx';
import { summaryPhoto } from './card-facts.ts';
import { CostLedger } from './costs.tsx';
import { FactTiles } from './fact-tiles.tsx';
import { Panel } from './panel.tsx';
import { PriceBlock } from './price-block.tsx';
import { ChatLink, PropertyBar } from './property-actions.tsx';
import { costsOf } from './property-facts.ts';
import styles from './property-summary.module.css';
import { ShareButton } from './share-button.tsx';
import { TitleBlock } from './title-block.tsx';

/** A listing of which only the summary is on the phone: its facts now, and what is still missing. */
export function PropertySummaryView({
  summary,
  asking,
  onRetry,
}: {
  summary: PropertySummary;
  asking: boolean;
  onRetry: () => void;
}) {
  const costs = costsOf(summary);
  return (
    <article className={layout.page}>
      <Breadcrumbs facts={summary} />
      <div className={styles.photo}>
        <Photo
          picture={summaryPhoto(summary)}
          alt={summary.imageAlt ?? ''}
          sizes={PHONE_WIDE}
          priority
          className={styles.picture}
        />
        <div className={styles.over}>
          <ShareButton facts={summary} look="overlay" />
          <SaveButton summary={summary} />
        </div>
      </div>
      <div className={styles.body}>
        <TitleBlock facts={summary} />
        <PriceBlock facts={summary} />
        <FactTiles facts={summary} />
        <div className={styles.rest} role="status">
          {asking ? (
            <>
              <p>Fetching photos, plans and documents…</p>
              <Shape height="120px" />
            </>
          ) : (
            <>
              <Note tone="warning" title="The rest is not on the phone yet">
                Photos, RERA number, plans and documents come when there is signal.
              </Note>
              <Button look="neutral" onClick={onRetry}>
                Try again
              </Button>
            </>
          )}
        </div>
        <ChatLink facts={summary} />
        {costs && (
          <Panel title="What it costs">
            <CostLedger costs={costs} />
            <CalculatorLinks facts={summary} />
          </Panel>
        )}
        <Amenities amenities={summary.amenities} />
      </div>
      <PropertyBar facts={summary} />
    </article>
  );
}
