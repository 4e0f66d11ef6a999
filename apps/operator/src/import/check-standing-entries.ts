import type { ChartToKeep } from '@portico/adapters-practice/embedded';
import type { RefusalReason } from '@portico/adapters-practice/records';
import type { Sql } from '@portico/adapters-storage/sql';

/** Why an entry that was given does not stand in the practice system. */
export interface NotStanding {
  readonly patient: string;
  readonly section: string;
  readonly id: string;
  readonly reason: Extract<RefusalReason, 'superseded' | 'conflict'>;
}

/** Reads back what was written: kept is what stands, not what was handed over. */
export const notStanding = async (sql: Sql, charts: readonly ChartToKeep[]): Promise<readonly NotStanding[]> => {
  const given = charts.flatMap(({ patient, chart, versions }) =>
    Object.entries(chart).flatMap(([section, said]) =>
      said.kind !== 'entries'
        ? []
        : said.entries.map((entry) => ({
            ...patient,
            section,
            id: String(entry.id),
            body: JSON.stringify(entry),
            version: versions?.get(`${section} ${entry.id}`) ?? 0,
          })),
    ),
  );
  return sql.rows<NotStanding & Record<string, unknown>>({
    text: `select g.patient, g.section, g.id, case when e.version > g.version then 'superseded' else 'conflict' end as reason
           from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::bigint[])
             as g (practice, patient, section, id, body, version)
           join clinic.chart_entries e
             on e.practice_id = g.practice and e.patient_id = g.patient and e.section = g.section and e.id = g.id
           where e.body <> g.body`,
    values: [
      given.map(({ practice }) => practice),
      given.map(({ patient }) => patient),
      given.map(({ section }) => section),
      given.map(({ id }) => id),
      given.map(({ body }) => body),
      given.map(({ version }) => version),
    ],
  });
};
