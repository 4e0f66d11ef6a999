import type { BookingKey } from '@portico/domain/appointments';
import type { AppointmentId, Cents, Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import {
  notGivenBackOf,
  type ChargeId,
  type ClaimedRefund,
  type KeptRefund,
  type PrepaymentRefund,
  type PrepaymentRefunds,
  type PrepaymentRefundState,
} from '@portico/domain/payments';
import { dueInTurn, PracticeTurns } from '../../sql/practices-in-turn.ts';
import type { Sql } from '../../sql/sql.ts';
import { chargeColumns, chargeFrom, type ChargeRow } from './charge-rows.ts';

interface RefundRow<State extends PrepaymentRefundState = PrepaymentRefundState> {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly charge_id: ChargeId;
  readonly appointment_id: AppointmentId;
  readonly cancellation_key: BookingKey;
  readonly amount_cents: Cents;
  readonly state: State;
}

const columns =
  'r.practice_id, r.patient_id, r.charge_id, r.appointment_id, r.cancellation_key, r.amount_cents, r.state';

const queue = {
  table: 'prepayment_refunds',
  key: 'patient_id, charge_id',
  waits: "state in ('promised', 'due')",
  dueAt: 'look_at',
  then: 'charge_id',
};

const refundFrom = (row: RefundRow): PrepaymentRefund => ({
  patient: { practice: row.practice_id, patient: row.patient_id },
  charge: row.charge_id,
  appointment: row.appointment_id,
  key: row.cancellation_key,
  amount: row.amount_cents,
});

/** Two that promise the same charges lock them one after the other. */
const inOrder = (refunds: readonly PrepaymentRefund[]): readonly PrepaymentRefund[] =>
  [...refunds].sort((a, b) => (a.charge < b.charge ? -1 : 1));

/** Whether so much of its charge is left, which then stays so until the transaction is over; or the refund is further already. */
const mayPromise = async (sql: Sql, { patient, charge, amount }: PrepaymentRefund): Promise<boolean> => {
  const values = [patient.practice, patient.patient, charge];
  const [row] = await sql.rows<ChargeRow>({
    name: 'prepayment-refund-charge',
    text: `select ${chargeColumns} from payment_charges c
      where practice_id = $1 and patient_id = $2 and id = $3 for no key update`,
    values,
  });
  if (row !== undefined && notGivenBackOf(chargeFrom(row)) === amount) return true;
  const further = await sql.rows({
    name: 'prepayment-refund-further',
    text: `select from prepayment_refunds
      where practice_id = $1 and patient_id = $2 and charge_id = $3 and state not in ('promised', 'dropped')`,
    values,
  });
  return further.length > 0;
};

/** Refunds of prepayments in the portal's own tables. A claim has no name: prepared for any limit, it would be planned for a large one. */
export class PostgresPrepaymentRefunds implements PrepaymentRefunds {
  readonly #sql: Sql;
  readonly #turns = new PracticeTurns();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async promise(refunds: readonly PrepaymentRefund[], lookAt: Instant): Promise<boolean> {
    return this.#sql.transaction(async (sql) => {
      for (const refund of inOrder(refunds)) if (!(await mayPromise(sql, refund))) return false;
      for (const { patient, charge, appointment, key, amount } of refunds) {
        await sql.rows({
          name: 'prepayment-refund-promise',
          text: `insert into prepayment_refunds as r (practice_id, patient_id, charge_id, appointment_id, cancellation_key,
              amount_cents, state, look_at)
            values ($1, $2, $3, $4, $5, $6, 'promised', $7)
            on conflict (practice_id, patient_id, charge_id) do update set appointment_id = excluded.appointment_id,
              cancellation_key = excluded.cancellation_key, amount_cents = excluded.amount_cents, state = 'promised',
              look_at = excluded.look_at
            where r.state in ('promised', 'dropped')`,
          values: [patient.practice, patient.patient, charge, appointment, key, amount, lookAt],
        });
      }
      return true;
    });
  }

  async due({ practice, patient }: PatientRef, key: BookingKey, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'prepayment-refund-due',
      text: `update prepayment_refunds set state = 'due', look_at = $4
        where practice_id = $1 and patient_id = $2 and cancellation_key = $3 and state in ('promised', 'dropped')`,
      values: [practice, patient, key, at],
    });
  }

  /** The first of each practice, in turn; if fewer practices wait than the limit allows, those that have waited longest too. */
  async claim(now: Instant, until: Instant, limit: number): Promise<readonly ClaimedRefund[]> {
    const rows = await this.#sql.rows<RefundRow<'promised' | 'due'> & { readonly is_turn: boolean }>({
      text: `${dueInTurn(queue)}
        update prepayment_refunds r set look_at = $2 from due
        where r.practice_id = due.practice_id and r.patient_id = due.patient_id and r.charge_id = due.charge_id
        returning ${columns}, is_turn`,
      values: [now, until, limit, this.#turns.after, limit],
    });
    this.#turns.had(rows, limit);
    return rows.map((row) => ({ refund: refundFrom(row), state: row.state }));
  }

  async settle(
    { patient, charge }: Pick<PrepaymentRefund, 'patient' | 'charge'>,
    from: PrepaymentRefundState,
    to: PrepaymentRefundState,
    at: Instant,
  ): Promise<void> {
    await this.#sql.rows({
      name: 'prepayment-refund-settle',
      text: `update prepayment_refunds set state = $5, look_at = $6
        where practice_id = $1 and patient_id = $2 and charge_id = $3 and state = $4`,
      values: [patient.practice, patient.patient, charge, from, to, at],
    });
  }

  async of({ practice, patient }: PatientRef): Promise<readonly KeptRefund[]> {
    const rows = await this.#sql.rows<RefundRow>({
      name: 'prepayment-refunds-of',
      text: `select ${columns} from prepayment_refunds r where r.practice_id = $1 and r.patient_id = $2 order by r.charge_id`,
      values: [practice, patient],
    });
    return rows.map((row) => ({ refund: refundFrom(row), state: row.state }));
  }
}
