import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { instant } from '@portico/domain/kernel';
import type { Database, Sql } from '../sql/index.ts';
import { openMigrated } from '../testing/test-database-copies.ts';
import { PageCounter } from '../testing/touched-page-counter.ts';
import { PostgresSettlements } from './charges/postgres-settlements.ts';

const [now, leased] = [instant(1_000_000), instant(2_000_000)];

describe('the practices that are to be compared with their processors', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());

  /** What finding the ones that are due takes, where so many took money and five are due. */
  const pages = async (practices: number): Promise<number> => {
    const own = [
      'delete from settlement_looks',
      'delete from payment_charges',
      `insert into payment_charges (practice_id, patient_id, id, unique_id, reference, amount_cents, purpose, reduces_balance,
         occasion, card, created_at, state, state_detail, moved_at)
       select 'p' || n, 'ana', 'c' || n, 'u', 'r', 100, '{"kind":"balance"}', true, 'payer', '{}', 1, 'captured', '{}', 1
       from generate_series(1, ${practices}) n`,
      `insert into settlement_looks (practice_id, look_at)
       select 'p' || n, case when n <= 5 then 1 else ${leased} end from generate_series(1, ${practices}) n`,
      'analyze settlement_looks',
      'analyze payment_charges',
    ];
    for (const text of own) await database.rows({ text });
    const counter = new PageCounter(database);
    await new PostgresSettlements(counter satisfies Sql).claim(now, leased, 4, [], instant(0));
    return counter.pages;
  };

  it('OPS-D7 are found by time, at a cost that does not grow with the practices', async () => {
    const few = await pages(50);
    expect(await pages(5_000)).toBeLessThan(2 * few);
  });
});
