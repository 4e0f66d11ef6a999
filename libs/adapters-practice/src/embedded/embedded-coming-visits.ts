import type { Sql } from '@portico/adapters-storage/sql';
import type { Appointment, ComingVisit, ComingVisits } from '@portico/domain/appointments';
import type { AppointmentId, Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import { appointmentColumns, appointmentOf, appointmentPlace, type AppointmentRow } from './appointment-rows.ts';
import { EmbeddedSchedule } from './embedded-schedule.ts';

interface ComingRow extends AppointmentRow {
  readonly patient_id: PatientId;
  readonly booked_at: Instant | null;
}

export class EmbeddedComingVisits implements ComingVisits {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async practices(): Promise<readonly PracticeId[]> {
    const rows = await this.#sql.rows<{ readonly practice_id: PracticeId }>({
      name: 'clinic-practices-with-visits',
      text: `select p.practice_id from clinic.practices p
        where exists (select 1 from clinic.appointments a where a.practice_id = p.practice_id) order by 1`,
    });
    return rows.map(({ practice_id }) => practice_id);
  }

  async starting(practice: PracticeId, after: Instant, until: Instant): Promise<readonly ComingVisit[]> {
    const rows = await this.#sql.rows<ComingRow>({
      name: 'clinic-visits-starting',
      text: `select a.patient_id, a.booked_at, ${appointmentColumns} from clinic.appointments a ${appointmentPlace}
        where a.practice_id = $1 and a.status = 'SCHEDULED' and a.starts_at > $2 and a.starts_at <= $3
        order by a.starts_at, a.id`,
      values: [practice, after, until],
    });
    return rows.map((row) => ({
      visit: appointmentOf({ practice, patient: row.patient_id }, row),
      ...(row.booked_at === null ? {} : { bookedAt: row.booked_at }),
    }));
  }

  async confirm(patient: PatientRef, visit: AppointmentId, now: Instant): Promise<Appointment | undefined> {
    const confirmed = await this.#sql.rows({
      name: 'clinic-visit-confirm',
      text: `update clinic.appointments set confirmed_start = starts_at
        where practice_id = $1 and patient_id = $2 and id = $3 and status = 'SCHEDULED' and starts_at > $4 returning id`,
      values: [patient.practice, patient.patient, visit, now],
    });
    return confirmed.length === 0 ? undefined : new EmbeddedSchedule(this.#sql).visit(patient, visit);
  }
}
