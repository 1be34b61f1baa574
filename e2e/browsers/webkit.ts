import { freePort } from '../product.ts';
import { startChild } from './child.ts';
import type { Engine, RemoteWindow, WindowSize } from './protocol.ts';

/*
 * What this browser cannot show, tried with WebKitGTK 2.50: a driven MiniBrowser keeps its storage in memory, service
 * workers included, so that nothing outlives the process; opening again means a new window of the same process here.
 * It says nothing of what pages complain of while they load either: they are listened to from their load event on.
 */

interface Driver {
  ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
}

function driverAt(port: number): Driver {
  return {
    async ask<T>(method: string, path: string, body?: object) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      });
      const { value } = (await answer.json()) as { value: unknown };
      const { error, message } = (value ?? {}) as { error?: string; message?: string };
      if (!answer.ok) throw new Error(`${path}: ${error}: ${message}`);
      return value as T;
    },
  };
}

/** Runs in the page: keeps what it complains of. */
const LISTEN = `
if (window.complaints) return;
const complaints = (window.complaints = []);
addEventListener('error', (event) => complaints.push(String(event.message)));
addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => complaints.push(event.violatedDirective + ' ' + event.sample));
const say = console.error;
console.error = (...words) => { complaints.push(words.join(' ')); say(...words); };
`;

function windowOf(driver: Driver, session: string, complaints: string[]): RemoteWindow {
  const run = <T>(script: string) => driver.ask<T>('POST', `${session}/execute/sync`, { script, args: [] });
  const collect = async () => {
    complaints.push(...((await run<string[] | null>('return window.complaints?.splice(0)')) ?? []));
  };
  const load = async (path: string, body?: object) => {
    await collect();
    await driver.ask('POST', `${session}/${path}`, body);
    await run(LISTEN);
  };
  return {
    navigate: (url) => load('url', { url }),
    reload: () => load('refresh'),
    back: () => load('back'),
    async call(source, argument) {
      const script = `
        const [argument, done] = arguments;
        (${source})(argument).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = await driver.ask<{ value: string } | { error: string }>(
        'POST',
        `${session}/execute/async`,
        { script, args: [argument] },
      );
      if ('error' in answer) throw new Error(answer.error);
      return answer.value;
    },
    async perform(actions) {
      await driver.ask('POST', `${session}/actions`, { actions });
    },
    screenshot: async () => Buffer.from(await driver.ask<string>('GET', `${session}/screenshot`), 'base64'),
    async complaints() {
      await collect();
      return complaints;
    },
  };
}

/**
 * Opens a window as a page does. Only such a window goes without the browser's own bar, which needs more room than a
 * phone is wide.
 */
async function openNarrow(driver: Driver, session: string, { width, height }: WindowSize): Promise<string> {
  const handles = () => driver.ask<string[]>('GET', `${session}/window/handles`);
  const before = await handles();
  const script = `window.open('about:blank', '', 'popup,width=${width},height=${height}')`;
  await driver.ask('POST', `${session}/execute/sync`, { script, args: [] });
  const handle = (await handles()).find((one) => !before.includes(one));
  if (!handle) throw new Error('WebKit opened no window');
  await driver.ask('POST', `${session}/window`, { handle });
  await driver.ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
  return handle;
}

/** WebKitGTK's small browser, the nearest to Safari that runs here, over WebDriver and on a screen of its own. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  async open(size) {
    const screen = startChild('Xvfb', [
      '-displayfd',
      '1',
      '-screen',
      '0',
      '1280x1024x24',
      '-nolisten',
      'tcp',
    ]);
    const [, display] = await screen.says(/^(\d+)\n/m);
    const port = await freePort();
    const program = startChild('WebKitWebDriver', [`--port=${port}`], { env: { DISPLAY: `:${display}` } });
    const driver = driverAt(port);
    await program.listens(port);
    const { sessionId } = await driver.ask<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            args: ['--automation', '--javascript-can-open-windows-automatically=true'],
          },
        },
      },
    });
    const session = `/session/${sessionId}`;
    const opener = await driver.ask<string>('GET', `${session}/window`);
    const complaints: string[] = [];
    await openNarrow(driver, session, size);
    return {
      window: windowOf(driver, session, complaints),
      async reopen() {
        await driver.ask('DELETE', `${session}/window`);
        await driver.ask('POST', `${session}/window`, { handle: opener });
        await openNarrow(driver, session, size);
      },
      async close() {
        await driver.ask('DELETE', session);
        await program.end();
        await screen.end();
      },
    };
  },
};
