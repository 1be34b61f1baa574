import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a database without agency settings ends the start with one line that says what to do', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'angan-start-'));
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' };
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'index.ts')],
      { cwd: join(import.meta.dirname, '..'), env, encoding: 'utf8', timeout: 15_000 },
    );
    expect(stderr).toBe(
      'There are no agency settings, and no page can be drawn without them. Import yours: npm run seed -- --agency FILE.json\n',
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
