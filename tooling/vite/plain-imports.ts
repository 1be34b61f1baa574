import type { Plugin } from 'vite';

/*
 * Vite wraps every dynamic import in a helper of 1 KB that preloads a chunk's own files and styles. Here the boot
 * script asks for the first page's files, the worker keeps the others, and there is one stylesheet: what is left of
 * the helper is the event that tells the app of a chunk which is gone (app/pwa/lost-chunk.ts).
 */

const HELPER = /vite\/preload-helper\.js$/;

const CODE = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/** Replaces Vite's preload helper by the part of it that is needed. */
export function plainImports(): Plugin {
  return {
    name: 'angan:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: HELPER }, order: 'pre', handler: () => ({ code: CODE, moduleSideEffects: false }) },
  };
}
