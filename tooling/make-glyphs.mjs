// Writes server/share/glyphs.ts: the outlines of the bold face, so that share pictures need no font on the server.
// Run by hand when seed/fonts/anek-bold.ttf changes: node tooling/make-glyphs.mjs
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const at = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
// The font reader that comes with pdfkit.
const fontkit = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit');
const font = fontkit.openSync(at('seed/fonts/anek-bold.ttf'));
const EM = 1000;
const scale = EM / font.unitsPerEm;
const round = (value) => Math.round(value * scale);

const LETTER = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

function outline(glyph) {
  return glyph.path.commands
    .map(
      ({ command, args }) =>
        LETTER[command] + args.map((value, i) => round(i % 2 ? -value : value)).join(' '),
    )
    .join('');
}

const rows = font.characterSet
  .filter((code) => code >= 0x20 && code !== 0xa0)
  .map((code) => {
    const glyph = font.glyphForCodePoint(code);
    const key = JSON.stringify(String.fromCodePoint(code)).replace(/^"'"$/, `"'"`);
    return `  [${key}, ${round(glyph.advanceWidth)}, '${outline(glyph)}'],`;
  });
writeFileSync(
  at('server/share/glyphs.ts'),
  `// Made by tooling/make-glyphs.mjs from Anek Latin Bold (SIL Open Font License 1.1, seed/fonts/OFL.txt). Do not edit.

/** Units to the em of all numbers below. */
export const EM = ${EM};

/** Character, advance width, and outline as SVG path data with the baseline at 0 and y downwards. */
export const GLYPHS: readonly (readonly [char: string, advance: number, outline: string])[] = [
${rows.join('\n')}
];
`,
);
