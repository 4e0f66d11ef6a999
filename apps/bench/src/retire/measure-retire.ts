import { parseArgs } from 'node:util';
import { retireChain, sealActivity, verifyActivity } from '@portico/adapters-storage';
import { migrate, openDatabase } from '@portico/adapters-storage/sql';
import { startTestServer } from '@portico/adapters-storage/testing';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { instant } from '@portico/domain/kernel';
import { type Bar, printBars } from '../performance-targets.ts';

const longAgo = instant(Date.UTC(2012, 0, 1));
const before = instant(Date.UTC(2013, 0, 1));

export interface RetireOptions {
  readonly lines?: number;
}

/** Lines of the activity log of one practice that are retired on a server, and what is left verified; a second. */
export const run = async ({ lines = 100_000 }: RetireOptions = {}): Promise<readonly Bar[]> => {
  const server = await startTestServer({ settings: ['fsync=on'] });
  const database = await openDatabase({ kind: 'server', url: await server.createDatabase() }, testSealing);
  try {
    await migrate(database);
    await database.rows({
      text: `insert into activity (practice_id, subject_id, at, actor_id, actor_kind, action, address, user_agent, session_id, request_id, key_id)
        select 'alder', 'patient-' || n % 5000, ${longAgo} + n, 'account-' || n % 5000, 'patient', 'viewed-health', '192.0.2.7',
          'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'session-' || n, 'request-' || n, 'key'
        from generate_series(1, $1::int) n order by n`,
      values: [lines],
    });
    const now = instant(Date.now());
    await sealActivity(database, now);
    const began = performance.now();
    const done = await retireChain(database, 'alder', {
      before,
      now,
      operator: 'bench' as Parameters<typeof retireChain>[2]['operator'],
      reason: 'measured',
      holdsStand: () => Promise.resolve(),
    });
    const seconds = (performance.now() - began) / 1_000;
    const { broken } = await verifyActivity(database);
    if (done.lines !== lines || broken.length > 0) throw new Error('The log was not retired as it should be.');
    return [{ name: 'lines of the activity log retired', measured: lines / seconds, unit: 'a second', better: 'more' }];
  } finally {
    await database.close();
    await server.stop();
  }
};

export const quick = (): Promise<readonly Bar[]> => run({ lines: 3_000 });

if (import.meta.main) {
  const { values } = parseArgs({ options: { lines: { type: 'string' } } });
  printBars(await run(values.lines === undefined ? {} : { lines: Number(values.lines) }));
}
