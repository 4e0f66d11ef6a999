import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sealActivity } from '@portico/adapters-storage';
import type { Database, Sql } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { DAY, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import { MemoryCardProcessor, MemoryMerchants } from '@portico/domain/payments/testing';
import { composedOver } from '../testing/gateway-without-http.ts';
import { noon } from '../testing/running-gateway.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
}, 120_000);
afterAll(() => database.close());

let statements = 0;
/** Counts what it is asked. */
const counted = (sql: Sql): Sql => ({
  sealing: sql.sealing,
  rows: (statement) => {
    statements += 1;
    return sql.rows(statement);
  },
  transaction: (work, options) => sql.transaction((inside) => work(counted(inside)), options),
});

/**
 * Inserts up to `count` practices, each with rules of its own, visits not yet due for a reminder, and days of payments
 * already settled against the processor's list.
 */
const fill = async (count: number): Promise<void> => {
  const each = `from generate_series(1, ${count}) n`;
  const tables = [
    `clinic.practices (practice_id, name, phone, time_zone, management, cloverapi, payeezy)
       select 'p' || n, 'P', '555', 'America/Chicago', 'talkehr', false, false`,
    `clinic.providers (practice_id, id, name) select 'p' || n, 'd', 'D'`,
    `clinic.locations (practice_id, id, office, address_lines, city, state, zip, time_zone)
       select 'p' || n, 'l', 'L', '[]', 'C', 'IL', '60601', 'America/Chicago'`,
    `clinic.patients (practice_id, id, name, language) select 'p' || n, 'ana', 'Ana', 'en'`,
    `clinic.booking_rules (practice_id, booking, visits)
       select 'p' || n, '{}', jsonb_build_object('remindersBefore', jsonb_build_array(2880, 1440, 60))`,
    `clinic.appointments (practice_id, id, patient_id, provider_id, location_id, status, starts_at, ends_at, video)
       select 'p' || n, 'v', 'ana', 'd', 'l', 'SCHEDULED', ${plus(noon, 10 * DAY)}, ${plus(noon, 11 * DAY)}, false`,
    `payment_charges (practice_id, patient_id, id, unique_id, reference, amount_cents, purpose, reduces_balance, occasion, card,
         created_at, state, state_detail, moved_at)
       select 'p' || n, 'ana', 'c' || n, 'u', 'r', 100, '{"kind":"balance"}', true, 'payer', '{}', ${noon}, 'captured',
         '{"processorCharge":"x"}', ${noon}`,
    `settlements (practice_id, settled_until, settled_at) select 'p' || n, ${plus(noon, DAY)}, ${noon}`,
  ];
  for (const table of tables) await database.rows({ text: `insert into ${table} ${each} on conflict do nothing` });
};

/** What the workers of one instance ask in a minute in which nothing is due, the round of their start among it. */
const askedInAMinute = async (from: Instant): Promise<number> => {
  let now = from;
  const sql = counted(database);
  const house = composedOver(
    {
      ...sql,
      engine: 'embedded',
      outage: () => database.outage(),
      load: () => database.load(),
      close: () => database.close(),
    },
    () => now,
    undefined,
    new MemoryMerchants(new MemoryCardProcessor()),
  );
  statements = 0;
  for (const at of [from, plus(from, MINUTE)]) {
    now = at;
    await house.reminderWorker.round();
    await house.waitListWorker.round();
    await house.summaryWorker.round();
    await house.planPaymentWorker.round();
    await house.ledgerPostingWorker.round();
    await house.reconciler.round();
    await house.prepaymentRefundWorker.runOnce();
    await sealActivity(sql, now);
  }
  await house.settlementWorker.runOnce();
  return statements;
};

describe('workers that have nothing to do', () => {
  it('OPS-D7 ask as little of three hundred practices as of three', async () => {
    await fill(3);
    const few = await askedInAMinute(noon);
    await fill(300);
    expect(await askedInAMinute(plus(noon, DAY))).toBe(few);
    expect(few).toBeLessThan(40);
  });
});
