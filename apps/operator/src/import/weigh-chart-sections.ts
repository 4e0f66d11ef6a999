import type { ChartToKeep } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Section } from '@portico/domain/health';

/** How much a section says: what weighs more is never replaced by what weighs less. */
export const weights: Readonly<Record<Section<unknown>['kind'], number>> = {
  'no-information': 0,
  narrative: 1,
  'none-known': 2,
  entries: 3,
};

interface SectionRow {
  readonly patient_id: string;
  readonly section: string;
  readonly kind: Section<unknown>['kind'];
}

/** The charts without those sections that say less than what is kept of them already. */
export const sayingMore = async (sql: Sql, charts: readonly ChartToKeep[]): Promise<readonly ChartToKeep[]> => {
  const rows = await sql.rows<SectionRow>({
    text: `select patient_id, section, kind from clinic.chart_sections
           where (practice_id, patient_id) in (select * from unnest($1::text[], $2::text[]))`,
    values: [charts.map(({ patient }) => patient.practice), charts.map(({ patient }) => patient.patient)],
  });
  const kept = new Map(rows.map(({ patient_id, section, kind }) => [`${patient_id} ${section}`, kind]));
  return charts.map((chart) => ({
    ...chart,
    chart: Object.fromEntries(
      Object.entries(chart.chart).filter(([section, said]) => {
        const known = kept.get(`${chart.patient.patient} ${section}`) ?? 'no-information';
        return weights[said.kind] >= weights[known];
      }),
    ),
  }));
};
