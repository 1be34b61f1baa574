import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toReturnPath } from '#domain/user/return-to';
import type { SignedIn } from '#domain/user/user';
import { AnchorButton, Button } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/notice.tsx';
import { usePageData } from '../ui/page-data.tsx';
import text from '../ui/text.module.css';
import { useHead } from '../ui/use-head.ts';
import { CodeForm } from './code-form.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import { passkeyObstacle, type SignInOutcome, signInWithPasskey } from './passkey.ts';
import { providerPath } from './sign-in-links.ts';
import styles from './sign-in-screen.module.css';
import { SignedInPanel } from './signed-in-panel.tsx';

/**
 * The sign-in page, to which /api/login leads. Three ways: a passkey, the agency's OpenID provider where there is one,
 * and the recovery code. Each says why it is not there when it is not.
 */
export function SignInScreen() {
  useHead();
  const { origin } = usePageData();
  const [query] = useSearchParams();
  const returnTo = toReturnPath(query.get('returnTo'));
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [fresh, setFresh] = useState<(SignedIn & { byCode: boolean }) | null>(null);
  // Undefined on the server and in the first render: nobody knows the browser there.
  const [obstacle, setObstacle] = useState<string | null>();
  const [provider, setProvider] = useState<string | null>(null);

  useEffect(() => {
    setObstacle(passkeyObstacle(origin));
    import('#local/user')
      .then((local) => local.getSignInMethods())
      .then(({ oidc }) => setProvider(oidc))
      .catch(() => undefined);
  }, [origin]);

  async function attempt(work: () => Promise<SignInOutcome>, byCode = false) {
    setBusy(true);
    setProblem(null);
    const outcome = await work();
    setBusy(false);
    if (outcome.kind === 'problem') setProblem(outcome.text);
    else if (outcome.signedIn.recoveryCode) setFresh({ ...outcome.signedIn, byCode });
    else navigate(returnTo, { replace: true });
  }

  if (fresh)
    return (
      <div className={`${layout.page} ${styles.page}`}>
        <SignedInPanel
          signedIn={fresh}
          canAddPasskey={fresh.byCode && obstacle === null}
          onContinue={() => navigate(returnTo, { replace: true })}
        />
      </div>
    );

  return (
    <div className={`${layout.page} ${styles.page}`}>
      <header>
        <h1 className={text.h1}>Sign in</h1>
        <p className={text.lead}>
          For your settings and messages about new homes. Browsing, saving and sending need no account.
        </p>
      </header>
      {query.get('problem') === 'provider' && !problem && (
        <Note tone="error" title="Signing in there did not work">
          Please try again, or use a passkey.
        </Note>
      )}
      {problem && <Note tone="error" title={problem} />}
      {obstacle ? (
        <Note tone="warning" title="Passkeys do not work here">
          {obstacle}
        </Note>
      ) : (
        <Button full busy={busy} disabled={obstacle === undefined} onClick={() => attempt(signInWithPasskey)}>
          <KeyRound size={22} strokeWidth={1.75} aria-hidden />
          {busy ? 'Checking…' : 'Sign in with a passkey'}
        </Button>
      )}
      {provider && (
        <AnchorButton full look="outline" href={providerPath(returnTo)}>
          Continue with {provider}
        </AnchorButton>
      )}
      <noscript>
        <p>Signing in needs JavaScript. Please switch it on for this site.</p>
      </noscript>
      {!obstacle && <NewAccountForm busy={busy} onAttempt={attempt} />}
      <CodeForm busy={busy} onAttempt={(work) => attempt(work, true)} />
    </div>
  );
}
