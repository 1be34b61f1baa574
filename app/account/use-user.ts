import { useEffect } from 'react';
import type { User } from '#domain/user/user';
import { useLive } from '../ui/use-live.ts';

/**
 * Who is signed in: from the phone's own copy, then as the server says. Undefined until the phone knows; null for a
 * visitor.
 */
export function useUser(): User | null | undefined {
  useEffect(() => {
    // With the settings, of which the account page shows a few. Without an answer the phone's copy stands.
    import('#local/settings').then((local) => local.refreshSettings()).catch(() => undefined);
  }, []);
  return useLive<User | null>(
    'user',
    () => import('#local/user').then((local) => local.watchUser()),
    undefined,
  );
}
