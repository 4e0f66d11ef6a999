import type { AppointmentId, Instant, PatientRef } from '@portico/domain/kernel';
import type { CheckIns, CheckInStep } from '@portico/domain/visits';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { chartHeld } from '../sql/held-rows.ts';
import type { Sql } from '../sql/sql.ts';

/** How far patients got, in a table that every instance of the gateway shares. */
export class PostgresCheckIns implements CheckIns {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async done({ practice, patient }: PatientRef, appointment: AppointmentId): Promise<readonly CheckInStep[]> {
    const rows = await this.#sql.rows<{ readonly stage: CheckInStep }>({
      name: 'check-in-done',
      text: `select stage from check_ins
        where practice_id = $1 and patient_id = $2 and appointment_id = $3 order by done_at, stage`,
      values: [practice, patient, appointment],
    });
    return rows.map(({ stage }) => stage);
  }

  async finish(
    { practice, patient }: PatientRef,
    appointment: AppointmentId,
    stage: CheckInStep,
    now: Instant,
  ): Promise<void> {
    await this.#sql.rows({
      name: 'check-in-finish',
      text: `insert into check_ins (practice_id, patient_id, appointment_id, stage, done_at)
        values ($1, $2, $3, $4, $5) on conflict do nothing`,
      values: [practice, patient, appointment, stage, now],
    });
  }

  async prune(before: Instant): Promise<void> {
    const isOver = `done_at < $1 and not ${chartHeld('check_ins.practice_id', 'check_ins.patient_id')}`;
    await deleteInBatches(this.#sql, 'check_ins', isOver, [before]);
  }
}
