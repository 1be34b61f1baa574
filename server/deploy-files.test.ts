import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(at(path), 'utf8');

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

/** What angan-run asks systemd for, with stand-ins for root and for systemd. */
function runAsService(...args: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'angan-run-'));
  const put = (name: string, script: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  put('id', 'echo 0');
  put('systemd-run', `printf '%s\\n' "$@"`);
  try {
    const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const { status, stdout } = spawnSync(at('deploy/angan-run'), args, { env, encoding: 'utf8' });
    expect(status).toBe(0);
    return stdout.trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('angan-run gives a command the user, folders and settings of the service', () => {
  const unit = new Map(
    [...read('deploy/angan.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value = '']) => [name, value]),
  );
  const asked = runAsService('backup', '/backups/a b', '--help');
  expect(asked).toEqual(
    expect.arrayContaining([
      `--uid=${unit.get('User')}`,
      `--gid=${unit.get('Group')}`,
      `--working-directory=${unit.get('WorkingDirectory')}`,
      ...['StateDirectory', 'StateDirectoryMode', 'UMask', 'EnvironmentFile'].map(
        (name) => `--property=${name}=${unit.get(name)}`,
      ),
    ]),
  );
  const settings = unit.get('Environment')?.split(' ') ?? [];
  for (const name of ['NODE_ENV', 'DATA_DIR'])
    expect(asked).toContain(`--setenv=${settings.find((setting) => setting.startsWith(`${name}=`))}`);
  const node = unit.get('ExecStart')?.split(' ')[0] ?? '';
  expect(asked.slice(asked.indexOf(node))).toEqual([
    node,
    'tooling/run-command.mjs',
    'backup',
    '/backups/a b',
    '--help',
  ]);
  // The whole line would be the unit's name in the journal, with a password in it.
  expect(runAsService('db:move', '--to', 'postgres://u:secret@h/n')).toContain(
    '--description=angan-run db:move',
  );
});

test('the page on running names commands that there are, on the service’s data', () => {
  const text = read('docs/deploy.md') + read('README.md');
  const known = read('tooling/run-command.mjs');
  const named = [...text.matchAll(/(?:angan-run|run-command\.mjs|app npm run) ([\w:]+)/g)].map(
    ([, name]) => name,
  );
  expect(new Set(named)).toEqual(new Set(['leads', 'seed', 'backup', 'restore', 'db:move', 'NAME']));
  for (const name of named.filter((found) => found !== 'NAME'))
    expect(known).toMatch(new RegExp(`^ {2}'?${name}'?: `, 'm'));
  const alone = /^(?!.*docker compose).*npm run (?:backup|restore|db:move|leads) /m;
  expect(alone.exec(read('docs/deploy.md'))).toBeNull();
});

test('no secret stands in the repository’s deploy files', () => {
  for (const file of readdirSync(at('deploy'))) {
    const text = read(`deploy/${file}`);
    expect(text, file).not.toMatch(/PRIVATE KEY|(?:PASSWORD|TOKEN)[=:] *["']?[A-Za-z0-9]{4,}/);
  }
});
