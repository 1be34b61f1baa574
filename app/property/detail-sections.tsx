import type { Property } from '#domain/property/property';
import type { PropertySummary } from '#domain/property/summary';
import { openDocumentDialog } from '../inquiry/dialog-state.ts';
import { Amenities } from './amenities.tsx';
import { Developer } from './developer.tsx';
import { Documents } from './documents.tsx';
import { Faqs } from './faqs.tsx';
import { FloorPlans } from './floor-plans.tsx';
import type { OpenViewer } from './gallery.tsx';
import { MapFrame } from './map-frame.tsx';
import { Nearby } from './nearby.tsx';
import styles from './property-detail.module.css';
import { SpecificationPanels } from './specification-panels.tsx';

interface Props {
  property: Property;
  summary: PropertySummary;
  onView: OpenViewer;
}

/** Everything of a listing below its description: plans, facts, papers, builder, surroundings, questions. */
export function DetailSections({ property, summary, onView }: Props) {
  return (
    <>
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
    </>
  );
}
