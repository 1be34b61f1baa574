// Starts what `npm run build` has built: nothing is installed or built here. An empty database gets the samples first.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.NODE_ENV ??= 'production';
if (process.env.ANGAN_SEED !== 'off') {
  const seeded = spawnSync(process.execPath, ['--import', 'tsx', 'seed/cli.ts', '--if-empty'], {
    stdio: 'inherit',
  });
  if (seeded.status !== 0) process.exit(seeded.status ?? 1);
}
await import('../dist/server/index.js');
