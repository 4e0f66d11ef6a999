import type { Instant } from '@portico/domain/kernel';
import { unsettled } from '../payments/charges/charge-rows.ts';
import type { Sql } from '../sql/sql.ts';

export const workKinds = [
  'activity-seals',
  'charges',
  'ledger-postings',
  'notifications',
  'plan-payments',
  'prepayment-refunds',
  'settlements',
  'summaries',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** How long a charge may stay between two steps before somebody else looks at it, in milliseconds. */
const chargeRests = 60_000;

/** Each finds one piece of work that is due at `$1` at any practice, by an index in the order in which it is due. */
const due: Readonly<Record<WorkKind, string>> = {
  'activity-seals': `select 1 from activity where seq > (select coalesce(max(seq), 0) from activity_seals)`,
  charges: `(select 1 from payment_charges
      where ${unsettled} and moved_at < $1 - ${chargeRests} and claimed_until <= $1 limit 1)
    union all (select 1 from payment_charges where probe_at <= $1 limit 1)`,
  'ledger-postings': `select 1 from book_postings where posted_at is null and due_at <= $1`,
  notifications: `select 1 from notices where sent_at is null and given_up_at is null and due_at <= $1`,
  'plan-payments': `(select 1 from scheduled_payments
      where state in ('due', 'charging') and charge_at is not null and charge_at <= $1 limit 1)
    union all (select 1 from scheduled_payments
      where state = 'due' and tries = 0 and not noticed and notice_at is not null and notice_at <= $1 limit 1)`,
  'prepayment-refunds': `select 1 from prepayment_refunds where state in ('promised', 'due') and look_at <= $1`,
  settlements: `select 1 from settlement_looks where look_at <= $1`,
  summaries: `select 1 from summary_jobs where outcome is null and until <= $1`,
};

/**
 * What is due now, in one question that costs the same however many practices there are. By the database's clock, which
 * is the same for every instance, unless another time is given.
 */
export const dueWork = async (sql: Sql, now?: Instant): Promise<ReadonlySet<WorkKind>> => {
  const rows = await sql.rows<{ readonly work: WorkKind }>({
    name: 'due-work',
    text: workKinds
      .map((work) => `select '${work}' as work where exists (${due[work]})`.replaceAll('$1', at))
      .join(' union all '),
    values: [now],
  });
  return new Set(rows.map(({ work }) => work));
};

const at = 'coalesce($1, floor(extract(epoch from statement_timestamp()) * 1000)::bigint)';
