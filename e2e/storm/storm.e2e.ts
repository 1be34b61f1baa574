import { expect, test } from 'vitest';
import { runStorm } from './run-storm.ts';

// The same schedules in each run would only prove the same thing again; the seed says how to repeat one.
const FIRST_SEED = Number(process.env.STORM_SEED ?? Date.now() % 1_000_000_000);
const SCHEDULES = 120;

test(`${SCHEDULES} storms from seed ${FIRST_SEED} lose nothing, double nothing, and never say "sent" too early`, async () => {
  console.log(
    `storm: first seed ${FIRST_SEED} (npm run storm -- --first ${FIRST_SEED} --seeds 1 repeats one)`,
  );
  let entries = 0;
  await runStorm(FIRST_SEED, SCHEDULES, (outcome) => {
    entries += outcome.entries;
    expect(outcome.wrong, `seed ${outcome.seed}: ${outcome.steps.join(', ')}`).toEqual([]);
  });
  expect(entries).toBeGreaterThan(SCHEDULES);
});
