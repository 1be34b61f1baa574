import { Download } from 'lucide-react';
import { useState } from 'react';
import type { LeadSource } from '#domain/lead/lead';
import { MESSAGES } from '#domain/text/messages';
import { AnchorButton, Button } from '../ui/button.tsx';
import { checkContact } from './checks.ts';
import type { HomeRef } from './dialog-state.ts';
import { EmailField, NameField, PhoneField } from './fields.tsx';
import { Consent, Honeypot } from './form-extras.tsx';
import { HomeLine } from './home-line.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { fileFacts, keepFiles, keptFiles, openFiles, type WantedFile } from './open-files.ts';
import { Sheet, SheetBody, SheetFooter } from './sheet.tsx';
import styles from './sheet-parts.module.css';
import { UnsavedNote } from './unsaved-note.tsx';
import { useContactForm } from './use-contact-form.ts';

const EMPTY = { name: '', phone: '', email: '', fax: '' };

interface LeadDialogProps {
  source: Exclude<LeadSource, 'chat_popup'>;
  home: HomeRef;
  /** What is to be opened; empty when the listing has no such file: the agency then sends it. */
  files: readonly WantedFile[];
  onClose: () => void;
}

/** Name and phone for a brochure or documents; after that they open (spec sections 4 and 5). */
export function LeadDialog({ source, home, files, onClose }: LeadDialogProps) {
  const [ready, setReady] = useState<WantedFile[] | null>(null);
  const [kept, setKept] = useState<typeof EMPTY | null>(null);
  const brochure = source === 'brochure_download';
  const title = brochure ? 'Download Brochure' : files.length === 1 ? 'Download Document' : 'Download All';

  const open = (wanted: readonly WantedFile[]) => {
    const blocked = openFiles(wanted);
    if (blocked.length) setReady(blocked);
    else onClose();
  };
  const form = useContactForm({
    form: `${source}:${home.id}`,
    initial: EMPTY,
    check: checkContact,
    incomplete: MESSAGES.requiredFields,
    send: async (values, options) => {
      const { submitLead } = await import('#local/lead');
      const { email, ...rest } = values;
      const draft = { ...rest, ...(email.trim() ? { email } : {}), source, propertyId: home.id };
      return submitLead(draft, { ...options, propertyName: home.name, files: [...files] });
    },
    sent: !files.length ? MESSAGES.brochureLater : brochure ? MESSAGES.brochureSent : MESSAGES.documentSent,
    failed: brochure ? MESSAGES.brochureFailed : MESSAGES.documentFailed,
    onSent: () => {
      keepFiles(files);
      open(files);
    },
    onSentAway: () => {
      keepFiles(files);
      return files.length ? { label: 'Open', run: () => void openFiles(files) } : undefined;
    },
    onKept: (values) => {
      setKept(values);
      void keptFiles(files).then((here) => {
        if (here.length) setReady(openFiles(here).length ? here : []);
      });
      return true;
    },
  });
  const busy = form.status === 'submitting';

  // One sheet whose content changes: another one would take a history entry of its own.
  if (ready?.length)
    return (
      <Sheet title={title} step="ready" onClose={onClose}>
        <ReadyFiles files={ready} onClose={onClose} />
      </Sheet>
    );
  if (kept)
    return (
      <Sheet title={MESSAGES.keptFull.title} onClose={onClose}>
        <KeptPanel
          rows={[
            ['Request', brochure ? 'Brochure' : files.map((file) => file.name).join(', ')],
            ['Home', home.name],
            ['Name', kept.name],
          ]}
          phone={kept.phone}
          onChangeIt={() => {
            form.changeKept(kept);
            setKept(null);
          }}
          onDone={onClose}
        />
      </Sheet>
    );
  return (
    <Sheet title={title} onClose={onClose}>
      <form {...form.formProps} className={styles.form}>
        <SheetBody>
          <div className={styles.fields}>
            <HomeLine home={home} line={describe(files, brochure)} />
            <NameField {...form.field('name')} />
            <PhoneField {...form.field('phone')} />
            <EmailField {...form.field('email')} optional />
            <Honeypot {...form.field('fax')} />
            {form.status === 'unsaved' && <UnsavedNote onSendNow={form.sendNow} />}
            <Consent purpose="about this home" />
          </div>
        </SheetBody>
        <SheetFooter>
          <div className={styles.action}>
            <Button type="submit" full busy={busy}>
              {!busy && <Download size={20} strokeWidth={1.75} aria-hidden />}
              {busy ? 'Processing...' : title}
            </Button>
            <Button look="neutral" full disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            <p className={styles.hint}>
              {files.length
                ? 'It then stays on this phone, also without signal.'
                : 'There is no file yet. We send it to you as soon as we have it.'}
            </p>
          </div>
        </SheetFooter>
      </form>
    </Sheet>
  );
}

function describe(files: readonly WantedFile[], brochure: boolean): string {
  const [only] = files;
  if (brochure) return ['Brochure', only ? fileFacts(only) : ''].filter(Boolean).join(', ');
  if (files.length === 1 && only) return [only.name, fileFacts(only)].filter(Boolean).join(', ');
  return `${files.length} documents`;
}

/** The browser did not open the files by itself: plain links that do. */
function ReadyFiles({ files, onClose }: { files: WantedFile[]; onClose: () => void }) {
  return (
    <>
      <SheetBody>
        <div className={styles.links} role="status">
          <p className={styles.text}>Thank you! Tap to open.</p>
          {files.map((file) => (
            <AnchorButton key={file.url} href={file.url} target="_blank" rel="noopener" full>
              <Download size={20} strokeWidth={1.75} aria-hidden />
              Open {file.name}
            </AnchorButton>
          ))}
        </div>
      </SheetBody>
      <SheetFooter>
        <Button look="neutral" onClick={onClose}>
          Done
        </Button>
      </SheetFooter>
    </>
  );
}
