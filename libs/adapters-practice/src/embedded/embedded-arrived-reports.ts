import type { Sql } from '@portico/adapters-storage/sql';
import type { Arrival, ArrivedReports } from '@portico/domain/health';
import type { Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';

interface ArrivalRow {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly count: number;
}

/** The reports that are written to the embedded system, whoever writes them. */
export class EmbeddedArrivedReports implements ArrivedReports {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async claim(now: Instant, until: Instant, limit: number): Promise<readonly Arrival[]> {
    const rows = await this.#sql.rows<ArrivalRow>({
      name: 'clinic-arrived-reports-claim',
      text: `update clinic.arrived_reports set until = $2
        where (practice_id, patient_id) in (
          select practice_id, patient_id from clinic.arrived_reports where until <= $1
          order by until, practice_id, patient_id limit $3 for update skip locked
        )
        returning practice_id, patient_id, count`,
      values: [now, until, limit],
    });
    return rows.map(({ practice_id: practice, patient_id: patient, count }) => ({
      patient: { practice, patient },
      count,
    }));
  }

  async told({ patient: { practice, patient }, count }: Arrival): Promise<void> {
    await this.#sql.transaction(async (sql) => {
      await sql.rows({
        name: 'clinic-arrived-reports-told',
        text: 'delete from clinic.arrived_reports where practice_id = $1 and patient_id = $2 and count = $3',
        values: [practice, patient, count],
      });
      await sql.rows({
        name: 'clinic-arrived-reports-again',
        text: 'update clinic.arrived_reports set until = 0 where practice_id = $1 and patient_id = $2',
        values: [practice, patient],
      });
    });
  }
}

/** A report that is ready, as it is to be written. */
export interface ReadyReport {
  readonly patient: PatientRef;
  readonly section: string;
  readonly id: string;
  readonly status: string;
}

/** Notes the patients of reports that are new, or of another status, before the reports are written. */
export const noteArrivals = async (sql: Sql, reports: readonly ReadyReport[]): Promise<void> => {
  await sql.rows({
    text: `insert into clinic.arrived_reports as a (practice_id, patient_id, count, until)
      select distinct g.practice_id, g.patient_id, 1, 0
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
        as g (practice_id, patient_id, section, id, status)
      left join clinic.chart_entries k using (practice_id, patient_id, section, id)
      where k.body ->> 'status' is distinct from g.status
      order by 1, 2
      on conflict (practice_id, patient_id) do update set count = a.count + 1, until = 0`,
    values: [
      reports.map(({ patient }) => patient.practice),
      reports.map(({ patient }) => patient.patient),
      reports.map(({ section }) => section),
      reports.map(({ id }) => id),
      reports.map(({ status }) => status),
    ],
  });
};
