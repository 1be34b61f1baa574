import { connect, type Socket } from 'node:net';

/*
 * A client that costs little itself: one written-out request a connection, sent again as soon as its answer has been
 * counted to its end. Knows only answers with a Content-Length.
 */

function drive(
  socket: Socket,
  request: string,
  onAnswer: (status: number) => void,
  isOver: () => boolean,
): void {
  let head: Buffer = Buffer.alloc(0);
  let left = 0;
  socket.on('data', (part: Buffer) => {
    let rest = part;
    while (rest.length) {
      if (left === 0) {
        head = head.length ? Buffer.concat([head, rest]) : rest;
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        left = Number(/content-length: *(\d+)/i.exec(text)?.[1] ?? Number.NaN);
        if (Number.isNaN(left)) throw new Error(`an answer without a length:\n${text}`);
        onAnswer(Number(text.slice(9, 12)));
        rest = head.subarray(end + 4);
        head = Buffer.alloc(0);
      }
      const taken = Math.min(left, rest.length);
      left -= taken;
      rest = rest.subarray(taken);
      if (left > 0) return;
      if (isOver()) {
        socket.destroy();
        return;
      }
      socket.write(request);
    }
  });
  socket.on('error', () => undefined);
  socket.write(request);
}

/** Answers a second of `path` at `connections` kept-alive connections over `ms`; throws when one is not 200. */
export async function loadOnce(
  port: number,
  path: string,
  { connections, ms, encoding }: { connections: number; ms: number; encoding: string },
): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: */*\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  let answers = 0;
  let bad = 0;
  let over = false;
  const sockets = Array.from({ length: connections }, () =>
    connect({ port, host: '127.0.0.1', noDelay: true }),
  );
  const started = performance.now();
  for (const socket of sockets) {
    drive(
      socket,
      request,
      (status) => {
        answers++;
        if (status !== 200) bad = status;
      },
      () => over,
    );
  }
  await new Promise((resolve) => setTimeout(resolve, ms));
  over = true;
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  if (bad) throw new Error(`${path} answered ${bad}`);
  return answers / seconds;
}
