import { ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { type SignInOutcome, signInWithCode } from './passkey.ts';
import styles from './sign-in-screen.module.css';
import { TextField } from './text-field.tsx';

/** The way in without the phone that has the passkey, and on browsers that have none. */
export function CodeForm({
  busy,
  onAttempt,
}: {
  busy: boolean;
  onAttempt: (work: () => Promise<SignInOutcome>) => void;
}) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!code.trim());
    if (code.trim()) onAttempt(() => signInWithCode(code));
  }

  return (
    <details className={styles.card}>
      <summary className={styles.summary}>
        Lost your phone, or a new one?
        <ChevronDown size={22} strokeWidth={1.75} aria-hidden />
      </summary>
      <form className={styles.inside} method="dialog" noValidate onSubmit={submit}>
        <p className={styles.hint}>
          Use the recovery code that you wrote down. Afterwards you can add a passkey on this device.
        </p>
        <TextField
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          placeholder="XXXXX-XXXXX-XXXXX-XXXXX-XXXXX"
          value={code}
          problem={missing ? 'Please type your recovery code.' : null}
          onChange={setCode}
        />
        <Button type="submit" look="outline" full disabled={busy}>
          Use recovery code
        </Button>
      </form>
    </details>
  );
}
