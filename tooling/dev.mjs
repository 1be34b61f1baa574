// npm run dev: one port, hot reload, the same /sw.js; the server starts anew when its own code changes.
import { binary, ensureInstalled, run, script } from './steps.mjs';

await ensureInstalled();
const seeded = await script('seed/cli.ts', ['--if-empty']);
if (seeded !== 0) process.exit(seeded);
process.exit(
  await run(process.execPath, [binary('tsx'), 'watch', '--clear-screen=false', 'tooling/dev-server.ts']),
);
