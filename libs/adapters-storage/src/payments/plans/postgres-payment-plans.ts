import type { PatientRef } from '@portico/domain/kernel';
import type { DueTimes, PaymentPlan, PaymentPlans, PlanId, UniqueId } from '@portico/domain/payments';
import type { Sql } from '../../sql/sql.ts';
import { paymentArrays, planColumns, planFrom, type PlanRow } from './plan-rows.ts';

/**
 * Plans in the portal's own tables. Every change of a plan or its payments locks the plan's row first, so that a charge
 * by the worker and an edit by the patient run one after the other.
 */
export class PostgresPaymentPlans implements PaymentPlans {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  create(plan: PaymentPlan, uniqueId: UniqueId, due: DueTimes): Promise<PaymentPlan> {
    const { practice, patient } = plan.patient;
    return this.#sql.transaction(async (sql) => {
      const made = await sql.rows({
        name: 'plan-create',
        text: `insert into payment_plans (practice_id, patient_id, id, unique_id, name, status, calendar, payment_cents, card_id,
            autopay, created_at, original_total_cents, original_count, version)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
          on conflict (practice_id, patient_id, unique_id) do nothing returning id`,
        values: [
          practice,
          patient,
          plan.id,
          uniqueId,
          plan.name,
          plan.status,
          JSON.stringify(plan.calendar),
          plan.payment,
          plan.card,
          JSON.stringify(plan.autopay),
          plan.createdAt,
          plan.original.total,
          plan.original.count,
          plan.version,
        ],
      });
      if (made.length === 1) {
        await putPayments(sql, plan, due);
        return plan;
      }
      const [known] = await sql.rows<PlanRow>({
        name: 'plan-by-unique-id',
        text: `select ${planColumns} from payment_plans p where practice_id = $1 and patient_id = $2 and unique_id = $3`,
        values: [practice, patient, uniqueId],
      });
      if (known === undefined) throw new Error('Bug: a plan is known and cannot be found.');
      return planFrom(known);
    });
  }

  async byId({ practice, patient }: PatientRef, id: PlanId): Promise<PaymentPlan | undefined> {
    const [row] = await this.#sql.rows<PlanRow>({
      name: 'plan-by-id',
      text: `select ${planColumns} from payment_plans p where practice_id = $1 and patient_id = $2 and id = $3`,
      values: [practice, patient, id],
    });
    return row && planFrom(row);
  }

  async of({ practice, patient }: PatientRef): Promise<readonly PaymentPlan[]> {
    const rows = await this.#sql.rows<PlanRow>({
      name: 'plans-of',
      text: `select ${planColumns} from payment_plans p where practice_id = $1 and patient_id = $2 and taken_back is null
        order by (status = 'active') desc, created_at desc, id`,
      values: [practice, patient],
    });
    return rows.map(planFrom);
  }

  change(plan: PaymentPlan, seen: number, due: DueTimes): Promise<boolean> {
    const { practice, patient } = plan.patient;
    return this.#sql.transaction(async (sql) => {
      const changed = await sql.rows({
        name: 'plan-change',
        text: `update payment_plans set name = $5, status = $6, calendar = $7, payment_cents = $8, card_id = $9, autopay = $10,
            original_total_cents = $11, original_count = $12, taken_back = $13, version = version + 1
          where practice_id = $1 and patient_id = $2 and id = $3 and version = $4 returning id`,
        values: [
          practice,
          patient,
          plan.id,
          seen,
          plan.name,
          plan.status,
          JSON.stringify(plan.calendar),
          plan.payment,
          plan.card,
          JSON.stringify(plan.autopay),
          plan.original.total,
          plan.original.count,
          plan.takenBack === undefined ? null : JSON.stringify(plan.takenBack),
        ],
      });
      if (changed.length === 0) return false;
      await sql.rows({
        name: 'plan-drop-payments',
        text: `delete from scheduled_payments where practice_id = $1 and patient_id = $2 and plan_id = $3
          and state not in ('paid', 'charging') and id <> all ($4::text[])`,
        values: [practice, patient, plan.id, plan.payments.map(({ id }) => id)],
      });
      await putPayments(sql, plan, due);
      if (plan.status !== 'active') await stopTimes(sql, plan);
      return true;
    });
  }
}

/** Money that moved, or may be moving, stays as it is. A payment that is another one by now is told of again. */
const putPayments = async (sql: Sql, plan: PaymentPlan, due: DueTimes): Promise<void> => {
  await sql.rows({
    name: 'plan-put-payments',
    text: `insert into scheduled_payments as kept (practice_id, patient_id, plan_id, id, number, due, amount_cents, kind, state,
        tries, charge_at, notice_at, chosen)
      select $1, $2, $3, * from unnest($4::text[], $5::integer[], $6::date[], $7::bigint[], $8::text[], $9::text[],
        $10::integer[], $11::bigint[], $12::bigint[], $13::jsonb[])
      on conflict (practice_id, patient_id, plan_id, id) do update set number = excluded.number, due = excluded.due,
        amount_cents = excluded.amount_cents, kind = excluded.kind, state = excluded.state, tries = excluded.tries,
        charge_at = coalesce(excluded.charge_at, kept.charge_at),
        notice_at = coalesce(excluded.notice_at, kept.notice_at),
        noticed = kept.noticed and (kept.due, kept.amount_cents) = (excluded.due, excluded.amount_cents)
      where kept.state not in ('paid', 'charging')`,
    values: [plan.patient.practice, plan.patient.patient, plan.id, ...paymentArrays(plan, due)],
  });
};

/** What is never to be claimed is not in the way of what is; what is on its way is looked at until it is settled. */
const stopTimes = async (sql: Sql, { patient: { practice, patient }, id }: PaymentPlan): Promise<void> => {
  await sql.rows({
    name: 'plan-stop-times',
    text: `update scheduled_payments set charge_at = null, notice_at = null
      where practice_id = $1 and patient_id = $2 and plan_id = $3 and state <> 'charging'`,
    values: [practice, patient, id],
  });
};
