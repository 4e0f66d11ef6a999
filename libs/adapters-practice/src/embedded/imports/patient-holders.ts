import type { Sql } from '@portico/adapters-storage/sql';

/**
 * Every table with a row of a patient, each as `schema.table`, but for the history of imports, for legal holds, which may be
 * over, and for whom to tell of reports, which imports themselves write.
 */
export const holdersOfPatients = async (sql: Sql): Promise<readonly string[]> => {
  const holders = await sql.rows<{ readonly name: string }>({
    text: `select format('%I.%I', table_schema, table_name) as name
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema in ('public', 'clinic', 'connected') and t.table_type = 'BASE TABLE'
        and column_name in ('practice_id', 'patient_id') and table_name not like 'import\\_%' and table_name <> 'legal_holds'
        and (table_schema, table_name) <> ('clinic', 'arrived_reports')
      group by 1 having count(*) = 2 order by 1`,
  });
  return holders.map(({ name }) => name);
};
