import { useState } from 'react';
import type { SignedIn } from '#domain/user/user';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/notice.tsx';
import text from '../ui/text.module.css';
import { registerPasskey } from './passkey.ts';
import { RecoveryCode } from './recovery-code.tsx';

/** After making an account or using a recovery code: the code to write down, and a passkey for this device. */
export function SignedInPanel({
  signedIn,
  canAddPasskey,
  onContinue,
}: {
  signedIn: SignedIn;
  canAddPasskey: boolean;
  onContinue: () => void;
}) {
  const [added, setAdded] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    const outcome = await registerPasskey(null);
    setBusy(false);
    setAdded(outcome.kind === 'done' ? 'A passkey for this device was added.' : outcome.text);
  }

  return (
    <>
      <h1 className={text.h1}>Welcome{signedIn.user.firstName ? `, ${signedIn.user.firstName}` : ''}</h1>
      <RecoveryCode code={signedIn.recoveryCode ?? ''} />
      {added && <Note title={added} />}
      <Button full onClick={onContinue}>
        I have written it down
      </Button>
      {canAddPasskey && !added && (
        <Button full look="outline" busy={busy} onClick={add}>
          {busy ? 'Checking…' : 'Add a passkey on this device'}
        </Button>
      )}
    </>
  );
}
