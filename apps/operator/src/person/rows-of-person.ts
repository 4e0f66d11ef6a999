import type { Sql } from '@portico/adapters-storage/sql';
import type { AccountId, PatientRef } from '@portico/domain/kernel';

/** By what rows of a person are found: accounts, the addresses they are written to at, and charts. */
export interface PersonKeys {
  readonly accounts: readonly AccountId[];
  /** In lower case. */
  readonly addresses: readonly string[];
  readonly charts: readonly PatientRef[];
}

/** What the conditions of tables refer to beside the table itself, which is `t`. */
const person = `with me as (select unnest($1::text[]) as account),
  addresses as (select unnest($2::text[]) as address),
  mine as (select * from unnest($3::text[], $4::text[]) as c (practice, patient))`;

const valuesOf = ({ accounts, addresses, charts: own }: PersonKeys): readonly unknown[] => [
  accounts,
  addresses,
  own.map(({ practice }) => practice),
  own.map(({ patient }) => patient),
];

export const charts = '(t.practice_id, t.patient_id) in (select practice, patient from mine)';

/** Of visits at practices of the embedded system. */
export const visits = `(t.practice_id, t.appointment_id) in (select a.practice_id, a.id from clinic.appointments a
  where (a.practice_id, a.patient_id) in (select practice, patient from mine))`;

/** Of visits at practices with a system of their own. */
export const visitsElsewhere = `(t.practice_id, t.visit_id) in (select b.practice_id, b.visit_id from connected.bookings b
  where (b.practice_id, b.patient_id) in (select practice, patient from mine))`;

/** No other account has the chart. */
export const soleCharts = `not exists (select from account_charts o where o.practice_id = t.practice_id
  and o.patient_id = t.patient_id and o.account_id not in (select account from me))`;

/** Something was paid by the link. */
export const guestLinks = 'exists (select from payment_charges c where c.link_id = t.id)';

/** No active plan is paid by the card, and no other holder of the chart uses it. */
export const unused = `not exists (select from payment_plans p where p.practice_id = t.practice_id
  and p.patient_id = t.patient_id and p.card_id = t.id and p.status = 'active') and ${soleCharts}`;

export const selectRows = (
  sql: Sql,
  table: string,
  where: string,
  keys: PersonKeys,
  shaped: Readonly<Record<string, string>> = {},
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const more = Object.entries(shaped).map(([column, expression]) => `, ${expression} as "${column}"`);
  return sql.rows({
    text: `${person} select t.*${more.join('')} from ${table} t where ${where}`,
    values: valuesOf(keys),
  });
};

export const countRows = async (sql: Sql, table: string, where: string, keys: PersonKeys): Promise<number> => {
  const [row] = await sql.rows<{ readonly n: number }>({
    text: `${person} select count(*) as n from ${table} t where ${where}`,
    values: valuesOf(keys),
  });
  return row?.n ?? 0;
};

export const deleteRows = async (sql: Sql, table: string, where: string, keys: PersonKeys): Promise<void> => {
  await sql.rows({ text: `${person} delete from ${table} t where ${where}`, values: valuesOf(keys) });
};
