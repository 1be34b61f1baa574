import { parseArgs } from 'node:util';
import { runStorm } from './storm/run-storm.ts';

/* npm run storm -- [--seeds 1000] [--first N]: longer storms than the suite's; ends with status 1 when one did harm. */

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '1000' }, first: { type: 'string' } },
});
const first = Number(values.first ?? Date.now() % 1_000_000_000);
const count = Number(values.seeds);
let played = 0;
let posts = 0;
let harmed = 0;
console.log(`${count} storms from seed ${first}`);
await runStorm(first, count, ({ seed, steps, wrong, posts: sent }) => {
  played++;
  posts += sent;
  if (wrong.length) {
    harmed++;
    console.error(`\nseed ${seed}\n  ${steps.join('\n  ')}\n  => ${wrong.join('\n  => ')}`);
  }
  if (played % 100 === 0) console.log(`${played} played, ${posts} requests, ${harmed} did harm`);
});
console.log(`${played} storms, ${posts} requests, ${harmed} did harm`);
process.exit(harmed ? 1 : 0);
