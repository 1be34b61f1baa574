import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Floating, Overlays } from './floating.tsx';
import { brokenScreen, frameStrips } from './frame-later.ts';
import { matchScreen } from './route-match.ts';
import { useSavedCount } from './saved/use-saved.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Frame } from './ui/frame/frame.tsx';

/** The frame with what the features bring to it. */
function SiteFrame() {
  return (
    <>
      <Frame
        strips={
          <ErrorBoundary>
            <Suspense>
              <frameStrips.Part />
            </Suspense>
          </ErrorBoundary>
        }
        floating={
          <ErrorBoundary>
            <Floating />
          </ErrorBoundary>
        }
        savedCount={useSavedCount()}
      />
      <ErrorBoundary>
        <Overlays />
      </ErrorBoundary>
    </>
  );
}

/**
 * The screen that the address asks for, in the frame. The router is given that one route: ranking all of them is what a
 * cheap phone would do first, for a fiftieth of a second, while it takes the page over.
 */
export function AppRoutes() {
  const { path, screen } = matchScreen(useLocation().pathname);
  return (
    <Routes>
      <Route element={<SiteFrame />}>
        <Route
          path={path}
          element={
            <ErrorBoundary
              key={path}
              fallback={
                <Suspense>
                  <brokenScreen.Part />
                </Suspense>
              }
            >
              <screen.Screen />
            </ErrorBoundary>
          }
        />
      </Route>
    </Routes>
  );
}
