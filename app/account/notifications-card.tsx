import { useEffect, useState } from 'react';
import type { SignInMethods } from '#domain/user/user';
import { type PushState, readPushState, turnPushOff, turnPushOn } from '../pwa/push.ts';
import { Button } from '../ui/button.tsx';
import styles from './settings-screen.module.css';
import { Switch } from './switch.tsx';

interface Ways extends SignInMethods {
  emailConfirmed: boolean;
}

function pushHint(state: PushState | null, ways: Ways | null, wanted: boolean): string {
  if (state === 'unsupported')
    return 'This browser cannot show messages. On an iPhone, add the app to the home screen first.';
  if (state === 'denied') return 'Messages are blocked for this site in the browser’s settings.';
  if (ways && !ways.pushKey) return 'This server sends no messages to phones.';
  if (wanted && state === 'off') return 'Not allowed on this phone yet.';
  return 'New homes that fit, once a day at most';
}

function emailHint(ways: Ways | null, sent: boolean): string {
  if (ways && !ways.email) return 'This server sends no e-mails yet: nothing will come.';
  if (sent) return 'Look into your mailbox and tap the link.';
  if (ways && !ways.emailConfirmed)
    return 'Confirm your address first, so that nobody else gets your messages.';
  return 'Once a day at most';
}

/** The two toggles. Turning messages on asks this browser for permission and subscribes it. */
export function NotificationsCard({
  push,
  email,
  onChange,
}: {
  push: boolean;
  email: boolean;
  onChange: (change: { notificationsEnabled?: boolean; emailNotifications?: boolean }) => void;
}) {
  const [state, setState] = useState<PushState | null>(null);
  const [ways, setWays] = useState<Ways | null>(null);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    void readPushState().then(setState);
    import('#local/user')
      .then(async (local) => {
        const [methods, { emailConfirmed }] = await Promise.all([
          local.getSignInMethods(),
          local.getAccount(),
        ]);
        setWays({ ...methods, emailConfirmed });
      })
      .catch(() => undefined); // without signal the hints are the general ones
  }, []);

  async function allow() {
    setProblem(null);
    try {
      if (ways?.pushKey) setState(await turnPushOn(ways.pushKey));
      else if (!ways) setProblem('Allowing messages needs signal. Please try again.');
    } catch (error) {
      console.warn('This browser could not be subscribed', error);
      setProblem('Messages could not be turned on. Please try again.');
    }
  }

  function change(wanted: boolean) {
    onChange({ notificationsEnabled: wanted });
    if (wanted) void allow();
    else void turnPushOff().then(async () => setState(await readPushState()), console.warn);
  }

  async function confirm() {
    try {
      await (await import('#local/push')).askForConfirmation();
      setSent(true);
    } catch {
      setProblem('The e-mail could not be sent. Please try again.');
    }
  }

  return (
    <section className={styles.card} aria-labelledby="notifications">
      <h2 id="notifications" className={styles.title}>
        Notifications
      </h2>
      <Switch
        label="On this phone"
        hint={pushHint(state, ways, push)}
        checked={push && state !== 'denied' && state !== 'unsupported'}
        disabled={state === 'unsupported'}
        onChange={change}
      />
      {push && state === 'off' && ways?.pushKey && (
        <Button compact look="outline" onClick={allow}>
          Allow on this phone
        </Button>
      )}
      <Switch
        label="By e-mail"
        hint={emailHint(ways, sent)}
        checked={email}
        onChange={(wanted) => onChange({ emailNotifications: wanted })}
      />
      {email && ways?.email && !ways.emailConfirmed && !sent && (
        <Button compact look="outline" onClick={confirm}>
          Confirm my e-mail
        </Button>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
