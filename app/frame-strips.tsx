import { OutboxStrip } from './inquiry/outbox-strip.tsx';
import { Strips } from './pwa/strips.tsx';

/** The lines under the header: update, connection, what waits to be sent. */
export function FrameStrips() {
  return (
    <>
      <Strips />
      <OutboxStrip />
    </>
  );
}
