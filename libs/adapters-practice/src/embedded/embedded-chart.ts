import type { Sql } from '@portico/adapters-storage/sql';
import {
  chartSections,
  newestFirst,
  reportedSince,
  reportSections,
  unknownChart,
  type Chart,
  type ChartSection,
  type ChartSource,
  type ChartSummary,
  type DocumentContent,
  type EntryOf,
  type Lab,
  type ReportHeadline,
  type Section,
} from '@portico/domain/health';
import type { DocumentId, LabId, LocalDate, PatientRef } from '@portico/domain/kernel';

export interface SectionRow {
  readonly section: ChartSection;
  readonly kind: 'entries' | 'narrative' | 'none-known';
  readonly narrative: readonly string[] | null;
  readonly bodies: readonly unknown[];
}

export class EmbeddedChart implements ChartSource {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  chart(patient: PatientRef): Promise<Chart> {
    return this.#sections(patient, chartSections);
  }

  async summary(patient: PatientRef): Promise<ChartSummary> {
    const { allergies, medications, conditions } = await this.#sections(patient, summarySections);
    return { allergies, medications, conditions };
  }

  async reportsSince(patient: PatientRef, since: LocalDate): Promise<readonly ReportHeadline[]> {
    const rows = await this.#sql.rows<SectionRow>({
      name: 'clinic-reports-since',
      text: `select section, 'entries' as kind, null as narrative, jsonb_agg(body - 'results' order by id) as bodies
             from clinic.chart_entries
             where practice_id = $1 and patient_id = $2 and section = any ($4) and body ->> 'date' >= $3
             group by section`,
      values: [patient.practice, patient.patient, since, reportSections],
    });
    return reportedSince(chartOfRows(rows), since);
  }

  async lab(patient: PatientRef, lab: LabId): Promise<Lab | undefined> {
    const [row] = await this.#sql.rows<{ readonly body: Lab }>({
      name: 'clinic-lab',
      text: `select body from clinic.chart_entries
             where practice_id = $1 and patient_id = $2 and section = 'labs' and id = $3`,
      values: [patient.practice, patient.patient, String(lab)],
    });
    return row?.body;
  }

  async document(patient: PatientRef, document: DocumentId): Promise<DocumentContent | undefined> {
    const [row] = await this.#sql.rows<{ readonly body: DocumentContent['document']; readonly bytes: Buffer }>({
      name: 'clinic-document',
      text: `select e.body, c.bytes from clinic.chart_entries e
             join clinic.document_contents c using (practice_id, patient_id)
             where e.practice_id = $1 and e.patient_id = $2 and e.section = 'documents' and e.id = $3
               and c.document_id = e.id`,
      values: [patient.practice, patient.patient, document],
    });
    return row === undefined ? undefined : { document: row.body, bytes: new Uint8Array(row.bytes) };
  }

  async #sections(patient: PatientRef, sections: readonly ChartSection[]): Promise<Chart> {
    const rows = await this.#sql.rows<SectionRow>({
      name: 'clinic-chart',
      text: `select s.section, s.kind, s.narrative,
               coalesce((select jsonb_agg(e.body order by e.id) from clinic.chart_entries e
                 where e.practice_id = s.practice_id and e.patient_id = s.patient_id and e.section = s.section), '[]'
               ) as bodies
             from clinic.chart_sections s
             where s.practice_id = $1 and s.patient_id = $2 and s.section = any ($3)`,
      values: [patient.practice, patient.patient, sections],
    });
    return chartOfRows(rows);
  }
}

const chartOfRows = (rows: readonly SectionRow[]): Chart =>
  rows.reduce<Chart>((chart, row) => ({ ...chart, [row.section]: sectionOf(row) }), unknownChart);

const summarySections: readonly ChartSection[] = ['allergies', 'medications', 'conditions'];

/** Entries outweigh what was said of the section as a whole: "none known" is stale once there is one. */
export const sectionOf = ({ section, kind, narrative, bodies }: SectionRow): Section<unknown> => {
  if (bodies.length > 0) {
    return { kind: 'entries', entries: newestFirst(section, bodies as readonly EntryOf<typeof section>[]) };
  }
  switch (kind) {
    case 'entries':
      return { kind, entries: [] };
    case 'narrative':
      return { kind, text: narrative ?? [] };
    case 'none-known':
      return { kind };
  }
};
