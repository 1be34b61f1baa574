import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What every program of a machine has in its environment. */
const ORDINARY = ['CI', 'HOME', 'NODE_ENV', 'PATH'];

/** Variables that programs below these folders take from the environment. */
function variablesOf(...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  const sources = files.filter((file) => /\.(?:mjs|tsx?)$/.test(file)).map(read);
  const named = sources.flatMap((source) => [...source.matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)]);
  return [...new Set(named.map(([, name = '']) => name))].filter((name) => !ORDINARY.includes(name));
}

test('the README says what each variable does that the server, the tests and the measurements read', () => {
  const settings = [...read('server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*): v\./gm)].map(
    ([, name = '']) => name,
  );
  const ours = [...settings, ...variablesOf('tooling', 'e2e', 'bench')];
  expect(ours).toEqual(expect.arrayContaining(['PORT', 'ANGAN_SEED', 'CHROME', 'FIREFOX', 'STORM_SEED']));
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const told = rows
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]*)`/g)])
    .map(([, name]) => name);
  expect(ours.filter((name) => !told.includes(name))).toEqual([]);
});
