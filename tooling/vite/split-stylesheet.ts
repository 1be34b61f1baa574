import postcss, { type ChildNode, type Declaration, type Root } from 'postcss';
import type { Plugin } from 'vite';
import { FOUNDATION_FILE } from '../../server/page/build-files.ts';

/** Rules that reach every element: layers (reset, base, tokens), faces and registered properties. */
function isFoundation(node: ChildNode): boolean {
  return node.type === 'atrule' && ['layer', 'font-face', 'property'].includes(node.name);
}

/** Names of the custom properties that a text uses. */
function usedIn(text: string): (string | undefined)[] {
  return [...text.matchAll(/var\(\s*(--[\w\\.-]+)/g)].map(([, name]) => name);
}

/**
 * Drops the design tokens (custom properties in the layer `tokens`) that neither the foundation nor one of the `others` uses.
 * They are for Chakra's components, whose provider brings every token itself (app/ui/chakra-boundary.tsx).
 */
export function dropUnusedTokens(foundation: Root, others: readonly string[]): void {
  const outside = others.flatMap(usedIn);
  for (;;) {
    const used = new Set([...outside, ...usedIn(foundation.toString())]);
    const unused: Declaration[] = [];
    foundation.walkAtRules('layer', (layer) => {
      if (layer.params !== 'tokens') return;
      layer.walkDecls(/^--/, (token) => {
        if (!used.has(token.prop)) unused.push(token);
      });
    });
    if (!unused.length) return;
    for (const token of unused) token.remove();
  }
}

/**
 * Parts the one stylesheet into the foundation, which each page carries whole, and the rest: rules of classes, linked and
 * switched on late. A late rule for a class restyles only the elements that bear it; a late face, layer or token would lay
 * the whole page out anew, on a cheap phone for a third of a second.
 */
export function splitStylesheet(): Plugin {
  return {
    name: 'angan:split-stylesheet',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const sheets = Object.values(bundle).filter(
          (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
        );
        const [sheet] = sheets;
        if (sheets.length !== 1 || sheet?.type !== 'asset') this.error('One stylesheet was expected');
        const foundation = postcss.root();
        const rest = postcss.parse(String(sheet.source));
        rest.each((node) => {
          if (isFoundation(node)) foundation.append(node.remove());
        });
        const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
        dropUnusedTokens(foundation, [rest.toString(), ...scripts]);
        sheet.source = rest.toString();
        this.emitFile({ type: 'asset', fileName: FOUNDATION_FILE, source: foundation.toString() });
      },
    },
  };
}
