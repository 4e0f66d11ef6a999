import type { Sql } from '@portico/adapters-storage/sql';
import type { Appointment, Schedule } from '@portico/domain/appointments';
import type { AppointmentId, Instant, Page, PatientRef } from '@portico/domain/kernel';
import { appointmentColumns, appointmentOf, appointmentPlace, type AppointmentRow } from './appointment-rows.ts';

// `statusOf` of the domain in SQL; a property test holds the two together.
const open = `a.status in ('SCHEDULED', 'CHECKED-IN', 'REQUESTED') and a.ends_at > $3`;

/** A request that was changed: it was canceled under the key of the request in its place, which has its name by it. */
const changed = `a.status = 'CANCELLED' and exists (
  select 1 from clinic.cancellations c join clinic.bookings b
    on b.practice_id = c.practice_id and b.patient_id = a.patient_id and b.booking_key = c.cancellation_key
  where c.practice_id = a.practice_id and c.appointment_id = a.id and b.appointment_id = 'request.' || b.booking_key)`;

export class EmbeddedSchedule implements Schedule {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async upcoming(patient: PatientRef, now: Instant, limit: number): Promise<readonly Appointment[]> {
    const rows = await this.#sql.rows<AppointmentRow>({
      name: 'clinic-appointments-upcoming',
      text: `select ${appointmentColumns} from clinic.appointments a ${appointmentPlace}
             where a.practice_id = $1 and a.patient_id = $2 and ${open}
             order by a.starts_at, a.id limit $4`,
      values: [patient.practice, patient.patient, now, limit],
    });
    return rows.map((row) => appointmentOf(patient, row));
  }

  /** The count stands on every row; where the page is empty it comes alone, so that one round trip always does. */
  async past(patient: PatientRef, now: Instant, page: number, perPage: number): Promise<Page<Appointment>> {
    const rows = await this.#sql.rows<{ readonly total: number } & (AppointmentRow | { readonly id: null })>({
      name: 'clinic-appointments-past',
      text: `select counted.total, past.* from (
               select count(*) as total from clinic.appointments a
               where a.practice_id = $1 and a.patient_id = $2 and not (${open}) and not (${changed})
             ) counted left join (
               select ${appointmentColumns} from (
                 select * from clinic.appointments a
                 where a.practice_id = $1 and a.patient_id = $2 and not (${open}) and not (${changed})
                 order by a.starts_at desc, a.id desc limit $4 offset $5
               ) a ${appointmentPlace}
             ) past on true
             order by past.starts_at desc, past.id desc`,
      values: [patient.practice, patient.patient, now, perPage, (page - 1) * perPage],
    });
    const entries = rows.flatMap((row) => (row.id === null ? [] : appointmentOf(patient, row)));
    return { entries, page, perPage, total: rows[0]?.total ?? 0 };
  }

  async visit(patient: PatientRef, id: AppointmentId): Promise<Appointment | undefined> {
    const [row] = await this.#sql.rows<AppointmentRow>({
      name: 'clinic-appointment',
      text: `select ${appointmentColumns} from clinic.appointments a ${appointmentPlace}
             where a.practice_id = $1 and a.patient_id = $2 and a.id = $3`,
      values: [patient.practice, patient.patient, id],
    });
    return row && appointmentOf(patient, row);
  }
}
