import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { whatsappHref } from '#domain/agency/links';
import { DEPOSIT_MONTHS } from '#domain/property/price';
import { chatText } from '#domain/property/share-text';
import { propertyPath } from '#domain/property/slug';
import type { PropertySummary } from '#domain/property/summary';
import { openBrochureDialog } from '../inquiry/dialog-state.ts';
import { SaveButton } from '../saved/save-button.tsx';
import { StatusBadge, TypeBadge } from '../ui/badge.tsx';
import { AnchorButton, LinkButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { CardIcon } from '../ui/icon-sprite.tsx';
import { usePageData } from '../ui/page-data.tsx';
import { Photo } from '../ui/photo.tsx';
import { WhatsAppIcon } from '../ui/social-icons.tsx';
import { useAgency } from '../ui/use-agency.ts';
import { cardAmenities, cardFacts, cardPlace, cardPrice, summaryPhoto } from './card-facts.ts';
import { GovtCharges } from './govt-charges.tsx';
import styles from './property-card.module.css';

/**
 * How wide a card's photo is where cards stand in three columns, or in a rail on phones. There it is 316 pixels; an eighth
 * less fits a width that is served (480 of 479 pixels), see PHONE_WIDE.
 */
export const CARD_SIZES = '(min-width: 80rem) 384px, (min-width: 64rem) 31vw, 274px';

/**
 * A listing at a glance. Plain elements and one stylesheet: thirty of these are drawn at once on slow phones.
 * `sizes` says how wide the photo is shown; `priority` is for the first card above the fold.
 */
export const PropertyCard = memo(function PropertyCard({
  summary,
  sizes = CARD_SIZES,
  priority,
  className,
  level = 3,
  mark,
}: {
  summary: PropertySummary;
  sizes?: string;
  priority?: boolean;
  className?: string;
  /** Of the name among the page's headings. */
  level?: 2 | 3;
  /** Marks what was searched for in name and place. */
  mark?: (text: string) => ReactNode;
}) {
  const agency = useAgency();
  const { origin } = usePageData();
  const { name, slug, propertyType, priceValue } = summary;
  const to = propertyPath(slug);
  const { amount, unit } = cardPrice(summary);
  const { first, more } = cardAmenities(summary.amenities);
  const facts = cardFacts(summary);
  const Heading = `h${level}` as const;

  return (
    <article className={classes(styles.card, className)}>
      <div className={styles.top}>
        <Photo
          picture={summaryPhoto(summary)}
          alt={summary.imageAlt ?? ''}
          sizes={sizes}
          priority={priority}
          className={styles.photo}
        />
        <div className={styles.badges}>
          <StatusBadge status={summary.status} />
          <TypeBadge type={propertyType} />
        </div>
        <div className={styles.save}>
          <SaveButton summary={summary} />
        </div>
        {summary.imageCount > 0 && (
          <span className={styles.count}>
            <CardIcon name="images" size={16} strokeWidth={2} />
            {summary.imageCount}
            <span hidden> photos</span>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          {/* Its target is stretched over the whole card; everything else that can be pressed stands above it. */}
          <Link to={to} className={styles.cover}>
            {mark ? mark(name) : name}
          </Link>
        </Heading>
        <p className={styles.place}>{mark ? mark(cardPlace(summary)) : cardPlace(summary)}</p>
        <div className={styles.priceRow}>
          <p className={styles.price}>
            {amount}
            {unit && <span className={styles.unit}>{unit}</span>}
          </p>
          {propertyType === 'rental'
            ? priceValue > 0 && <p className={styles.deposit}>Deposit {DEPOSIT_MONTHS} months</p>
            : priceValue > 0 && (
                <GovtCharges
                  name={name}
                  bedrooms={summary.bedrooms}
                  priceValue={priceValue}
                  included={summary.allInclusive}
                />
              )}
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.amenities}>
          {first}
          {more > 0 && <span className={styles.more}> & {more} more</span>}
        </p>
        <div className={styles.actions}>
          <LinkButton to={to} className={styles.details} aria-label={`View Details of ${name}`}>
            View Details
          </LinkButton>
          <AnchorButton
            look="whatsapp"
            icon
            href={whatsappHref(agency.whatsapp, chatText(summary, origin))}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Ask about ${name} on WhatsApp`}
          >
            <WhatsAppIcon size={24} />
          </AnchorButton>
          {/* Leads to the listing's documents until the dialog's code is there. */}
          <AnchorButton
            look="neutral"
            icon
            href={`${to}#documents`}
            aria-label={`Download Brochure of ${name}`}
            onClick={(event) => {
              event.preventDefault();
              openBrochureDialog(summary);
            }}
          >
            <CardIcon name="download" size={22} />
          </AnchorButton>
        </div>
      </div>
    </article>
  );
});
