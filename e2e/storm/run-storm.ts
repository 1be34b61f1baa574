import { startTestServer } from '#server/testing/test-server';
import { startFaultProxy } from '../proxy/fault-proxy.ts';
import { type Outcome, playSchedule } from './play-schedule.ts';

/** Plays `count` schedules from `firstSeed` on, against a real server with a real database behind the fault proxy. */
export async function runStorm(
  firstSeed: number,
  count: number,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  const proxy = await startFaultProxy();
  const server = await startTestServer({
    publicUrl: proxy.origin,
    // How often one address may write is another test's matter (S04).
    rateLimits: { take: () => 0 },
  });
  proxy.target = Number(new URL(server.url).port);
  try {
    for (let i = 0; i < count; i++) onOutcome(await playSchedule(firstSeed + i, { server, proxy }));
  } finally {
    await proxy.close();
    await server.close();
  }
}
