import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY, instant, type TimeZone } from '@portico/domain/kernel';
import type { ChargeId, PlanId, ScheduledPaymentId } from '@portico/domain/payments';
import type { Database, Sql } from '../sql/index.ts';
import { openMigrated } from '../testing/test-database-copies.ts';
import { PageCounter } from '../testing/touched-page-counter.ts';
import { patientOf } from '../conformance/payments/patients.samples.ts';
import { PostgresLedgerPostings } from './charges/postgres-ledger-postings.ts';
import { PostgresDuePayments } from './plans/postgres-due-payments.ts';
import { PostgresPaymentLedger } from './charges/postgres-payment-ledger.ts';
import { PostgresPaymentPlans } from './plans/postgres-payment-plans.ts';

const [payer, later] = [patientOf('alder', 'payer'), instant(9_000_000_000_000)];
const end = instant(later + 60_000);
const someday = instant(1);
/** From one payment of a plan to its next. */
const month = 30 * DAY;

/** Rows of others, `many` of each kind, all of which wait for a worker; the payer has a few of each from the start. */
const grow = async (sql: Sql, patients: string, many: number): Promise<void> => {
  await sql.rows({
    text: `insert into payment_plans select 'alder', ${patients}, 'plan-' || ${patients} || n, 'u-' || n, 'Plan', 'active',
        '{"frequency":"weekly","dayOfWeek":1}', 100, 'card', '{}', n, 1000, 10, 1 from generate_series(1, ${many / 10}) n`,
  });
  await sql.rows({
    text: `insert into scheduled_payments
      select practice_id, patient_id, id, id || '-' || k, k, date '2026-01-01' + k, 100, 'installment', 'due', 0, null,
        created_at + k * ${month}, created_at + k * ${month} - 500, false
      from payment_plans, generate_series(1, 10) k on conflict do nothing`,
  });
  await sql.rows({
    text: `insert into payment_charges
      select 'alder', ${patients}, 'charge-' || ${patients} || n, 'u-' || n, 'R' || n, 100, '{"kind":"balance"}', true, 'payer',
        '{"brand":"visa","last4":"1111"}', n, (array['captured', 'captured', 'unknown'])[1 + n % 3], '{"at":1}', n, 0
      from generate_series(1, ${many}) n`,
  });
  await sql.rows({
    text: `insert into book_postings
      select practice_id, patient_id, id || '-in', id, 100, purpose, true, created_at, created_at, 0,
        case when created_at % 2 = 0 then created_at end
      from payment_charges where state = 'captured' on conflict do nothing`,
  });
};

describe('what payments cost', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());

  const pagesOf = async (ask: (sql: Sql) => Promise<unknown>): Promise<number> => {
    const counter = new PageCounter(database);
    await ask(counter);
    return counter.pages;
  };
  const costs = async () => ({
    due: await pagesOf((sql) => new PostgresDuePayments(sql).claim(later, end, 10, [payer.practice])),
    practices: await pagesOf((sql) => new PostgresDuePayments(sql).practices(later)),
    notices: await pagesOf((sql) => new PostgresDuePayments(sql).claimNotifications(later, end, 10, [payer.practice])),
    settled: await pagesOf((sql) =>
      new PostgresDuePayments(sql).settled(
        {
          patient: payer,
          plan: 'plan-payer1' as PlanId,
          payment: 'plan-payer1-1' as ScheduledPaymentId,
          attempt: 0,
        },
        { kind: 'paid', charge: 'charge' as ChargeId },
      ),
    ),
    unsettled: await pagesOf((sql) => new PostgresPaymentLedger(sql).claimUnsettled(later, later, end, 10)),
    postings: await pagesOf((sql) => new PostgresLedgerPostings(sql).claim(later, end, 10)),
    history: await pagesOf((sql) => new PostgresPaymentLedger(sql).history(payer, 1, 10)),
    years: await pagesOf((sql) => new PostgresPaymentLedger(sql).years(payer, 'America/Phoenix' as TimeZone)),
    held: await pagesOf((sql) => new PostgresPaymentLedger(sql).heldAgainst(payer, someday)),
    plans: await pagesOf((sql) => new PostgresPaymentPlans(sql).of(payer)),
  });

  it('is the same with 30 and with 40,000 of each that are due, and with a history of 40,000 payments', async () => {
    await grow(database, `'payer'`, 30);
    await database.rows({ text: 'vacuum (analyze)' });
    const few = await costs();
    await database.transaction(async (sql) => {
      // The rows are right by construction; looking up each foreign key would take most of the time.
      await sql.rows({ text: 'set local session_replication_role = replica' });
      await grow(sql, `'p' || n / 40`, 40_000);
    });
    await database.rows({ text: 'vacuum (analyze)' });
    const many = await costs();
    // Ten rows with all their index entries lie a few pages deeper; going through a table would be a thousand.
    for (const [name, pages] of Object.entries(many)) {
      expect({ name, isCheap: pages <= few[name as keyof typeof few] + 300 }).toEqual({ name, isCheap: true });
    }
  }, 120_000);
});
