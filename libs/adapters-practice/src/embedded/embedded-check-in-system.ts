import type { Sql } from '@portico/adapters-storage/sql';
import type { AppointmentId, Instant, PatientRef } from '@portico/domain/kernel';
import type { CheckInAsks, CheckInSystem, CheckInStep } from '@portico/domain/visits';

/** What is asked where a practice decided nothing. */
const usual: readonly CheckInStep[] = ['medsAllergies'];

export class EmbeddedCheckInSystem implements CheckInSystem {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async asks({ practice, patient }: PatientRef, appointment: AppointmentId): Promise<CheckInAsks> {
    const [row] = await this.#sql.rows<Partial<{ readonly [Name in keyof CheckInAsks]: CheckInAsks[Name] | null }>>({
      name: 'clinic-check-in-asks',
      text: `select k.stages, k.forms from clinic.appointments a left join clinic.check_in_asks k using (practice_id)
        where a.practice_id = $1 and a.patient_id = $2 and a.id = $3`,
      values: [practice, patient, appointment],
    });
    return {
      stages: row === undefined ? [] : (row.stages ?? usual),
      forms: { consents: [], intake: [], ...row?.forms },
    };
  }

  async arrive({ practice, patient }: PatientRef, appointment: AppointmentId, now: Instant): Promise<boolean> {
    const arrived = await this.#sql.rows({
      name: 'clinic-check-in-arrive',
      text: `update clinic.appointments set status = 'CHECKED-IN'
        where practice_id = $1 and patient_id = $2 and id = $3
          and (status = 'CHECKED-IN' or status = 'SCHEDULED' and ends_at > $4) returning id`,
      values: [practice, patient, appointment, now],
    });
    return arrived.length === 1;
  }
}
