import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const rows = readFileSync(path.join(root, 'docs/spec-table.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-{3}|line {2})/.test(line));

/** The tests that a row names. */
const named = (row: string) =>
  [...row.matchAll(/`([\w./-]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }));

/** Whether a test or group of tests in `source` has this title. */
function hasTest(source: string, title: string): boolean {
  // As it is written in the source: some quotes stand behind a backslash there.
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['"]/g, '\\\\?$&');
  return new RegExp(`(?:\\b(?:test|it|describe)|\\))\\(\\s*(['"\`])${literal}\\1`).test(source);
}

test('each line of the table names a test that is there', () => {
  expect(rows.length).toBeGreaterThan(150);
  const wrong = rows.flatMap((row) => {
    const tests = named(row);
    if (!tests.length) return [`no test: ${row}`];
    return tests
      .filter(({ file, title }) => {
        const source = path.join(root, file);
        return !existsSync(source) || !hasTest(readFileSync(source, 'utf8'), title);
      })
      .map(({ file, title }) => `${file} › ${title}`);
  });
  expect(wrong).toEqual([]);
});

test('a title counts only where a test has it', () => {
  const source = `it("a home's own", () => {});\ntest.each([\n  ['x'],\n])(\n  '%s is',\n  () => {},\n);\n// 'a comment'`;
  expect(["a home's own", '%s is', 'a comment', 'a home'].map((title) => hasTest(source, title))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
