import { EM, GLYPHS } from './glyphs.ts';
import { romanText } from './roman.ts';

/*
 * Text as shapes: a server may have no fonts at all, and the drawing library would then draw nothing without a word.
 */

const glyphs = new Map(GLYPHS.map(([char, advance, outline]) => [char, { advance, outline }]));

function drawn(char: string): string {
  if (/\s/.test(char)) return ' ';
  if (glyphs.has(char)) return char;
  const [letter = ''] = char.normalize('NFD'); // without its accent
  return glyphs.has(letter) ? letter : '';
}

/**
 * The text in what the outlines can draw: Devanagari in Latin letters, other scripts left out with the commas that would
 * stand there alone, spaces tidied.
 */
export function drawable(text: string): string {
  const known = [...romanText(text).normalize('NFC')].map(drawn).join('');
  return known
    .replace(/\s*[,·](?=\s*(?:[,·]|$))/g, '')
    .replace(/^[\s,·]+/, '')
    .replace(/ +(,?)/g, (_, comma: string) => comma || ' ')
    .trim();
}

/** How wide drawable text is at `size` pixels to the em. */
export function textWidth(text: string, size: number): number {
  let units = 0;
  for (const char of text) units += glyphs.get(char)?.advance ?? 0;
  return (units * size) / EM;
}

/** Breaks text into at most `lines` lines of `width` pixels, the last one ended with "…" when there is more. */
export function breakLines(text: string, size: number, width: number, lines: number): string[] {
  const out: string[] = [];
  let line = '';
  const words = drawable(text).split(' ').filter(Boolean);
  for (const [i, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (textWidth(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (out.length === lines - 1)
      return [...out, cut(`${longer} ${words.slice(i + 1).join(' ')}`, size, width)];
    if (line) out.push(line);
    line = textWidth(word, size) <= width ? word : cut(word, size, width);
  }
  if (line) out.push(line);
  return out;
}

function cut(text: string, size: number, width: number): string {
  let shown = text.trim();
  if (textWidth(shown, size) <= width) return shown;
  while (shown && textWidth(`${shown}…`, size) > width) shown = shown.slice(0, -1).trimEnd();
  return `${shown}…`;
}

/** One line of text as SVG shapes, its baseline starting at (x, y). `fill` is a colour. */
export function textShapes(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  let at = 0;
  const shapes: string[] = [];
  for (const char of text) {
    const glyph = glyphs.get(char);
    if (!glyph) continue;
    if (glyph.outline) shapes.push(`<path transform="translate(${at} 0)" d="${glyph.outline}"/>`);
    at += glyph.advance;
  }
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / EM})">${shapes.join('')}</g>`;
}
