import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import layout from '../ui/layout.module.css';
import { LoadFailure } from '../ui/notice.tsx';
import { Shape } from '../ui/skeleton.tsx';
import text from '../ui/text.module.css';
import { showToast } from '../ui/toast-state.ts';
import { useHead } from '../ui/use-head.ts';
import { SettingsFields } from './settings-fields.tsx';
import styles from './settings-screen.module.css';
import { useSettings } from './use-settings.ts';

/** /settings: readable from the phone's copy without signal; changes are kept and sent later. */
export function SettingsScreen() {
  useHead();
  const { view, failed, reload } = useSettings();
  useEmailConfirmation();
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1 className={text.h1}>Settings</h1>
      <noscript>
        <p>Signing in and changing settings needs JavaScript. Please switch it on for this site.</p>
      </noscript>
      {view && <SettingsFields key={view.userId} view={view} onSent={reload} />}
      {!view && failed && (
        <LoadFailure
          title="Your settings are not on this phone yet."
          text="They come with the next signal, and stay here from then on."
          onRetry={reload}
        />
      )}
      {!view && !failed && <SettingsSkeleton />}
    </div>
  );
}

function SettingsSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      {['10rem', '9rem', '8rem', '8rem'].map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four still shapes
        <div key={at} className={styles.card}>
          <Shape width="45%" height="1.5rem" />
          <Shape height={height} />
        </div>
      ))}
    </div>
  );
}

/** The link in the confirmation e-mail leads here. */
function useEmailConfirmation() {
  const [query, setQuery] = useSearchParams();
  const token = query.get('confirm');
  const [used, setUsed] = useState<string | null>(null);
  useEffect(() => {
    if (!token || used === token) return;
    setUsed(token);
    import('#local/push')
      .then((local) => local.confirmEmail(token))
      .then(
        () => showToast({ title: 'Your e-mail is confirmed.', tone: 'good' }),
        () => showToast({ title: 'This link is too old or was used already.', tone: 'bad' }),
      )
      .finally(() => setQuery({}, { replace: true }));
  }, [token, used, setQuery]);
}
