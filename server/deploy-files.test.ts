import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

test('the image is built in stages, runs as nobody special and is asked for its health', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*healthcheck\.mjs/m);
  for (const script of dockerfile.match(/deploy\/\w+\.mjs/g) ?? []) expect(read(script)).not.toBe('');
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', 'node_modules', 'var']));
});

test('every setting that the deploy files name is one that the server reads', () => {
  const known = Object.keys(readEnv({})).length;
  expect(known).toBeGreaterThan(5);
  const source = read('server/env.ts');
  const compose = read('deploy/compose.yaml');
  const app = compose.slice(compose.indexOf('\n  app:'), compose.indexOf('\n  db:'));
  const named = [...app.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(named).toContain('DATABASE_URL');
  for (const name of named) expect(source, name).toContain(`  ${name}: v.`);
});

test('no secret stands in the repository’s deploy files', () => {
  for (const file of readdirSync(fileURLToPath(new URL('../deploy', import.meta.url)))) {
    const text = read(`deploy/${file}`);
    expect(text, file).not.toMatch(/PRIVATE KEY|(?:PASSWORD|TOKEN)[=:] *["']?[A-Za-z0-9]{4,}/);
  }
});
