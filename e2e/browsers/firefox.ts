import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WebSocket } from 'ws';
import { startChild } from './child.ts';
import type { Engine, InputSource, RemoteWindow, WindowSize } from './protocol.ts';

/** What Firefox does not do while it is tested, beside what it leaves out by itself when it is driven from outside. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.newtabpage.activity-stream.asrouter.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // As on a phone, scrollbars take no room.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'en-IN, en',
};

/** One answer or event of WebDriver BiDi. */
interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  result?: unknown;
  params?: unknown;
  error?: string;
  message?: string;
}

interface LogEntry {
  type: string;
  level: string;
  text: string | null;
}

interface Bidi {
  send<T>(method: string, params: object): Promise<T>;
  close(): void;
}

function connect(url: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let lastId = 0;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.type === 'event') {
      onEvent(message.method ?? '', message.params);
      return;
    }
    const request = waiting.get(message.id ?? -1);
    waiting.delete(message.id ?? -1);
    if (message.type === 'success') request?.resolve(message.result);
    else request?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.on('close', () => {
    for (const request of waiting.values()) request.reject(new Error('Firefox has hung up'));
    waiting.clear();
  });
  const bidi: Bidi = {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(bidi));
    socket.once('error', reject);
  });
}

/** Answer of script.callFunction for a function that answers with a text. */
type CallResult =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

function windowOf(bidi: Bidi, context: string, complaints: string[]): RemoteWindow {
  return {
    async navigate(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' });
    },
    async back() {
      await bidi.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async call(source, argument) {
      const answer = await bidi.send<CallResult>('script.callFunction', {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: argument }],
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    async perform(sources: InputSource[]) {
      await bidi.send('input.performActions', { context, actions: sources });
    },
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    complaints: async () => complaints,
  };
}

async function launch(profile: string, viewport: WindowSize, complaints: string[]) {
  const firefox = startChild(process.env.FIREFOX ?? 'firefox-esr', [
    '--headless',
    '--new-instance',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ]);
  const [, address] = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connect(`${address}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text } = params as LogEntry;
    if (level === 'error') complaints.push(text ?? '');
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await bidi.send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 1 });
  return {
    window: windowOf(bidi, context, complaints),
    async end() {
      await bidi.send('browser.close', {}).catch(() => undefined);
      bidi.close();
      // Writing its storage down takes it a moment.
      await firefox.end(10_000);
    },
  };
}

/** Firefox, over WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  async open({ profile, width, height }) {
    mkdirSync(profile, { recursive: true });
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(path.join(profile, 'user.js'), lines.join(''));
    const complaints: string[] = [];
    let running = await launch(profile, { width, height }, complaints);
    return {
      get window() {
        return running.window;
      },
      async reopen() {
        await running.end();
        running = await launch(profile, { width, height }, complaints);
      },
      close: () => running.end(),
    };
  },
};
