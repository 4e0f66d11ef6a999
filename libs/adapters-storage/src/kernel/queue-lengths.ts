import type { Instant } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

export const queues = ['notifications', 'ledger-postings', 'plan-payments', 'prepayment-refunds', 'summaries'] as const;
export type Queue = (typeof queues)[number];

/** How much waits in a queue that the workers of all instances share. */
export interface QueueLength {
  readonly queue: Queue;
  /** At most `mostCounted`. */
  readonly waiting: number;
  /** Since when the first of what was counted has waited. */
  readonly oldest?: Instant;
}

/** A queue that is longer is not counted further. */
export const mostCounted = 10_000;

/** Each answers since when what waits at `$1` has waited, by an index that holds nothing else. */
const waitingSince: Readonly<Record<Queue, string>> = {
  notifications: `select made_at as since from notices
    where sent_at is null and given_up_at is null and made_at <= $1 order by due_at`,
  'ledger-postings': `select at as since from book_postings where posted_at is null and at <= $1 order by due_at`,
  'plan-payments': `select charge_at as since from scheduled_payments
    where state in ('due', 'charging') and charge_at <= $1 order by charge_at`,
  'prepayment-refunds': `select look_at as since from prepayment_refunds
    where state in ('promised', 'due') and look_at <= $1 order by look_at`,
  summaries: `select made_at as since from summary_jobs where outcome is null and made_at <= $1 order by made_at`,
};

/** Every queue in one question. */
export const queueLengths = async (sql: Sql, now: Instant): Promise<readonly QueueLength[]> => {
  const counts = queues.map(
    (queue) =>
      `select '${queue}' as queue, count(*)::integer as waiting, min(since) as oldest
       from (${waitingSince[queue]} limit ${mostCounted}) q`,
  );
  const rows = await sql.rows<{
    readonly queue: Queue;
    readonly waiting: number;
    readonly oldest: Instant | null;
  }>({ name: 'queue-lengths', text: counts.join(' union all '), values: [now] });
  return rows.map(({ queue, waiting, oldest }) => ({ queue, waiting, ...(oldest === null ? {} : { oldest }) }));
};
