import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import styles from './recovery-code.module.css';

/** The code for a lost phone: shown this once, to be written down. */
export function RecoveryCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <section className={styles.box} aria-labelledby="recovery-code">
      <h2 id="recovery-code" className={styles.title}>
        Your recovery code
      </h2>
      <p>Write it on paper. It opens your account when your phone is lost, and it is shown only now.</p>
      <p className={styles.code} translate="no">
        {code.split('-').map((group) => (
          <span key={group}>{group}</span>
        ))}
      </p>
      <Button look="outline" compact onClick={async () => setCopied(await copyText(code))}>
        <Copy size={20} strokeWidth={1.75} aria-hidden />
        <span role="status">{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </section>
  );
}
