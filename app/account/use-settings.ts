import { useCallback, useEffect, useState } from 'react';
import { MESSAGES } from '#domain/text/messages';
import type { SettingsView } from '#local/settings';
import { paths } from '../paths.ts';
import { showToast } from '../ui/toast-state.ts';
import { useLive } from '../ui/use-live.ts';
import { whenQuiet } from '../ui/when-quiet.ts';
import { loginPath } from './sign-in-links.ts';

/** The message is read before the page changes (spec section 8). */
const REDIRECT_MS = 500;

/** What a 401 on loading or saving leads to: the toast, then the sign-in page, and back here afterwards. */
export function signInAgain(): void {
  const tell = () => {
    showToast(MESSAGES.unauthorized);
    setTimeout(() => window.location.assign(loginPath(paths.settings)), REDIRECT_MS);
  };
  // On a first page the toast's code comes late: half a second of a message that nobody sees would tell nothing.
  whenQuiet(() => {
    Promise.all([import('../ui/toast-region.tsx'), import('../ui/toast.tsx')]).then(tell, tell);
  });
}

/** Settings of whoever is signed in: the phone's copy at once, the server's when it answers. Undefined while neither is known. */
export function useSettings(): { view: SettingsView | undefined; failed: boolean; reload: () => void } {
  const [fresh, setFresh] = useState<SettingsView | null>(null);
  const [failed, setFailed] = useState(false);
  const live = useLive<SettingsView | null>(
    'settings',
    () => import('#local/settings').then((local) => local.watchSettings()),
    undefined,
  );
  const reload = useCallback(() => {
    setFailed(false);
    import('#local/settings')
      .then((local) => local.refreshSettings())
      .then((view) => (view ? setFresh(view) : signInAgain()))
      .catch(() => setFailed(true));
  }, []);
  useEffect(reload, [reload]);
  return { view: live ?? fresh ?? undefined, failed, reload };
}
