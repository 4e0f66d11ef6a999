import type { Sql } from '@portico/adapters-storage/sql';
import { DAY, HOUR, instant, type Instant, type PracticeId } from '@portico/domain/kernel';

/** One item that the office has to look into. Amounts in cents. */
export interface ToDo {
  readonly kind: ToDoKind;
  readonly practice: PracticeId;
  readonly patient: string;
  /** On the receipt, or the name of a difference, a dispute or a plan. */
  readonly reference: string;
  readonly amount: number;
  readonly at: Instant;
  readonly what: string;
}

export const toDoKinds = [
  'unpaid',
  'on-its-way',
  'difference',
  'not-compared',
  'dispute',
  'failed-installment',
  'plan-card',
  'refund-refused',
] as const;
export type ToDoKind = (typeof toDoKinds)[number];

/** A day is compared within so long after it began. */
const comparedWithin = DAY + 8 * HOUR;

/** Each answers its rows for the practice in `$1`, or for all where that is null; `$2` is now. */
const questions: Readonly<Record<ToDoKind, string>> = {
  // The visit is booked, or canceled against its fee, and its money was refused.
  unpaid: `select practice_id, patient_id, reference, amount_cents as amount, moved_at as at,
      case purpose ->> 'kind' when 'cancellation' then 'canceled, fee not paid' else 'booked, not paid' end as what
    from payment_charges where state = 'unpaid'`,
  'on-its-way': `select practice_id, patient_id, reference, amount_cents as amount, moved_at as at, state as what
    from payment_charges
    where state in ('submitted', 'authorised', 'capturing', 'unknown', 'refunding') and moved_at < $2::bigint - ${HOUR}`,
  difference: `select practice_id, '' as patient_id, id as reference, greatest(ledger_cents, processor_cents) as amount, at,
      kind as what
    from settlement_differences where explained_at is null`,
  // Days whose processor gave no list: the amount is what was taken on them.
  'not-compared': `select s.practice_id, '' as patient_id, '' as reference, s.since as at,
      (select coalesce(sum(b.amount_cents), 0)::bigint from book_postings b
        where b.practice_id = s.practice_id and b.at >= s.since and b.amount_cents > 0) as amount,
      'not compared since ' || to_char(to_timestamp(s.since / 1000) at time zone coalesce(p.time_zone, 'UTC'), 'YYYY-MM-DD') as what
    from (
      select c.practice_id, coalesce(max(t.settled_until), min(c.created_at)) as since,
        max(greatest(c.created_at, c.moved_at)) as latest
      from payment_charges c left join settlements t on t.practice_id = c.practice_id group by c.practice_id
    ) s left join clinic.practices p on p.practice_id = s.practice_id
    where s.since < $2::bigint - ${comparedWithin} and s.latest >= s.since`,
  dispute: `select practice_id, patient_id, id as reference, amount_cents as amount, opened_at as at,
      'disputed charge ' || charge_id as what
    from disputes where outcome = 'open'`,
  'failed-installment': `select s.practice_id, s.patient_id, s.plan_id as reference, s.amount_cents as amount,
      (extract(epoch from s.due) * 1000)::bigint as at, 'installment of ' || s.due as what
    from scheduled_payments s join payment_plans p using (practice_id, patient_id)
    where p.id = s.plan_id and s.state = 'failed' and p.status = 'active'`,
  // Its card is gone, or is good for less long than the plan goes on.
  'plan-card': `select p.practice_id, p.patient_id, p.id as reference, p.payment_cents as amount, p.created_at as at,
      case when c.id is null then 'card is gone'
        else 'card expires ' || lpad(c.expiry_month::text, 2, '0') || '/' || c.expiry_year || ', plan ends ' || l.due end as what
    from payment_plans p
    join lateral (
      select max(due) as due from scheduled_payments s
      where s.practice_id = p.practice_id and s.patient_id = p.patient_id and s.plan_id = p.id and s.state in ('due', 'charging')
    ) l on l.due is not null
    left join cards_on_file c on c.practice_id = p.practice_id and c.patient_id = p.patient_id and c.id = p.card_id
    where p.status = 'active'
      and (c.id is null or make_date(c.expiry_year, c.expiry_month, 1) + interval '1 month' <= l.due)`,
  'refund-refused': `select practice_id, patient_id, charge_id as reference, amount_cents as amount, look_at as at,
      'prepayment of a canceled visit' as what
    from prepayment_refunds where state = 'refused'`,
};

interface Row {
  readonly practice_id: PracticeId;
  readonly patient_id: string;
  readonly reference: string;
  readonly amount: number;
  readonly at: number;
  readonly what: string;
}

/** Everything that is open at a practice, or at all of them, the oldest first of each kind. */
export const moneyList = async (sql: Sql, practice: string | undefined, now: Instant): Promise<readonly ToDo[]> => {
  const all: ToDo[] = [];
  for (const kind of toDoKinds) {
    const rows = await sql.rows<Row>({
      text: `select * from (${questions[kind]}) q
        where ($1::text is null or practice_id = $1) and $2::bigint is not null order by at, practice_id, reference`,
      values: [practice ?? null, now],
    });
    all.push(
      ...rows.map(({ practice_id, patient_id, at, ...row }) => ({
        kind,
        practice: practice_id,
        patient: patient_id,
        at: instant(at),
        ...row,
      })),
    );
  }
  return all;
};

/** What came in and went back on one day. Amounts in cents. */
export interface MoneyOfDay {
  readonly practice: PracticeId;
  readonly purpose: string;
  readonly captured: number;
  readonly refunded: number;
  readonly disputed: number;
  readonly count: number;
}

/** What the ledger has of a span of time, by practice and purpose. */
export const moneyBetween = (
  sql: Sql,
  practice: string | undefined,
  from: Instant,
  until: Instant,
): Promise<readonly MoneyOfDay[]> =>
  sql.rows<MoneyOfDay>({
    text: `select practice_id as practice, purpose ->> 'kind' as purpose,
        coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::bigint as captured,
        coalesce(-sum(amount_cents) filter (where amount_cents < 0 and id not like '%-dispute-%'), 0)::bigint as refunded,
        coalesce(-sum(amount_cents) filter (where id like '%-dispute-%'), 0)::bigint as disputed,
        (count(*) filter (where amount_cents > 0))::integer as count
      from book_postings where at >= $2 and at < $3 and ($1::text is null or practice_id = $1)
      group by 1, 2 order by 1, 2`,
    values: [practice ?? null, from, until],
  });
