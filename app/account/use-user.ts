import { useEffect } from 'react';
import type { User } from '#domain/user/user';
import { useLive } from '../ui/use-live.ts';

/**
 * Who is signed in: from the phone's own copy, then as the server says. Undefined until the phone knows; null for a
 * visitor.
 */
export function useUser(): User | null | undefined {
  useEffect(() => {
    import('#local/user').then((local) => local.refreshUser()).catch(() => undefined); // without an answer the phone's copy stands
  }, []);
  return useLive<User | null>(
    'user',
    () => import('#local/user').then((local) => local.watchUser()),
    undefined,
  );
}
