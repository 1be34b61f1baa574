import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { FloorPlan, Property } from '#domain/property/property';
import { Chip, ChipRow } from '../ui/chip.tsx';
import { PHONE_WIDE, Photo, type PhotoSource } from '../ui/photo.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './floor-plans.module.css';
import type { OpenViewer } from './gallery.tsx';
import panel from './panel.module.css';
import { Panel } from './panel.tsx';

function planLabel({ type, area }: FloorPlan): string {
  const size = area && /\d[\d,.]*/.exec(area)?.[0];
  return size && !type.includes(size) ? `${type} · ${size}` : type;
}

/** Plans of a listing: one tab each, and the plan in full size. */
export function FloorPlans({
  property,
  onView,
}: {
  property: Pick<Property, 'name' | 'floorPlans' | 'pictures'>;
  onView: OpenViewer;
}) {
  const [index, setIndex] = useState(0);
  const { floorPlans: plans, pictures, name } = property;
  const plan = plans[index] ?? plans[0];
  if (!plan) return null;
  const photos: PhotoSource[] = plans.map((p) => ({
    path: p.image,
    ...pictures[p.image],
    alt: pictures[p.image]?.alt || `Floor plan ${planLabel(p)}, ${name}`,
  }));
  const photo = photos[index] ?? photos[0];
  const options = plans.map((p, i) => ({ value: String(i), label: planLabel(p) }));
  const open = () => onView({ photos, index, label: 'Floor plans' });
  return (
    <Panel title={plans.length > 1 ? 'Floor plans' : 'Floor plan'}>
      {plans.length > 3 ? (
        <ChipRow label="Floor plans">
          {options.map(({ label }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two plans may have the same words
            <Chip key={i} chosen={i === index} onClick={() => setIndex(i)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
      ) : (
        plans.length > 1 && (
          <Segmented
            name="floor-plan"
            legend="Floor plan"
            options={options}
            value={String(index)}
            onChange={(value) => setIndex(Number(value))}
          />
        )
      )}
      <div className={styles.card}>
        <div className={styles.frame}>
          {/* For fingers; the button in the foot is the one for keys and screen readers. */}
          {!photo?.missing && (
            <button type="button" className={styles.open} tabIndex={-1} aria-hidden onClick={open} />
          )}
          {photo && (
            <Photo
              key={photo.path}
              what="plan"
              picture={photo}
              sizes={`(min-width: 64rem) 400px, ${PHONE_WIDE}`}
              className={photo.missing ? styles.none : styles.plan}
            />
          )}
        </div>
        <div className={styles.foot}>
          <p>
            {plan.area && <span>{plan.area}</span>}
            {plan.area && plan.price && ' · '}
            {plan.price && <strong>{plan.price}</strong>}
            {!plan.area && !plan.price && plan.type}
          </p>
          {!photo?.missing && (
            <button type="button" className={panel.more} onClick={open}>
              <Maximize2 size={20} strokeWidth={1.75} aria-hidden />
              Full size
            </button>
          )}
        </div>
      </div>
    </Panel>
  );
}
