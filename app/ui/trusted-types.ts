/*
 * Trusted Types: the page's policy (server/page) lets no text become a script by accident. The two places that make one
 * on purpose come through here. Browsers without Trusted Types get the plain text.
 */

interface Policy {
  createScript(text: string): unknown;
  createScriptURL(address: string): unknown;
}

interface Factory {
  createPolicy(name: string, rules: { [K in keyof Policy]: (text: string) => string }): Policy;
}

const WORKER = '/sw.js';
let policy: Policy | null = null;

function angan(): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??=
    trustedTypes?.createPolicy('angan', {
      // Data only: a text that is JSON of an object runs nothing, whatever it stands in.
      createScript: (text) => {
        JSON.parse(text);
        return text;
      },
      createScriptURL: (address) => {
        if (address !== WORKER) throw new TypeError('only the worker may be loaded by its address');
        return address;
      },
    }) ?? null;
  return policy;
}

/** `data` as the text of a `<script>` that holds data. The browser takes it where it takes a string. */
export function dataScriptText(data: object): string {
  const text = JSON.stringify(data);
  return (angan()?.createScript(text) ?? text) as string;
}

/** The worker's address, as `register` takes it. */
export function workerAddress(): string {
  return (angan()?.createScriptURL(WORKER) ?? WORKER) as string;
}
