import type { Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import type {
  DueOutcome,
  DuePayment,
  DuePayments,
  DueTry,
  PlanId,
  ScheduledPaymentId,
  ScheduledState,
} from '@portico/domain/payments';
import { PracticeRotation } from '../../sql/practices-in-turn.ts';
import type { Sql } from '../../sql/sql.ts';
import { planColumns, planFrom, type PlanRow } from './plan-rows.ts';

interface Taken {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly plan_id: PlanId;
  readonly id: ScheduledPaymentId;
  readonly was_due_at: Instant;
}

/**
 * The calendar of the workers, in tables that every instance of the gateway shares. Payments are claimed by row locks that
 * are skipped by others: the first of each practice in turn, then those that have waited longest. A claim has no name:
 * prepared for any limit, it would be planned for a large one.
 */
export class PostgresDuePayments implements DuePayments {
  readonly #sql: Sql;
  readonly #turns = { charges: new PracticeRotation(), notifications: new PracticeRotation() };

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** From one practice to the next along the key, and not at all where nothing is due. */
  async practices(now: Instant): Promise<readonly PracticeId[]> {
    const rows = await this.#sql.rows<{ readonly practice_id: PracticeId }>({
      name: 'due-practices',
      text: `with recursive practices (id) as (
          select (select min(practice_id) from scheduled_payments)
          where exists (select 1 from scheduled_payments
              where state in ('due', 'charging') and charge_at is not null and charge_at <= $1)
            or exists (select 1 from scheduled_payments
              where state = 'due' and tries = 0 and not noticed and notice_at is not null and notice_at <= $1)
          union all
          select (select min(s.practice_id) from scheduled_payments s where s.practice_id > p.id) from practices p
          where p.id is not null
        )
        select p.id as practice_id from practices p
        where (select min(s.charge_at) from scheduled_payments s where s.practice_id = p.id
            and s.state in ('due', 'charging') and s.charge_at is not null) <= $1
          or (select min(s.notice_at) from scheduled_payments s where s.practice_id = p.id
            and s.state = 'due' and s.tries = 0 and not s.noticed and s.notice_at is not null) <= $1`,
      values: [now],
    });
    return rows.map(({ practice_id }) => practice_id);
  }

  /** Claiming a payment raises its plan's version, so that an edit of the plan as it was before is refused. */
  claim(now: Instant, until: Instant, limit: number, practices: readonly PracticeId[]): Promise<readonly DuePayment[]> {
    return this.#sql.transaction(async (sql) => {
      const taken = await sql.rows<Taken>({
        text: `with ${dueInTurn(charges)}, begun as (
            update payment_plans p set version = version + 1
            where (practice_id, patient_id, id) in (select practice_id, patient_id, plan_id from due where state = 'due')
          )
          update scheduled_payments s set state = 'charging', charge_at = $2, tries = tries + (due.state = 'due')::integer
          from due
          where s.practice_id = due.practice_id and s.patient_id = due.patient_id and s.plan_id = due.plan_id and s.id = due.id
          returning s.practice_id, s.patient_id, s.plan_id, s.id, due.charge_at as was_due_at`,
        values: [now, until, limit, practices, this.#turns.charges.next(practices, limit)],
      });
      return withPlans(sql, taken, (payment) => payment.tries);
    });
  }

  claimNotifications(
    now: Instant,
    until: Instant,
    limit: number,
    practices: readonly PracticeId[],
  ): Promise<readonly DuePayment[]> {
    return this.#sql.transaction(async (sql) => {
      const taken = await sql.rows<Taken>({
        text: `with ${dueInTurn(notifications)}
          update scheduled_payments s set notice_at = $2 from due
          where s.practice_id = due.practice_id and s.patient_id = due.patient_id and s.plan_id = due.plan_id and s.id = due.id
          returning s.practice_id, s.patient_id, s.plan_id, s.id, due.notice_at as was_due_at`,
        values: [now, until, limit, practices, this.#turns.notifications.next(practices, limit)],
      });
      return withPlans(sql, taken, () => 1);
    });
  }

  async noticed({ patient: { practice, patient }, plan, payment }: Omit<DueTry, 'attempt'>): Promise<void> {
    await this.#sql.rows({
      name: 'due-noticed',
      text: `update scheduled_payments set noticed = true
        where practice_id = $1 and patient_id = $2 and plan_id = $3 and id = $4`,
      values: [practice, patient, plan, payment],
    });
  }

  async settled(
    { patient: { practice, patient }, plan, payment, attempt }: DueTry,
    outcome: DueOutcome,
  ): Promise<void> {
    const next = stateAfter[outcome.kind];
    const at = outcome.kind === 'retry' ? outcome.retryAt : outcome.kind === 'waiting' ? outcome.lookAt : null;
    await this.#sql.transaction(async (sql) => {
      // The plan's row first, as everybody takes it.
      await sql.rows({
        name: 'due-hold-plan',
        text: `select 1 from payment_plans where practice_id = $1 and patient_id = $2 and id = $3 for no key update`,
        values: [practice, patient, plan],
      });
      await sql.rows({
        name: 'due-settled',
        text: `with settled as (
            update scheduled_payments s set charge_at = coalesce($7, s.charge_at), charge_id = coalesce($8, s.charge_id),
              state = case when p.status <> 'active' and $6 in ('due', 'failed') then 'cancelled' else $6 end
            from payment_plans p
            where p.practice_id = s.practice_id and p.patient_id = s.patient_id and p.id = s.plan_id
              and s.practice_id = $1 and s.patient_id = $2 and s.plan_id = $3 and s.id = $4
              and s.state = 'charging' and s.tries = $5
            returning s.practice_id, s.patient_id, s.plan_id, s.state
          )
          update payment_plans p set version = version + (s.state <> 'charging')::integer,
            status = case when p.status = 'active' and s.state = 'paid' and not exists (
              select 1 from scheduled_payments o
              where o.practice_id = p.practice_id and o.patient_id = p.patient_id and o.plan_id = p.id
                and o.id <> $4 and o.state not in ('paid', 'cancelled')
            ) then 'completed' else p.status end
          from settled s where p.practice_id = s.practice_id and p.patient_id = s.patient_id and p.id = s.plan_id`,
        values: [practice, patient, plan, payment, attempt, next, at, outcome.charge ?? null],
      });
    });
  }
}

