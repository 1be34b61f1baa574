import { ContactDialog } from './contact-dialog.tsx';
import type { OpenDialog } from './dialog-state.ts';
import { LeadDialog } from './lead-dialog.tsx';

/** The dialog that is open. Loaded when the first one is wanted. */
export function Dialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  if (dialog.kind === 'contact') return <ContactDialog home={dialog.home} onClose={onClose} />;
  const { home } = dialog;
  if (dialog.kind === 'brochure')
    return (
      <LeadDialog
        source="brochure_download"
        home={home}
        files={home.brochure ? [{ name: 'Brochure', url: home.brochure }] : []}
        onClose={onClose}
      />
    );
  return <LeadDialog source="document_download" home={home} files={dialog.documents} onClose={onClose} />;
}
