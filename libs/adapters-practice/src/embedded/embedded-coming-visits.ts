import type { Sql } from '@portico/adapters-storage/sql';
import type {
  Appointment,
  ComingVisit,
  ComingVisits,
  SeenVisit,
  StandingVisits,
  StartsBetween,
} from '@portico/domain/appointments';
import type { AppointmentId, Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import { appointmentColumns, appointmentOf, appointmentPlace, type AppointmentRow } from './appointment-rows.ts';
import { EmbeddedSchedule } from './embedded-schedule.ts';

interface ComingRow extends AppointmentRow {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly booked_at: Instant | null;
}

const comingVisitOf = (row: ComingRow): ComingVisit => ({
  visit: appointmentOf({ practice: row.practice_id, patient: row.patient_id }, row),
  ...(row.booked_at === null ? {} : { bookedAt: row.booked_at }),
});

export class EmbeddedComingVisits implements ComingVisits {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async starting(spans: readonly StartsBetween[], most: number, last?: Appointment): Promise<readonly ComingVisit[]> {
    const rows = await this.#sql.rows<ComingRow>({
      name: 'clinic-visits-starting',
      text: `select a.practice_id, a.patient_id, a.booked_at, ${appointmentColumns}
        from unnest($1::bigint[], $2::bigint[]) as span (after, until)
        join clinic.appointments a on a.starts_at > span.after and a.starts_at <= span.until ${appointmentPlace}
        where a.status = 'SCHEDULED' and a.starts_at >= $3 and (a.starts_at, a.practice_id, a.id) > ($3, $4, $5)
        order by a.starts_at, a.practice_id, a.id limit $6`,
      values: [
        spans.map(({ after }) => after),
        spans.map(({ until }) => until),
        last?.start ?? 0,
        last?.patient.practice ?? '',
        last?.id ?? '',
        most,
      ],
    });
    return rows.map(comingVisitOf);
  }

  async standing(practice: PracticeId, seen: readonly SeenVisit[]): Promise<StandingVisits> {
    const rows = await this.#sql.rows<ComingRow>({
      name: 'clinic-visits-standing',
      text: `select a.practice_id, a.patient_id, a.booked_at, ${appointmentColumns}
        from unnest($2::text[], $3::text[], $4::bigint[]) as seen (patient_id, id, starts_at)
        join clinic.appointments a on a.practice_id = $1 and a.patient_id = seen.patient_id and a.id = seen.id
          and a.starts_at = seen.starts_at ${appointmentPlace}
        where a.status = 'SCHEDULED'`,
      values: [
        practice,
        seen.map(({ patient }) => patient.patient),
        seen.map(({ visit }) => visit),
        seen.map(({ start }) => start),
      ],
    });
    return { booked: new Map(rows.map((row) => [row.id, comingVisitOf(row)])), unread: new Set() };
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
