import { PHONE_DATA_ID, type PhoneData } from '#domain/page/page-data';
import { routePath } from '#domain/page/route-path';
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
  const encoder = new TextEncoder();
  const { promise: done, resolve } = settledLater();
  // A frame that cannot be read ends the body with an error; a reader that has gone on wants no more of it.
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      try {
        const html = askForScreen(await shell.text(), routePath(url.pathname));
        stream.enqueue(encoder.encode(html.replace(END, '')));
        stream.enqueue(encoder.encode(phoneScript(await reading) + END));
        stream.close();
      } finally {
        resolve();
      }
    },
  });
  const headers = new Headers(shell.headers);
  headers.delete('content-length'); // of the frame alone
  return { response: new Response(body, { headers }), done };
}

function settledLater(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((then) => {
    resolve = then;
  });
  return { promise, resolve };
}

/** Has the code of the screen at `path` fetched with the frame's own; the frame names it by paths (server/page/document.ts). */
function askForScreen(html: string, path: string | null): string {
  const fits = (at: string) => (at.length > 1 && at.endsWith('/') ? path?.startsWith(at) : path === at);
  return html.replace(/data-at="([^"]*)"/g, (link, paths: string) =>
    paths.split(' ').some(fits) ? 'rel="modulepreload"' : link,
  );
}

function phoneScript(data: PhoneData | null | undefined): string {
  return data ? `<script type="application/json" id="${PHONE_DATA_ID}">${scriptJson(data)}</script>` : '';
}
