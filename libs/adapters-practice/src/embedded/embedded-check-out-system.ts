import type { Sql } from '@portico/adapters-storage/sql';
import { failed, ok, type AppointmentId, type Instant, type PatientRef, type Result } from '@portico/domain/kernel';
import type { CheckOutSystem, CheckOutForms, NotCheckedIn } from '@portico/domain/visits';

/** The schedule's own desk at the door. */
export class EmbeddedCheckOutSystem implements CheckOutSystem {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async checkOutForms(
    { practice, patient }: PatientRef,
    appointment: AppointmentId,
  ): Promise<CheckOutForms | undefined> {
    const [row] = await this.#sql.rows<{
      readonly checked_out_at: Instant | null;
      readonly forms: readonly string[];
    }>({
      name: 'clinic-check-out-papers',
      text: `select a.checked_out_at, coalesce((
          select jsonb_agg(f.form_id order by f.form_id) from clinic.check_out_forms f
          where f.practice_id = a.practice_id and f.appointment_id = a.id
        ), '[]') as forms
        from clinic.appointments a where a.practice_id = $1 and a.patient_id = $2 and a.id = $3`,
      values: [practice, patient, appointment],
    });
    if (row === undefined) return undefined;
    const { forms, checked_out_at: checkedOutAt } = row;
    return { forms, ...(checkedOutAt === null ? {} : { checkedOutAt }) };
  }

  async checkOut(
    { practice, patient }: PatientRef,
    appointment: AppointmentId,
    at: Instant,
  ): Promise<Result<void, NotCheckedIn>> {
    const values = [practice, patient, appointment];
    const left = await this.#sql.rows({
      name: 'clinic-check-out',
      text: `update clinic.appointments set status = 'COMPLETED', checked_out_at = $4
        where practice_id = $1 and patient_id = $2 and id = $3 and status = 'CHECKED-IN' returning id`,
      values: [...values, at],
    });
    if (left.length === 1) return ok(undefined);
    const [visit] = await this.#sql.rows<{ readonly checked_out_at: Instant | null }>({
      name: 'clinic-checked-out',
      text: `select checked_out_at from clinic.appointments
        where practice_id = $1 and patient_id = $2 and id = $3`,
      values,
    });
    return visit?.checked_out_at == null ? failed({ kind: 'not-checked-in' }) : ok(undefined);
  }
}
