import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { recipes, slotRecipes } from './recipes.ts';
import { textStyles } from './scales.ts';
import { system } from './system.ts';
import { themeCss } from './theme-css.ts';

const appFolder = join(dirname(fileURLToPath(import.meta.url)), '../..');
const css = themeCss();
const declared = new Set(css.match(/--chakra-[\w\\.-]+(?=:)/g));

function missingVariables(text: string): string[] {
  const used = text.match(/var\((--chakra-[\w\\.-]+)/g) ?? [];
  return used.map((use) => use.slice(4)).filter((name) => !declared.has(name));
}

interface Style {
  [name: string]: string | number | Style;
}

/** Properties whose plain words must be tokens; a misspelt token stays a word and breaks the rule silently. */
const TOKEN_PROPERTY =
  /^(background(-?color)?|color|border(-?\w+)*-?color|.*radius|box-?shadow|(min-?|max-?)?(width|height)|gap|padding.*|margin.*|z-?index|transition-?(duration|timing-?function))$/i;
const PLAIN_VALUE =
  /^(var\(|calc\(|min\(|env\(|-?[\d.]+(px|rem|dvh|%|ms)$|0(px)?$|transparent$|auto$|none$|inherit$|fit-content$|full$|inset )/;

function wrongValues(style: Style, path: string): string[] {
  return Object.entries(style).flatMap(([name, value]) => {
    const here = `${path}.${name}`;
    if (typeof value === 'object') return wrongValues(value, here);
    const text = String(value);
    if (/^(text|layer|animation)Style$/.test(name)) return [`${here}: ${text}`];
    if (/\{\w+(\.\w+)+\}/.test(text)) return [`${here}: ${text}`];
    if (TOKEN_PROPERTY.test(name) && !PLAIN_VALUE.test(text)) return [`${here}: ${text}`];
    return missingVariables(text).map((variable) => `${here}: ${variable}`);
  });
}

/** Chakra drops an unknown text style without a word, so those are looked up before it sees them. */
function wrongTextStyles(style: object, path: string): string[] {
  return Object.entries(style).flatMap(([name, value]) => {
    if (typeof value === 'object' && value) return wrongTextStyles(value, `${path}.${name}`);
    return name === 'textStyle' && !(value in textStyles) ? [`${path}.${name}: ${value}`] : [];
  });
}

function check(style: object, name: string): string[] {
  return [...wrongTextStyles(style, name), ...wrongValues(system.css(style as never) as Style, name)];
}

function blocks(): [string, object][] {
  const plain = Object.entries(recipes).flatMap(([name, recipe]) => [
    [name, recipe.base ?? {}] as [string, object],
    ...Object.entries(recipe.variants ?? {}).flatMap(([variant, options]) =>
      Object.entries(options as object).map(
        ([option, style]) => [`${name}.${variant}.${option}`, style] as [string, object],
      ),
    ),
  ]);
  const slots = Object.entries(slotRecipes).flatMap(([name, recipe]) =>
    Object.entries(recipe.base ?? {}).map(([slot, style]) => [`${name}.${slot}`, style] as [string, object]),
  );
  return [...plain, ...slots];
}

describe('theme', () => {
  it('writes reset, globals and tokens as plain CSS in their layers', () => {
    expect(css).toMatch(/^@layer reset, base, tokens, recipes;/);
    expect(css).toContain('--chakra-colors-teal:#0B5D57');
    expect(css).toContain('--chakra-colors-teal-solid:var(--chakra-colors-teal)');
    expect(css).toContain('--chakra-colors-bg-muted:var(--chakra-colors-sand)');
    expect(css).not.toMatch(/&|undefined|\[object|@keyframes/);
    expect(missingVariables(css)).toEqual([]);
  });

  it('knows every variable that stylesheets and components use', () => {
    const files = readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(css|tsx?)$/.test(name) && !name.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(20);
    const missing = files.flatMap((name) =>
      missingVariables(readFileSync(join(appFolder, name), 'utf8')).map((variable) => `${name}: ${variable}`),
    );
    expect(missing).toEqual([]);
  });

  it('resolves every token that a recipe names', () => {
    const all = blocks();
    expect(all.length).toBeGreaterThan(40);
    const wrong = all.flatMap(([name, style]) => check(style, name));
    expect(wrong).toEqual([]);
  });

  it('notices a token that does not exist', () => {
    expect(check({ bg: 'sandd' }, 'x')).toHaveLength(1);
    expect(check({ _hover: { px: '97' } }, 'x')).not.toHaveLength(0);
    expect(check({ textStyle: 'nope' }, 'x')).toHaveLength(1);
    expect(check({ bg: 'var(--chakra-colors-nope)' }, 'x')).not.toHaveLength(0);
  });
});
