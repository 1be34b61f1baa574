// npm run check: format, lint and types, without running a test.
import { binary, ensureInstalled, run } from './steps.mjs';

await ensureInstalled();
const PROJECTS = ['domain', 'local', 'app', 'sw', 'server', 'seed', 'e2e', 'tooling', 'tsconfig.test.json'];

let failed = false;
const step = async (label, command, args) => {
  const status = await run(command, args);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${label}`);
  if (status !== 0) failed = true;
};
await step('format and lint', process.execPath, [binary('@biomejs/biome'), 'ci', '--error-on-warnings', '.']);
for (const project of PROJECTS)
  await step(`types: ${project}`, process.execPath, [binary('typescript'), '-p', project]);
process.exit(failed ? 1 : 0);
