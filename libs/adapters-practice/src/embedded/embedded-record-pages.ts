import type { Sql } from '@portico/adapters-storage/sql';
import type { Chart, ChartSection, EntryOf, PageAfter, RecordPages } from '@portico/domain/health';
import type { PatientRef } from '@portico/domain/kernel';
import { sectionOf, type SectionRow } from './embedded-chart.ts';

export class EmbeddedRecordPages implements RecordPages {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async section<S extends ChartSection>(patient: PatientRef, section: S, page: PageAfter): Promise<Chart[S]> {
    const { after = '', limit } = page;
    const [row] = await this.#sql.rows<SectionRow>({
      name: 'clinic-section-page',
      text: `select s.section, s.kind, s.narrative,
               coalesce((select jsonb_agg(e.body order by e.id) from (
                 select id, body from clinic.chart_entries
                 where practice_id = $1 and patient_id = $2 and section = $3 and id > $4 order by id limit $5
               ) e), '[]') as bodies
             from clinic.chart_sections s
             where s.practice_id = $1 and s.patient_id = $2 and s.section = $3`,
      values: [patient.practice, patient.patient, section, after, limit],
    });
    if (row === undefined) return { kind: 'no-information' } as Chart[S];
    const isPage = row.bodies.length > 0 || after !== '';
    return (isPage ? { kind: 'entries', entries: row.bodies } : sectionOf(row)) as Chart[S];
  }

  async entry<S extends ChartSection>(patient: PatientRef, section: S, id: string): Promise<EntryOf<S> | undefined> {
    const [row] = await this.#sql.rows<{ readonly body: EntryOf<S> }>({
      name: 'clinic-entry',
      text: `select body from clinic.chart_entries
             where practice_id = $1 and patient_id = $2 and section = $3 and id = $4`,
      values: [patient.practice, patient.patient, section, id],
    });
    return row?.body;
  }
}
