import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { instant, type PracticeId } from '@portico/domain/kernel';
import type { Notification } from '@portico/domain/notifications';
import { openMigrated } from '../testing/test-database-copies.ts';
import { PageCounter } from '../testing/touched-page-counter.ts';
import { PostgresOutbox } from '../notifications/postgres-outbox.ts';
import { PostgresPrepaymentRefunds } from '../payments/charges/postgres-prepayment-refunds.ts';
import { PostgresDuePayments } from '../payments/plans/postgres-due-payments.ts';
import type { Database, Sql } from './index.ts';

const [now, leased] = [instant(1_000_000), instant(2_000_000)];
/** What a worker takes at once, and how many practices have one thing each that waits. */
const [limit, others] = [10, 20];
const small = Array.from({ length: others }, (_, at) => `${at % 2 === 0 ? 'a' : 'z'}${at}` as PracticeId);
const all = [...small, 'many' as PracticeId];

interface Waiting {
  readonly practice: PracticeId;
  /** What waits at the practice is numbered from 1; the lower is due before. */
  readonly number: number;
  readonly dueAt: number;
}

interface SharedQueue {
  readonly tables: readonly string[];
  add(sql: Sql, waiting: readonly Waiting[]): Promise<void>;
  /** Claims as one worker does; answers whose each was. */
  claims(sql: Sql): () => Promise<readonly PracticeId[]>;
}

const columnsOf = (waiting: readonly Waiting[]): readonly unknown[] => [
  waiting.map(({ practice }) => practice),
  waiting.map(({ number }) => String(number)),
  waiting.map(({ dueAt }) => dueAt),
];

const from = `from unnest($1::text[], $2::text[], $3::bigint[]) as waiting (practice, n, due_at)`;

/** A plan of one payment that is to be charged, or of which its payer is to be told. */
const planned = async (sql: Sql, waiting: readonly Waiting[], column: 'charge_at' | 'notice_at'): Promise<void> => {
  const values = columnsOf(waiting);
  await sql.rows({
    text: `insert into payment_plans select practice, 'p' || n, 'plan', 'u', 'Plan', 'active',
      '{"frequency":"weekly","dayOfWeek":1}', 100, 'card', '{}', 1, 100, 1, 1 ${from} where $3::bigint[] is not null`,
    values,
  });
  await sql.rows({
    text: `insert into scheduled_payments (practice_id, patient_id, plan_id, id, number, due, amount_cents, kind, state, ${column})
      select practice, 'p' || n, 'plan', practice || n, 1, '2026-01-01', 100, 'installment', 'due', due_at ${from}`,
    values,
  });
};

const ofPlans = ['scheduled_payments', 'payment_plans'];

const queues: Readonly<Record<string, SharedQueue>> = {
  'refunds of prepayments': {
    tables: ['prepayment_refunds'],
    add: async (sql, waiting) => {
      await sql.rows({
        text: `insert into prepayment_refunds
            (practice_id, patient_id, charge_id, appointment_id, cancellation_key, amount_cents, state, look_at)
          select practice, 'p' || n, 'c' || n, 'v' || n, 'k' || n, 100, 'due', due_at ${from}`,
        values: columnsOf(waiting),
      });
    },
    claims: (sql) => {
      const refunds = new PostgresPrepaymentRefunds(sql);
      return async () => (await refunds.claim(now, leased, limit)).map(({ refund }) => refund.patient.practice);
    },
  },
  'payments of plans': {
    tables: ofPlans,
    add: (sql, waiting) => planned(sql, waiting, 'charge_at'),
    claims: (sql) => {
      const due = new PostgresDuePayments(sql);
      return async () => (await due.claim(now, leased, limit, all)).map(({ plan }) => plan.patient.practice);
    },
  },
  'reminders of payments of plans': {
    tables: ofPlans,
    add: (sql, waiting) => planned(sql, waiting, 'notice_at'),
    claims: (sql) => {
      const due = new PostgresDuePayments(sql);
      return async () =>
        (await due.claimNotifications(now, leased, limit, all)).map(({ plan }) => plan.patient.practice);
    },
  },
  notifications: {
    tables: ['notices'],
    add: async (sql, waiting) => {
      const notice = (practice: string): Notification => ({ kind: 'refill-answered', practice, link: '/refills' });
      const put = (practice: string) =>
        new PostgresOutbox(sql).put(notice(practice), { channel: 'email', address: practice }, 'en', now);
      // One of each practice as it is written, and the others as copies of it.
      for (const practice of new Set(waiting.map((each) => each.practice))) await put(practice);
      await sql.rows({
        text: `insert into notices (channel, address, language, notice, made_at, due_at, sender)
          select channel, address, language, notice, made_at, waiting.due_at, sender ${from}
          join notices on address = practice where n <> '1'`,
        values: columnsOf(waiting),
      });
      await sql.rows({
        text: `update notices set due_at = waiting.due_at ${from} where address = practice and n = '1' and notices.due_at = ${now}`,
        values: columnsOf(waiting),
      });
    },
    claims: (sql) => {
      const outbox = new PostgresOutbox(sql);
      return async () => (await outbox.claim(['email'], now, leased, limit)).map(({ to }) => to.address as PracticeId);
    },
  },
};

/** Of one practice, all due before those of the others. */
const crowd = (many: number): readonly Waiting[] =>
  Array.from({ length: many }, (_, at) => ({ practice: 'many' as PracticeId, number: at + 1, dueAt: at + 1 }));

const ones: readonly Waiting[] = small.map((practice, at) => ({ practice, number: 1, dueAt: 500_000 + at }));

describe.each(Object.entries(queues))('%s of all practices', (_, { tables, add, claims }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  const empty = async (): Promise<void> => {
    for (const table of tables) await database.rows({ text: `delete from ${table}` });
  };
  beforeEach(empty);

  /** How many claims it takes until each of the others had its turn, and how much was taken by then. */
  const claimsOfOthers = async () => {
    const claim = claims(database);
    const seen = new Set<PracticeId>();
    for (let count = 1, taken = 0; ; count += 1) {
      const claimed = await claim();
      taken += claimed.length;
      for (const practice of claimed) if (practice !== 'many') seen.add(practice);
      if (seen.size === others || claimed.length === 0) return { claims: count, taken, seen: seen.size };
    }
  };

  it('OPS-D7 wait for those of a practice with 10,000 no longer than twice as long as without them', async () => {
    await add(database, ones);
    const alone = await claimsOfOthers();
    await empty();
    await add(database, [...crowd(10_000), ...ones]);
    const beside = await claimsOfOthers();
    expect({ alone: alone.seen, beside: beside.seen }).toEqual({ alone: others, beside: others });
    expect(beside.claims).toBeLessThanOrEqual(2 * alone.claims);
    // No claim takes less than it may while something waits.
    expect(beside.taken).toBe(limit * beside.claims);
  }, 60_000);

  it('OPS-D7 are taken at a cost that does not grow with those of one practice', async () => {
    const pages = async (many: number): Promise<number> => {
      await empty();
      await add(database, [...crowd(many), ...ones]);
      for (const table of tables) await database.rows({ text: `vacuum analyze ${table}` });
      const counter = new PageCounter(database);
      await claims(counter satisfies Sql)();
      return counter.pages;
    };
    const few = await pages(1_000);
    expect(await pages(10_000)).toBeLessThan(2 * few);
  }, 60_000);
});
