import { StrictMode, Suspense } from 'react';
import type { PageData } from '#domain/page/page-data';
import { AppRoutes } from './app-routes.tsx';
import { AgencyProvider } from './ui/agency-provider.tsx';
import { PageDataProvider } from './ui/page-data.tsx';

/** The whole app below a router: the same tree on the server and in the browser. */
export function App({ data }: { data: PageData }) {
  return (
    <StrictMode>
      <PageDataProvider data={data}>
        <AgencyProvider>
          <Suspense>
            <AppRoutes />
          </Suspense>
        </AgencyProvider>
      </PageDataProvider>
    </StrictMode>
  );
}
