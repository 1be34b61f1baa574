import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useLocation, useMatch, useNavigate, useParams } from 'react-router-dom';
import type { ScreenData } from '#domain/page/page-data';
import { bearsSlug, propertyPath } from '#domain/property/slug';
import { useHead } from '../ui/use-head.ts';
import { OnPhone } from './phone-badge.tsx';
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
    return missing ? { kind: 'not-found', ...(named ? { slug } : {}) } : null;
  }, [property, missing, named, slug]);
  useHead(head);

  // A link from before a correction, which the server still knows: what is shared from here on is the present one.
  const navigate = useNavigate();
  const { search } = useLocation();
  const present = property && !bearsSlug(property, slug) ? propertyPath(property.slug) : null;
  useEffect(() => {
    if (present) navigate(present + search, { replace: true });
  }, [present, search, navigate]);

  // The same element while the state is the same: see LaterPart.
  const { kind, retry } = state;
  const summary = state.kind === 'summary' ? state.summary : null;
  const asking = state.kind === 'summary' && state.asking;
  const withoutDetail = useMemo<ReactNode>(() => {
    let part = named ? <propertyNotFound.Part /> : <unknownAddress.Part />;
    if (summary) part = <summaryView.Part summary={summary} asking={asking} onRetry={retry} />;
    else if (kind === 'unreachable') part = <propertyNotHere.Part onRetry={retry} />;
    return <Suspense fallback={<PropertySkeleton />}>{part}</Suspense>;
  }, [kind, summary, asking, retry, named]);

  if (state.kind === 'ready')
    return (
      <OnPhone value={state.onPhone}>
        <PropertyDetail property={state.property} />
      </OnPhone>
    );
  return state.kind === 'loading' ? <PropertySkeleton /> : withoutDetail;
}
