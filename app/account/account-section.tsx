import { ChevronDown, KeyRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Account, Passkey } from '#domain/user/user';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/notice.tsx';
import { usePageData } from '../ui/page-data.tsx';
import text from '../ui/text.module.css';
import { passkeyObstacle, registerPasskey } from './passkey.ts';
import styles from './profile-screen.module.css';
import { RecoveryCode } from './recovery-code.tsx';

/** Passkeys, recovery code and open sign-ins of whoever is signed in. Asked of the server when it is opened. */
export function AccountSection() {
  const { origin } = usePageData();
  const [account, setAccount] = useState<Account | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const load = useCallback(
    () => import('#local/user').then((local) => local.getAccount()).then(setAccount),
    [],
  );

  /** Does one thing with the account, then shows how it stands. */
  async function change(work: () => Promise<string | null>) {
    setBusy(true);
    setMessage(null);
    try {
      const words = await work();
      await load();
      setMessage(words);
    } catch (error) {
      console.warn('The account could not be changed', error);
      const reason = (error as { error?: { message?: string } }).error?.message;
      setMessage(
        reason ? `${reason[0]?.toUpperCase()}${reason.slice(1)}.` : 'That needs signal. Please try again.',
      );
    }
    setBusy(false);
  }

  const add = () =>
    change(async () => {
      const obstacle = passkeyObstacle(origin);
      if (obstacle) return obstacle;
      const outcome = await registerPasskey(null);
      return outcome.kind === 'done' ? 'A passkey for this device was added.' : outcome.text;
    });
  const remove = (id: string) =>
    change(async () => {
      await (await import('#local/user')).removePasskey(id);
      return 'The passkey was removed, and what was signed in with it is signed out.';
    });
  const renew = () =>
    change(async () => {
      const { recoveryCode } = await (await import('#local/user')).renewRecoveryCode();
      setCode(recoveryCode ?? null);
      return null;
    });
  const signOutEverywhere = async () => {
    setBusy(true);
    try {
      await (await import('#local/user')).signOutEverywhere();
    } catch {
      setMessage('That needs signal. Please try again.');
      setBusy(false);
    }
  };

  return (
    <details
      className={styles.panel}
      onToggle={(event) => {
        if (event.currentTarget.open && !account) void change(async () => null);
      }}
    >
      <summary className={styles.summary}>
        <KeyRound className={styles.mark} size={24} strokeWidth={1.75} aria-hidden />
        Passkeys and sign-in
        <ChevronDown className={styles.fold} size={22} strokeWidth={1.75} aria-hidden />
      </summary>
      <div className={styles.inside}>
        {message && (
          <div role="status">
            <Note title={message} />
          </div>
        )}
        {code && <RecoveryCode code={code} />}
        {account && (
          <>
            <ul>
              {account.passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  busy={busy}
                  onRemove={() => remove(passkey.id)}
                />
              ))}
            </ul>
            <p className={text.small}>
              {account.sessions === 1 ? 'Signed in here only.' : `Signed in at ${account.sessions} places.`}{' '}
              {account.hasRecoveryCode ? 'You have a recovery code.' : 'You have no recovery code.'}
            </p>
          </>
        )}
        <div className={styles.actions}>
          <Button compact look="outline" disabled={busy} onClick={add}>
            Add a passkey
          </Button>
          <Button compact look="neutral" disabled={busy} onClick={renew}>
            New recovery code
          </Button>
          <Button compact look="neutral" disabled={busy} onClick={signOutEverywhere}>
            Sign out everywhere
          </Button>
        </div>
      </div>
    </details>
  );
}

function PasskeyRow({ passkey, busy, onRemove }: { passkey: Passkey; busy: boolean; onRemove: () => void }) {
  const [sure, setSure] = useState(false);
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10).split('-').reverse().join('.');
  return (
    <li className={styles.passkey}>
      <div className={styles.grow}>
        <p className={text.label}>{passkey.name}</p>
        <p className={text.small}>
          Added {day(passkey.createdAt)}
          {passkey.lastUsedAt && `, last used ${day(passkey.lastUsedAt)}`}
        </p>
      </div>
      <Button
        compact
        look="neutral"
        disabled={busy}
        onClick={() => (sure ? onRemove() : setSure(true))}
        aria-label={`${sure ? 'Really remove' : 'Remove'} passkey ${passkey.name}`}
      >
        {sure ? 'Really?' : 'Remove'}
      </Button>
    </li>
  );
}
