import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, instant, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import fc from 'fast-check';
import type { Database } from '../sql/index.ts';
import { openMigrated } from '../testing/test-database-copies.ts';
import { dueWork, workKinds, type WorkKind } from './due-work.ts';

const now = instant(1_795_287_600_000);
let database: Database;
beforeAll(async () => {
  database = await openMigrated();
  await database.rows({
    text: `insert into payment_plans (practice_id, patient_id, id, unique_id, name, status, calendar, payment_cents, card_id,
        autopay, created_at, original_total_cents, original_count, version)
      values ('p', 'ana', 'plan', 'u', 'Plan', 'active', '{}', 1, 'card', '{}', 1, 12, 12, 1)`,
  });
}, 60_000);
afterAll(() => database.close());

type Queued = Exclude<WorkKind, 'activity-seals'>;
const kinds = workKinds.filter((kind): kind is Queued => kind !== 'activity-seals');

/** Puts one piece of work that is due then, or that is over. */
const put: Readonly<Record<Queued, (id: number, at: Instant, isOver: boolean) => string>> = {
  charges: (id, at, isOver) =>
    `insert into payment_charges (practice_id, patient_id, id, unique_id, reference, amount_cents, purpose, reduces_balance,
       occasion, card, created_at, state, state_detail, moved_at, claimed_until)
     values ('p', 'ana', '${id}', '${id}', '${id}', 1, '{}', true, 'payer', '{}', 1, '${isOver ? 'captured' : 'unknown'}',
       '{}', ${plus(at, -MINUTE - 1)}, ${at})`,
  notifications: (_, at, isOver) =>
    `insert into notices (channel, address, language, notice, made_at, due_at, sent_at)
     values ('email', 'a', 'en', '{}', 1, ${at}, ${isOver ? at : 'null'})`,
  'ledger-postings': (id, at, isOver) =>
    `insert into book_postings (practice_id, patient_id, id, charge_id, amount_cents, purpose, reduces_balance, at, due_at, posted_at)
     values ('p', 'ana', '${id}', 'c', 1, '{}', true, 1, ${at}, ${isOver ? at : 'null'})`,
  'plan-payments': (id, at, isOver) =>
    `insert into scheduled_payments (practice_id, patient_id, plan_id, id, number, due, amount_cents, kind, state, charge_at, notice_at)
     values ('p', 'ana', 'plan', '${id}', ${id}, '2026-11-01', 1, 'installment', '${isOver ? 'paid' : 'due'}',
       ${id % 2 === 0 ? at : 'null'}, ${id % 2 === 0 ? 'null' : at})`,
  'prepayment-refunds': (id, at, isOver) =>
    `insert into prepayment_refunds (practice_id, patient_id, charge_id, appointment_id, cancellation_key, amount_cents, state, look_at)
     values ('p', 'ana', '${id}', 'v', 'k', 1, '${isOver ? 'given-back' : 'due'}', ${at})`,
  settlements: (id, at, isOver) => `insert into settlement_looks values ('p${id}', ${isOver ? plus(at, DAY) : at})`,
  summaries: (id, at, isOver) =>
    `insert into summary_jobs (practice_id, id, patient_id, wanted, language, made_at, until, outcome)
     values ('p', '${id}', 'ana', '{}', 'en', 1, ${at}, ${isOver ? `'failed'` : 'null'})`,
};

const tables =
  'payment_charges, notices, book_postings, scheduled_payments, prepayment_refunds, settlement_looks, summary_jobs';
const empty = async (): Promise<void> => {
  for (const table of tables.split(', ')) await database.rows({ text: `delete from ${table}` });
};
beforeEach(empty);

const entry = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.integer({ min: -1, max: 1 }),
  isOver: fc.boolean(),
});

describe('what is due', () => {
  it('is of the kinds of which something is not over and has come, to the millisecond', () =>
    fc.assert(
      fc
        .asyncProperty(fc.array(entry, { maxLength: 8 }), async (entries) => {
          for (const [id, { kind, at, isOver }] of entries.entries())
            await database.rows({ text: put[kind](id, plus(now, at), isOver) });
          const expected = entries.filter(({ at, isOver }) => at <= 0 && !isOver).map(({ kind }) => kind);
          expect(await dueWork(database, now)).toEqual(new Set(expected));
        })
        .afterEach(empty),
      { numRuns: 60 },
    ));

  it('are lines of the activity log after the last one that is sealed', async () => {
    await database.rows({
      text: `insert into activity (at, practice_id, actor_kind, actor_id, subject_id, action)
        values (1, 'p', 'patient', 'a', 'a', 'signed-in')`,
    });
    expect([...(await dueWork(database, now))]).toEqual(['activity-seals']);
    await database.rows({
      text: `insert into activity_seals (chain, position, seq, hash, sealed_at) select 'p', 1, max(seq), '', 1 from activity`,
    });
    expect([...(await dueWork(database, now))]).toEqual([]);
  });

  it('is told by the database’s own clock where no other is given', async () => {
    await database.rows({ text: put.notifications(1, plus(instant(Date.now()), -60 * MINUTE), false) });
    expect([...(await dueWork(database))]).toEqual(['notifications']);
  });
});
