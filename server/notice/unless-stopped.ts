/** Time that a message under way has, once the server was asked to stop. */
const GRACE_MS = 3_000;

/**
 * `sending`, or a rejection some seconds after `stopping` was aborted: a mail server that hangs must not hold up the stop,
 * and what it did not take is to be written down as not sent before the database closes.
 */
export function unlessStopped<T>(sending: Promise<T>, stopping: AbortSignal | undefined): Promise<T> {
  if (!stopping) return sending;
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUpSoon = () => {
      timer = setTimeout(() => reject(new Error('the server stops')), GRACE_MS);
    };
    if (stopping.aborted) giveUpSoon();
    else stopping.addEventListener('abort', giveUpSoon);
    sending.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', giveUpSoon);
    });
  });
}
