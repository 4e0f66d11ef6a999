import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR, instant, plus, type Instant } from '@portico/domain/kernel';
import fc from 'fast-check';
import type { Database } from '../sql/index.ts';
import { openMigrated } from '../testing/test-database-copies.ts';
import { queueLengths, queues, type Queue } from './queue-lengths.ts';

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

/** Puts one entry into a queue that waits since then, or that is over. */
const put: Readonly<Record<Queue, (id: number, since: Instant, isOver: boolean) => string>> = {
  notifications: (_, since, isOver) =>
    `insert into notices (channel, address, language, notice, made_at, due_at, sent_at)
     values ('email', 'a', 'en', '{}', ${since}, ${since}, ${isOver ? since : 'null'})`,
  'ledger-postings': (id, since, isOver) =>
    `insert into book_postings (practice_id, patient_id, id, charge_id, amount_cents, purpose, reduces_balance, at, due_at, posted_at)
     values ('p', 'ana', '${id}', 'c', 1, '{}', true, ${since}, ${since}, ${isOver ? since : 'null'})`,
  'plan-payments': (id, since, isOver) =>
    `insert into scheduled_payments (practice_id, patient_id, plan_id, id, number, due, amount_cents, kind, state, charge_at)
     values ('p', 'ana', 'plan', '${id}', ${id}, '2026-11-01', 1, 'installment', '${isOver ? 'paid' : 'due'}', ${since})`,
  'prepayment-refunds': (id, since, isOver) =>
    `insert into prepayment_refunds (practice_id, patient_id, charge_id, appointment_id, cancellation_key, amount_cents, state, look_at)
     values ('p', 'ana', '${id}', 'v', 'k', 1, '${isOver ? 'given-back' : 'due'}', ${since})`,
  summaries: (id, since, isOver) =>
    `insert into summary_jobs (practice_id, id, patient_id, wanted, language, made_at, outcome)
     values ('p', '${id}', 'ana', '{}', 'en', ${since}, ${isOver ? `'failed'` : 'null'})`,
};

const tables = ['notices', 'book_postings', 'scheduled_payments', 'prepayment_refunds', 'summary_jobs'];
const empty = async (): Promise<void> => {
  for (const table of tables) await database.rows({ text: `delete from ${table}` });
};
beforeEach(empty);

const entry = fc.record({
  queue: fc.constantFrom(...queues),
  hoursAgo: fc.integer({ min: 0, max: 200 }),
  isOver: fc.boolean(),
});

describe('the lengths of the queues', () => {
  it('count what waits and is not over, and tell since when the first of it waits', () =>
    fc.assert(
      fc
        .asyncProperty(fc.array(entry, { maxLength: 12 }), async (entries) => {
          for (const [at, { queue, hoursAgo, isOver }] of entries.entries())
            await database.rows({ text: put[queue](at, plus(now, -hoursAgo * HOUR), isOver) });
          const expected = queues.map((queue) => {
            const open = entries.filter((each) => each.queue === queue && !each.isOver);
            const oldest = plus(now, -Math.max(...open.map(({ hoursAgo }) => hoursAgo)) * HOUR);
            return { queue, waiting: open.length, ...(open.length === 0 ? {} : { oldest }) };
          });
          expect(await queueLengths(database, now)).toEqual(expected);
        })
        .beforeEach(empty),
      { numRuns: 40 },
    ));

  it('leave out what is not due yet', async () => {
    for (const queue of queues) await database.rows({ text: put[queue](1, plus(now, HOUR), false) });
    expect((await queueLengths(database, now)).map(({ waiting }) => waiting)).toEqual(queues.map(() => 0));
  });
});
