// Starts what `npm run build` has built: nothing is installed or built here. First the site's own pictures, and the samples
// into an empty database (ANGAN_SEED=off: none).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.NODE_ENV ??= 'production';
const seeded = spawnSync(process.execPath, ['--import', 'tsx', 'seed/cli.ts', '--if-empty'], {
  stdio: 'inherit',
});
if (seeded.status !== 0) process.exit(seeded.status ?? 1);
await import('../dist/server/index.js');
