/** A transfer that brings less than this within the time allowed counts as silent (A14: one byte a second). */
const PROGRESS_BYTES = 4096;

export interface Watchdog {
  /** Aborts when the time is up or the caller gives up. */
  signal: AbortSignal;
  readonly gaveUp: boolean;
  /** Counts bytes that came; enough of them start the time anew. */
  received(bytes: number): void;
  stop(): void;
}

/** Watches one transfer: it may take long, but it has to keep bringing something. */
export function watchProgress(timeoutMs: number, outer?: AbortSignal): Watchdog {
  const controller = new AbortController();
  let gaveUp = false;
  let pending = 0;
  const giveUp = () => {
    gaveUp = true;
    controller.abort(new DOMException('No progress', 'TimeoutError'));
  };
  let timer = setTimeout(giveUp, timeoutMs);
  const forward = () => controller.abort(outer?.reason);
  if (outer?.aborted) forward();
  else outer?.addEventListener('abort', forward, { once: true });
  return {
    signal: controller.signal,
    get gaveUp() {
      return gaveUp;
    },
    received(bytes) {
      pending += bytes;
      if (pending < PROGRESS_BYTES) return;
      pending = 0;
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeoutMs);
    },
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', forward);
    },
  };
}

/** The whole body. A body that stalls ends with the watchdog's abort even where `fetch` itself does not notice. */
export async function readBytes(response: Response, watchdog: Watchdog): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(watchdog.signal.reason);
    if (watchdog.signal.aborted) fail();
    else watchdog.signal.addEventListener('abort', fail, { once: true });
  });
  aborted.catch(() => undefined);
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (done) break;
      parts.push(value);
      length += value.byteLength;
      watchdog.received(value.byteLength);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
