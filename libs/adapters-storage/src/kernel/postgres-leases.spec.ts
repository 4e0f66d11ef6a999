import { expect, it } from '@jest/globals';
import { instant } from '@portico/domain/kernel';
import { openMigrated } from '../testing/test-database-copies.ts';
import { PostgresLeases } from './postgres-leases.ts';

it('OPS-D12 leases of jobs that are no more are forgotten, under whatever name they stand', async () => {
  const database = await openMigrated();
  try {
    await database.rows({
      text: `insert into turns (job, until) values ('settlement south', 50), ('a job of an earlier release', 99), ('sweep', 100)`,
    });
    await new PostgresLeases(database).prune(instant(100));
    expect(await database.rows({ text: 'select job from turns' })).toEqual([{ job: 'sweep' }]);
  } finally {
    await database.close();
  }
}, 60_000);
