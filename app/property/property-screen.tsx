import { useMemo } from 'react';
import { useMatch, useParams } from 'react-router-dom';
import type { ScreenData } from '#domain/page/page-data';
import { NotFoundScreen } from '../not-found/not-found-screen.tsx';
import { useHead } from '../ui/use-head.ts';
import { PropertyDetail } from './property-detail.tsx';
import { PropertyNotFound, PropertyNotHere } from './property-missing.tsx';
import { PropertySkeleton } from './property-skeleton.tsx';
import { PropertySummaryView } from './property-summary.tsx';
import { useProperty } from './use-property.ts';

/** /property/{slug} and /{slug}. The short address is also where every mistyped one ends: that is a 404. */
export function PropertyScreen() {
  const { slug = '' } = useParams();
  const named = useMatch('/property/:slug') !== null;
  const state = useProperty(slug);
  const property = state.kind === 'ready' ? state.property : null;
  const missing = state.kind === 'missing';
  const head = useMemo<ScreenData | null>(() => {
    if (property) return { kind: 'property', slug, property, similar: [] };
    return missing ? { kind: 'not-found', slug } : null;
  }, [property, missing, slug]);
  useHead(head);

  if (state.kind === 'ready') return <PropertyDetail property={state.property} onPhone={state.onPhone} />;
  if (state.kind === 'summary')
    return <PropertySummaryView summary={state.summary} asking={state.asking} onRetry={state.retry} />;
  if (state.kind === 'missing') return named ? <PropertyNotFound /> : <NotFoundScreen />;
  if (state.kind === 'unreachable') return <PropertyNotHere onRetry={state.retry} />;
  return <PropertySkeleton />;
}
