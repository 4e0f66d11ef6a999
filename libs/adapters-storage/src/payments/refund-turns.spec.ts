import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { instant } from '@portico/domain/kernel';
import type { Database, Sql } from '../sql/index.ts';
import { openMigrated } from '../testing/test-database-copies.ts';
import { PageCounter } from '../testing/touched-page-counter.ts';
import { PostgresPrepaymentRefunds } from './charges/postgres-prepayment-refunds.ts';

const [now, leased] = [instant(1_000_000), instant(2_000_000)];
/** What a worker takes at once, and how many practices have one refund each. */
const [limit, others] = [10, 20];

/** Refunds that are due at one practice, all of them before those of the others. */
const crowd = (many: number): string => `
  insert into prepayment_refunds (practice_id, patient_id, charge_id, appointment_id, cancellation_key, amount_cents, state, look_at)
  select 'many', 'p' || n, 'c' || n, 'v' || n, 'k' || n, 100, 'due', n from generate_series(1, ${many}) n`;

const ones = `
  insert into prepayment_refunds (practice_id, patient_id, charge_id, appointment_id, cancellation_key, amount_cents, state, look_at)
  select (case when n % 2 = 0 then 'a' else 'z' end) || n, 'p', 'c', 'v', 'k', 100, 'due', 500000 + n from generate_series(1, ${others}) n`;

describe('refunds of all practices', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.rows({ text: 'delete from prepayment_refunds' });
  });

  /** How many claims it takes until each of the others had its turn, and how much was taken by then. */
  const claimsOfOthers = async () => {
    const refunds = new PostgresPrepaymentRefunds(database);
    const seen = new Set<string>();
    for (let claims = 1, taken = 0; ; claims += 1) {
      const claimed = await refunds.claim(now, leased, limit);
      taken += claimed.length;
      for (const { refund } of claimed) if (refund.patient.practice !== 'many') seen.add(refund.patient.practice);
      if (seen.size === others || claimed.length === 0) return { claims, taken, seen: seen.size };
    }
  };

  it('OPS-D7 wait for those of a practice with 10,000 no longer than twice as long as without them', async () => {
    await database.rows({ text: ones });
    const alone = await claimsOfOthers();
    await database.rows({ text: 'delete from prepayment_refunds' });
    await database.rows({ text: crowd(10_000) });
    await database.rows({ text: ones });
    const beside = await claimsOfOthers();
    expect({ alone: alone.seen, beside: beside.seen }).toEqual({ alone: others, beside: others });
    expect(beside.claims).toBeLessThanOrEqual(2 * alone.claims);
    // No claim takes less than it may while something waits.
    expect(beside.taken).toBe(limit * beside.claims);
  });

  it('OPS-D7 are taken at a cost that does not grow with those of one practice', async () => {
    const pages = async (): Promise<number> => {
      await database.rows({ text: 'analyze prepayment_refunds' });
      const counter = new PageCounter(database);
      await new PostgresPrepaymentRefunds(counter satisfies Sql).claim(now, leased, limit);
      return counter.pages;
    };
    await database.rows({ text: ones });
    await database.rows({ text: crowd(1_000) });
    const few = await pages();
    await database.rows({ text: "delete from prepayment_refunds where practice_id = 'many'" });
    await database.rows({ text: crowd(10_000) });
    expect(await pages()).toBeLessThan(2 * few);
  });
});
