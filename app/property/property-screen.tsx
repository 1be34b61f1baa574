import { type ReactNode, Suspense, useMemo } from 'react';
import { useMatch, useParams } from 'react-router-dom';
import type { ScreenData } from '#domain/page/page-data';
import { useHead } from '../ui/use-head.ts';
import { PropertyDetail } from './property-detail.tsx';
import { propertyNotFound, propertyNotHere, summaryView, unknownAddress } from './property-later.ts';
import { PropertySkeleton } from './property-skeleton.tsx';
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
  if (state.kind === 'loading') return <PropertySkeleton />;
  return <Suspense fallback={<PropertySkeleton />}>{withoutDetail(state, named)}</Suspense>;
}

/** The screens of a listing that is not there, or not in full. */
function withoutDetail(state: ReturnType<typeof useProperty>, named: boolean): ReactNode {
  if (state.kind === 'summary')
    return <summaryView.Part summary={state.summary} asking={state.asking} onRetry={state.retry} />;
  if (state.kind === 'unreachable') return <propertyNotHere.Part onRetry={state.retry} />;
  return named ? <propertyNotFound.Part /> : <unknownAddress.Part />;
}
