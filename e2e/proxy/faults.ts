import type http from 'node:http';

/** What the proxy does with a request that a rule names, instead of just passing it on. */
export type Fault =
  /** The connection ends before anything of the request reached the server. */
  | { kind: 'drop-before' }
  /** The server answers, so what it wrote stands, but the answer never arrives: the connection is reset. */
  | { kind: 'drop-after' }
  /** Passed on after `ms`. */
  | { kind: 'delay'; ms: number }
  /** The answer is kept back for `ms`: the server has done its work meanwhile. */
  | { kind: 'delay-answer'; ms: number }
  /** Sent to the server twice; the first answer goes back. */
  | { kind: 'duplicate' }
  /** Half the answer, framed as if it were whole. */
  | { kind: 'half' }
  /** The length of the whole, half the bytes, then the end of the connection. */
  | { kind: 'wrong-length' }
  /** The answer at so many bytes a second. */
  | { kind: 'slow'; bytesPerSecond: number }
  /** Accepted and never answered. */
  | { kind: 'silence' }
  /** Another answer, as of a captive portal or a broken gateway; the server never hears of the request. */
  | { kind: 'replace'; status: number; headers?: Record<string, string>; body?: string }
  /** The server does its work, then another answer goes back. */
  | { kind: 'replace-after'; status: number; headers?: Record<string, string>; body?: string };

/** An answer of the server, read to its end. */
export interface WholeAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Headers that speak of one connection, or of a body that is about to be changed. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

function copyHeaders(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

/** Sends `answer` as it is. */
export function sendWhole(response: http.ServerResponse, { status, headers, body }: WholeAnswer): void {
  const bodyless = status === 204 || status === 304;
  response.writeHead(status, {
    ...copyHeaders(headers),
    ...(bodyless ? {} : { 'content-length': body.length }),
  });
  response.end(bodyless ? undefined : body);
}

export function sendHalf(response: http.ServerResponse, answer: WholeAnswer): void {
  sendWhole(response, { ...answer, body: answer.body.subarray(0, Math.floor(answer.body.length / 2)) });
}

export function sendWrongLength(response: http.ServerResponse, { status, headers, body }: WholeAnswer): void {
  response.writeHead(status, { ...copyHeaders(headers), 'content-length': body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

export function sendSlowly(
  response: http.ServerResponse,
  { status, headers, body }: WholeAnswer,
  bytesPerSecond: number,
): void {
  response.writeHead(status, { ...copyHeaders(headers), 'content-length': body.length });
  response.flushHeaders();
  const step = Math.max(1, Math.floor(bytesPerSecond / 10));
  const every = (step / bytesPerSecond) * 1000;
  let at = 0;
  const timer = setInterval(() => {
    if (response.destroyed) {
      clearInterval(timer);
      return;
    }
    response.write(body.subarray(at, at + step));
    at += step;
    if (at >= body.length) {
      clearInterval(timer);
      response.end();
    }
  }, every);
}

export function sendReplacement(
  response: http.ServerResponse,
  { status, headers = {}, body = '' }: { status: number; headers?: Record<string, string>; body?: string },
): void {
  const bytes = Buffer.from(body);
  const bodyless = status === 204 || status === 304;
  response.writeHead(status, { ...headers, ...(bodyless ? {} : { 'content-length': bytes.length }) });
  response.end(bodyless ? undefined : bytes);
}

/** A page as a café's network shows it for whatever address is asked. */
export const CAPTIVE_PORTAL: Fault = {
  kind: 'replace',
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Free Wi-Fi</title><h1>Free Wi-Fi: please log in</h1>',
};

/** The same network's second habit: it sends every address elsewhere. */
export const CAPTIVE_REDIRECT: Fault = {
  kind: 'replace',
  status: 302,
  headers: { location: 'http://portal.invalid/login', 'content-type': 'text/html; charset=utf-8' },
  body: '<a href="http://portal.invalid/login">Log in</a>',
};
