import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { RegistrationSchema } from '#domain/user/user';
import { Button } from '../ui/button.tsx';
import { registerPasskey, type SignInOutcome } from './passkey.ts';
import styles from './sign-in-screen.module.css';
import { TextField } from './text-field.tsx';

const SENTENCES: Record<string, string> = {
  firstName: 'Please write your first name.',
  email: 'This does not look like an e-mail address.',
};

/** A new account: first name and e-mail, asked once, and a passkey on this device. */
export function NewAccountForm({
  busy,
  onAttempt,
}: {
  busy: boolean;
  onAttempt: (work: () => Promise<SignInOutcome>) => void;
}) {
  const [firstName, setFirstName] = useState('');
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = v.safeParse(RegistrationSchema, { firstName, email });
    const names = parsed.success ? [] : parsed.issues.map((issue) => String(issue.path?.[0]?.key));
    setWrong(Object.fromEntries(names.map((name) => [name, SENTENCES[name] ?? ''])));
    if (parsed.success) onAttempt(() => registerPasskey(parsed.output));
  }

  return (
    <form className={styles.card} method="dialog" noValidate onSubmit={submit} aria-labelledby="new-account">
      <h2 id="new-account" className={styles.title}>
        New here?
      </h2>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        maxLength={80}
        value={firstName}
        problem={wrong.firstName}
        onChange={setFirstName}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
        placeholder="you@example.in"
        value={email}
        problem={wrong.email}
        onChange={setEmail}
      />
      <p className={styles.hint}>
        Your phone then asks for finger, face or PIN. There is no password to remember.
      </p>
      <Button type="submit" look="outline" full disabled={busy}>
        Create account
      </Button>
    </form>
  );
}
