import { parseArgs } from 'node:util';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { DAY, MINUTE } from '@portico/domain/kernel';
import { fillPractices, noon, simulatedFleet } from '@portico/gateway/testing';
import { type Bar, printBars } from '../performance-targets.ts';

/** Minutes that are counted, after two that are not: every worker comes round at least once. */
const minutes = 11;

/**
 * All workers of a fleet at rest: so many instances over one embedded database with so many practices, in a time of
 * their own. Prints the statements a second that each worker asks, of all instances together.
 */
const measured = async (instances: number, practices: number): Promise<readonly Bar[]> => {
  const database = await openMigrated();
  try {
    await fillPractices(database, { practices, visits: 10, from: 0, spread: 30 * DAY }, noon);
    const fleet = simulatedFleet(database, instances, noon);
    await fleet.start();
    await fleet.clock.pass(MINUTE);
    fleet.counter.reset();
    const began = performance.now();
    await fleet.clock.pass(minutes * MINUTE);
    const took = performance.now() - began;
    const { byWorker, total } = fleet.counter;
    await fleet.stop();
    console.log(
      `${instances} instances, ${practices} practices, ${practices * 10} coming visits, ${minutes} minutes at rest`,
    );
    for (const [worker, count] of [...byWorker].sort(([, a], [, b]) => b - a))
      console.log(`  ${worker.padEnd(22)} ${perSecond(count).toFixed(2).padStart(9)} a second`);
    console.log(`  ${'in all'.padEnd(22)} ${perSecond(total).toFixed(2).padStart(9)} a second`);
    console.log(`  simulated in ${(took / 1_000).toFixed(0)} s`);
    return [
      {
        name: `statements of ${instances} instances at rest`,
        measured: perSecond(total),
        bar: 50,
        unit: '/s',
        better: 'less',
      },
    ];
  } finally {
    await database.close();
  }
};

const perSecond = (count: number): number => count / (minutes * 60);

export const run = () => measured(20, 10_000);
export const quick = () => measured(20, 100);

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      instances: { type: 'string', default: '20' },
      practices: { type: 'string', default: '10000' },
    },
  });
  printBars(await measured(Number(values.instances), Number(values.practices)));
}
