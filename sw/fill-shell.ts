import { PHONE_DATA_ID, type PhoneData } from '#domain/page/page-data';
import { scriptJson } from '#domain/page/script-json';
import { loadPhoneData } from '#local/phone-data';
import { afterMs } from './after-ms.ts';

/** A phone that has not given its data by then leaves the reading to the page, which says what is wrong. */
const READ_MS = 3000;

const END = '</body></html>';

/**
 * The empty frame with what the screen at this address shows, read from the phone's copy here, in a thread of its own,
 * while the page already draws the frame and reads its code: 10,000 listings are half a second of a cheap phone's work. The
 * data comes behind everything else, so that a frame which is cut off is the plain one. `done`: when the last of it is sent.
 */
export function fillShell(shell: Response, url: URL): { response: Response; done: Promise<void> } {
  const reading = Promise.race([loadPhoneData(url), afterMs(READ_MS)]).catch(() => null);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const send = async () => {
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    const html = await shell.text();
    await writer.write(encoder.encode(askForScreen(html, url.pathname).replace(END, '')));
    await writer.write(encoder.encode(phoneScript(await reading) + END));
    await writer.close();
  };
  return {
    response: new Response(readable, { headers: shell.headers }),
    // A reader that has gone on wants no more of it.
    done: send().catch(() => undefined),
  };
}

/** Has the code of the screen at `path` fetched with the frame's own; the frame names it by paths (server/page/document.ts). */
function askForScreen(html: string, path: string): string {
  const fits = (at: string) => (at.length > 1 && at.endsWith('/') ? path.startsWith(at) : path === at);
  return html.replace(/data-at="([^"]*)"/g, (link, paths: string) =>
    paths.split(' ').some(fits) ? 'rel="modulepreload"' : link,
  );
}

function phoneScript(data: PhoneData | null | undefined): string {
  return data ? `<script type="application/json" id="${PHONE_DATA_ID}">${scriptJson(data)}</script>` : '';
}
