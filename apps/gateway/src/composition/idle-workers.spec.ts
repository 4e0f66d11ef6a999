import { describe, expect, it } from '@jest/globals';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { HOUR, MINUTE } from '@portico/domain/kernel';
import { fillPractices } from '../testing/fleet/resting-practices.ts';
import { simulatedFleet } from '../testing/fleet/simulated-fleet.ts';
import { noon } from '../testing/running-gateway.ts';

/** What the workers of two instances ask in a quarter of an hour in which nothing comes due. */
const askedAtRest = async (practices: number): Promise<ReadonlyMap<string, number>> => {
  const database = await openMigrated();
  try {
    await fillPractices(database, { practices, visits: 1, from: 20 * HOUR, spread: HOUR }, noon);
    const { start, stop, clock, counter } = simulatedFleet(database, 2, noon);
    await start();
    await clock.pass(15 * MINUTE);
    await stop();
    return new Map([...counter.byWorker].sort());
  } finally {
    await database.close();
  }
};

describe('workers that have nothing to do', () => {
  it('OPS-D7 ask as little of a thousand practices, whose reminders of today were sent, as of ten', async () => {
    const ofTen = await askedAtRest(10);
    expect(await askedAtRest(1_000)).toEqual(ofTen);
    const aSecond = [...ofTen.values()].reduce((sum, asked) => sum + asked, 0) / (2 * 16 * 60);
    // The bar of fifty is for twenty instances.
    expect(aSecond).toBeLessThan(50 / 20);
  }, 120_000);
});
