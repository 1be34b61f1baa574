// npm start: install if needed, build if stale, seed an empty database, serve.
import { ensureBuilt, ensureInstalled, script } from './steps.mjs';

await ensureInstalled();
await ensureBuilt();
process.env.NODE_ENV ??= 'production';
const seeded = await script('seed/cli.ts', ['--if-empty']);
if (seeded !== 0) process.exit(seeded);
await import('../dist/server/index.js');
