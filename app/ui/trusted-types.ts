/*
 * Trusted Types: the page's policy (server/page) lets no text become a script by accident. The places that make one on
 * purpose come through here. Browsers without Trusted Types get the plain text.
 */

interface Policy {
  createScript(text: string): unknown;
  createScriptURL(address: string): unknown;
}

interface Factory {
  createPolicy(name: string, rules: { [K in keyof Policy]: (text: string) => string }): Policy;
}

const WORKER = '/sw.js';
/** Files of the build. */
const BUILT = /^\/assets\/[\w.-]+\.js$/;
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
        if (address !== WORKER && !BUILT.test(address) && !import.meta.env.DEV)
          throw new TypeError('only workers of this build may be loaded by their address');
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

/** `address` of a file of the build, as `new Worker` takes it. */
export function scriptAddress(address: string): string {
  return (angan()?.createScriptURL(address) ?? address) as string;
}

/** The worker's address, as `register` takes it. */
export const workerAddress = (): string => scriptAddress(WORKER);
