import { Button } from '../ui/button.tsx';
import { Note } from '../ui/notice.tsx';

/** This phone could not keep the text (full, or no storage): it says so and offers to send at once (A21, A22). */
export function UnsavedNote({ onSendNow }: { onSendNow: () => void }) {
  return (
    <Note tone="error" title="It could not be saved on this phone.">
      <p>What you typed is still here. With signal it can be sent right now.</p>
      <Button look="neutral" compact onClick={onSendNow}>
        Send now
      </Button>
    </Note>
  );
}
