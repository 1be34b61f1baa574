import { ConnectionStrip } from './connection-strip.tsx';
import { UpdateStrip } from './update-strip.tsx';

/** What stands between header and page when there is something to say. Empty on the server and at first. */
export function Strips() {
  return (
    <>
      <UpdateStrip />
      <ConnectionStrip />
    </>
  );
}