/** Whether `s` is a one-time payment, or the first installment of its plan that waits or is being charged. */
const isFirst = `(s.kind = 'one-time' or not exists (
  select 1 from scheduled_payments o
  where o.practice_id = s.practice_id and o.patient_id = s.patient_id and o.plan_id = s.plan_id
    and o.kind = 'installment' and o.state in ('due', 'charging') and o.number < s.number))`;

interface DueKind {
  /** Which payments `s` wait for it; there is an index of them that begins with practice and time, and one that begins with the time. */
  readonly waits: string;
  readonly dueAt: string;
  /** What must be so of the plan `p`. */
  readonly ofPlan: string;
  /** What is locked. */
  readonly locked: string;
}

const charges: DueKind = {
  waits: `s.state in ('due', 'charging') and s.charge_at is not null`,
  dueAt: 'charge_at',
  ofPlan: `(p.status = 'active' or s.state = 'charging')`,
  locked: 's, p',
};

const notifications: DueKind = {
  waits: `s.state = 'due' and s.tries = 0 and not s.noticed and s.notice_at is not null`,
  dueAt: 'notice_at',
  ofPlan: 'true',
  locked: 's',
};

/**
 * At most $3 payments of the practices $4 that are due at $1, locked: first one of each of the practices $5, whose turn it is,
 * then those that have waited longest. A practice is compared with its time in one, so that its own
 * index is read, in its own order: any other order would be sorted first.
 */
const dueInTurn = ({ waits, dueAt, ofPlan, locked }: DueKind): string => {
  const columns = `s.practice_id, s.patient_id, s.plan_id, s.id, s.state, s.${dueAt}`;
  const waiting = `select ${columns} from scheduled_payments s
    join payment_plans p on p.practice_id = s.practice_id and p.patient_id = s.patient_id and p.id = s.plan_id
    where ${waits} and ${ofPlan} and ${isFirst}`;
  const locks = `for no key update of ${locked} skip locked`;
  return `firsts as (
      select f.* from unnest($5::text[]) as turn (practice_id) cross join lateral (
        ${waiting} and (s.practice_id, s.${dueAt}) >= (turn.practice_id, 0)
          and (s.practice_id, s.${dueAt}) <= (turn.practice_id, $1)
        order by s.practice_id, s.${dueAt} limit 1 ${locks}
      ) f
    ), oldest as (
      ${waiting} and s.${dueAt} <= $1 and s.practice_id = any ($4::text[])
      order by s.${dueAt}, s.id limit $3 ${locks}
    ), due as (
      select practice_id, patient_id, plan_id, id, state, ${dueAt}
      from (select *, true as is_turn from firsts union all select *, false from oldest) as either
      group by practice_id, patient_id, plan_id, id, state, ${dueAt} order by bool_or(is_turn) desc limit $3
    )`;
};

const stateAfter = { paid: 'paid', retry: 'due', waiting: 'charging', failed: 'failed' } as const satisfies Record<
  DueOutcome['kind'],
  ScheduledState
>;

/** The plans of what was taken, as they are now, the earliest first. */
const withPlans = async (
  sql: Sql,
  taken: readonly Taken[],
  attemptOf: (payment: DuePayment['payment']) => number,
): Promise<readonly DuePayment[]> => {
  if (taken.length === 0) return [];
  const rows = await sql.rows<PlanRow>({
    name: 'due-plans',
    text: `select ${planColumns} from payment_plans p where (p.practice_id, p.patient_id, p.id) in (
      select * from unnest($1::text[], $2::text[], $3::text[]))`,
    values: [
      taken.map(({ practice_id }) => practice_id),
      taken.map(({ patient_id }) => patient_id),
      taken.map(({ plan_id }) => plan_id),
    ],
  });
  const plans = new Map(rows.map((row) => [JSON.stringify([row.practice_id, row.patient_id, row.id]), planFrom(row)]));
  return [...taken]
    .sort((a, b) => a.was_due_at - b.was_due_at || (a.id < b.id ? -1 : 1))
    .flatMap(({ practice_id, patient_id, plan_id, id }) => {
      const plan = plans.get(JSON.stringify([practice_id, patient_id, plan_id]));
      const payment = plan?.payments.find((one) => one.id === id);
      return plan === undefined || payment === undefined ? [] : [{ plan, payment, attempt: attemptOf(payment) }];
    });
};
