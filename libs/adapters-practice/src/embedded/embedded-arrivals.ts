import type { Sql } from '@portico/adapters-storage/sql';
import type { Arrival, Arrivals, Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';

export type ArrivalTable = 'arrived_reports' | 'arrived_messages';

interface ArrivalRow {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly count: number;
}

/** What arrives in the embedded system, whoever writes it: reports, or messages of a practice. */
export class EmbeddedArrivals implements Arrivals {
  readonly #sql: Sql;
  readonly #table: ArrivalTable;

  constructor(sql: Sql, table: ArrivalTable) {
    this.#sql = sql;
    this.#table = table;
  }

  async claim(now: Instant, until: Instant, limit: number): Promise<readonly Arrival[]> {
    const rows = await this.#sql.rows<ArrivalRow>({
      name: `clinic-${this.#table}-claim`,
      text: `update clinic.${this.#table} set until = $2
        where (practice_id, patient_id) in (
          select practice_id, patient_id from clinic.${this.#table} where until <= $1
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
        name: `clinic-${this.#table}-told`,
        text: `delete from clinic.${this.#table} where practice_id = $1 and patient_id = $2 and count = $3`,
        values: [practice, patient, count],
      });
      await sql.rows({
        name: `clinic-${this.#table}-again`,
        text: `update clinic.${this.#table} set until = 0 where practice_id = $1 and patient_id = $2`,
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
export const noteReports = async (sql: Sql, reports: readonly ReadyReport[]): Promise<void> => {
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

/** A message of a practice, as it is to be written. */
export interface UnreadMessage {
  readonly patient: PatientRef;
  readonly thread: string;
  readonly id: string;
}

/** Notes the patients of messages that are new, before the messages are written. */
export const noteMessages = async (sql: Sql, messages: readonly UnreadMessage[]): Promise<void> => {
  await sql.rows({
    text: `insert into clinic.arrived_messages as a (practice_id, patient_id, count, until)
      select distinct g.practice_id, g.patient_id, 1, 0
      from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as g (practice_id, patient_id, thread_id, id)
      left join clinic.messages k using (practice_id, patient_id, thread_id, id)
      where k.id is null
      order by 1, 2
      on conflict (practice_id, patient_id) do update set count = a.count + 1, until = 0`,
    values: [
      messages.map(({ patient }) => patient.practice),
      messages.map(({ patient }) => patient.patient),
      messages.map(({ thread }) => thread),
      messages.map(({ id }) => id),
    ],
  });
};
