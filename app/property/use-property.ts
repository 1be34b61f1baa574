import { useCallback, useEffect, useState } from 'react';
import type { Property } from '#domain/property/property';
import type { PropertySummary } from '#domain/property/summary';
import { usePageData, useScreenData } from '../ui/page-data.tsx';
import { useLive } from '../ui/use-live.ts';
import { whenCopyOpen } from '../ui/when-quiet.ts';

/** What can be said of the listing at an address. */
export type PropertyState =
  | { kind: 'loading' }
  | { kind: 'ready'; property: Property; onPhone: boolean }
  /** Only the summary is on the phone; `asking` while the server is asked for the rest. */
  | { kind: 'summary'; summary: PropertySummary; asking: boolean }
  | { kind: 'missing' }
  /** Never reached this phone, and the server cannot be asked. */
  | { kind: 'unreachable' };

type Held = Property | { summaryOnly: PropertySummary } | null;
type Asked = 'no' | 'asking' | 'absent' | 'failed' | 'found';

/**
 * A listing by its link: from the page, then from the phone's copy. What the phone does not hold in full is asked of
 * the server at once; the answer comes back through the phone's copy.
 */
export function useProperty(slug: string): PropertyState & { retry: () => void } {
  const seed = useScreenData('property');
  const { fromPhone } = usePageData();
  const notFound = useScreenData('not-found');
  const delivered = seed ? seed.property : notFound ? null : undefined;
  const held = useLive<Held>(
    `property ${slug}`,
    () => import('#local/property').then((local) => local.watchProperty(slug)),
    delivered,
    Object.is,
    { nullWins: fromPhone },
  );
  const [asked, setAsked] = useState<{ slug: string; state: Asked; answer?: Property }>({
    slug,
    state: 'no',
  });
  const [attempt, setAttempt] = useState(0);
  const kept = held && !('summaryOnly' in held) ? held : null;
  // The page's own data is kept on the phone a moment later; until then it is the better one, and the same listing read
  // from there is no reason to draw everything again.
  const whole = delivered && held !== null && (kept?.rev ?? -1) <= delivered.rev ? delivered : kept;
  // The server said "no such listing" for this very page: nothing to ask again.
  const wanting = !whole && !notFound;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!wanting) return;
    const controller = new AbortController();
    setAsked({ slug, state: 'asking' });
    const ask = async () => {
      try {
        const local = await import('#local/property');
        const answer = await local.refreshProperty(slug, { signal: controller.signal });
        setAsked(answer ? { slug, state: 'found', answer } : { slug, state: 'absent' });
      } catch {
        if (!controller.signal.aborted) setAsked({ slug, state: 'failed' });
      }
    };
    ask();
    return () => controller.abort();
  }, [slug, wanting, attempt]);

  const id = whole?.id;
  useEffect(() => {
    if (!id) return;
    return whenCopyOpen(() => {
      import('#local/property').then((local) => local.markVisited(id)).catch(() => undefined);
    });
  }, [id]);

  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  const { state, answer } = asked.slug === slug ? asked : { state: 'no' as const, answer: undefined };
  if (whole)
    return { kind: 'ready', property: whole, onPhone: kept !== delivered && kept?.rev === whole.rev, retry };
  // A phone without storage: the answer is shown all the same.
  if (answer) return { kind: 'ready', property: answer, onPhone: false, retry };
  if (held && 'summaryOnly' in held)
    return { kind: 'summary', summary: held.summaryOnly, asking: state !== 'failed', retry };
  if (notFound || state === 'absent') return { kind: 'missing', retry };
  if (state === 'failed') return { kind: 'unreachable', retry };
  return { kind: 'loading', retry };
}
