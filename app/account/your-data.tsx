import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/notice.tsx';
import text from '../ui/text.module.css';
import styles from './profile-screen.module.css';

/** Hands the browser a file to keep. */
function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Download and delete everything about this person: on the phone and on the server, with or without an account. */
export function YourData({ signedIn }: { signedIn: boolean }) {
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  const [message, setMessage] = useState<{ text: string; bad?: boolean } | null>(null);

  async function attempt(work: () => Promise<string>) {
    setBusy(true);
    setMessage(null);
    try {
      setMessage({ text: await work() });
    } catch (error) {
      console.warn('The data could not be handled', error);
      setMessage({ text: 'That needs signal. Nothing was changed; please try again.', bad: true });
    }
    setBusy(false);
    setSure(false);
  }
  const download = () =>
    attempt(async () => {
      const { downloadOwnData } = await import('#local/own-data');
      saveFile('angan-my-data.json', JSON.stringify(await downloadOwnData(), null, 2));
      return 'Your data was saved as angan-my-data.json.';
    });
  const remove = () =>
    attempt(async () => {
      await (await import('#local/own-data')).deleteOwnData();
      return 'Your data was deleted, here and at the agency.';
    });

  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <ShieldCheck className={styles.mark} size={24} strokeWidth={1.75} aria-hidden />
        Your data
        <ChevronDown className={styles.fold} size={22} strokeWidth={1.75} aria-hidden />
      </summary>
      <div className={styles.inside}>
        <p className={text.small}>
          {signedIn ? 'Your account and settings, your' : 'Your'} saved homes, and what you sent from this
          phone: as a file, or deleted for good here and at the agency.
          {sure && ' What still waits to be sent is deleted too. This cannot be undone.'}
        </p>
        {message && (
          <div role="status">
            <Note tone={message.bad ? 'error' : 'calm'} title={message.text} />
          </div>
        )}
        <div className={styles.actions}>
          <Button compact look="outline" disabled={busy} onClick={download}>
            Download my data
          </Button>
          <Button compact look="neutral" disabled={busy} onClick={() => (sure ? remove() : setSure(true))}>
            {sure ? 'Yes, delete it all' : 'Delete my data'}
          </Button>
          {sure && (
            <Button compact look="ghost" disabled={busy} onClick={() => setSure(false)}>
              Keep it
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
