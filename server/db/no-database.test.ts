import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'angan-none-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command over a folder that holds no database, without PostgreSQL. */
function run(file: string, ...args: string[]) {
  const dataDir = join(folder, 'data');
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const ended = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { ...ended, dataDir };
}

test.each([
  ['leads', 'server/leads/cli.ts'],
  ['backup', 'server/backup/backup-cli.ts', 'BACKUP'],
  ['db:move', 'server/db/move-cli.ts', '--to', 'postgres://nobody@127.0.0.1:9/none'],
  ['seed -- --remove', 'seed/cli.ts', '--remove', 'P-101'],
])('%s in a folder without a database says so, fails and makes none', (_name, file, ...args) => {
  const target = join(folder, 'backup');
  const { status, stdout, stderr, dataDir } = run(file, ...args.map((arg) => arg.replace('BACKUP', target)));
  expect(stderr).toBe(
    `There is no database in ${dataDir}: set DATA_DIR to the folder that the site works with.\n`,
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect([existsSync(dataDir), existsSync(target)]).toEqual([false, false]);
});

test('help needs no database', () => {
  expect(run('server/leads/cli.ts', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--since'),
  });
});

test('what is no backup leaves no empty database behind', () => {
  const { status, stderr, dataDir } = run('server/backup/restore-cli.ts', join(folder, 'nowhere'));
  expect(stderr).toContain('has no backup.json');
  expect([status, existsSync(dataDir)]).toEqual([1, false]);
});
