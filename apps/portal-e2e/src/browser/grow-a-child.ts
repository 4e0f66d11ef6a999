import type { Sql } from '@portico/adapters-storage/sql';
import { people } from './demo-visitors.ts';

const loinc = (code: string) => ({ code, system: 'http://loinc.org' });

interface Grown {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly values: readonly (readonly [date: string, value: string])[];
}

const measured = ({ id, name, code, unit, values }: Grown) =>
  values.map(([date, value], at) => ({
    ...{ id: `${id}-${at}`, name, code: loinc(code), date, status: 'final' },
    parts: [{ name, code: loinc(code), value: { kind: 'quantity', value, unit } }],
  }));

/** Fills the section of vital signs of the demo's person without a record. */
export const putVitalSigns = async (sql: Sql, all: readonly Grown[]): Promise<void> => {
  const [patient] = await sql.rows<{ readonly id: string }>({
    text: `select id from clinic.patients where practice_id = $1 and name like 'Sam %'`,
    values: [people.empty.practice],
  });
  if (patient === undefined) throw new Error('The demo has no such person.');
  const of = [people.empty.practice, patient.id];
  await sql.rows({
    text: `insert into clinic.chart_sections (practice_id, patient_id, section, kind) values ($1, $2, 'vitalSigns', 'entries')
      on conflict (practice_id, patient_id, section) do update set kind = 'entries', narrative = null`,
    values: of,
  });
  for (const entry of all.flatMap(measured)) {
    await sql.rows({
      text: `insert into clinic.chart_entries (practice_id, patient_id, section, id, body)
        values ($1, $2, 'vitalSigns', $3, $4)`,
      values: [...of, entry.id, entry],
    });
  }
};

/** Makes that person a child of this sex, in the words of the registration. */
export const makeChild = async (sql: Sql, born: string, gender: string): Promise<void> => {
  await sql.rows({
    text: `update clinic.patients set birth_date = $2 where practice_id = $1 and name like 'Sam %'`,
    values: [people.empty.practice, born],
  });
  await sql.rows({
    text: `insert into clinic.registrations (practice_id, patient_id, details, insurances)
      select practice_id, id, $2, '[]' from clinic.patients where practice_id = $1 and name like 'Sam %'
      on conflict (practice_id, patient_id) do update set details = excluded.details`,
    values: [people.empty.practice, { personal_details: { gender } }],
  });
};

/** A girl's weights and one head circumference. */
export const childsValues: readonly Grown[] = [
  {
    ...{ id: 'weight', name: 'Body weight', code: '29463-7', unit: 'kg' },
    values: [
      ['2020-03-02', '3.4'],
      ['2020-06-01', '5.9'],
      ['2020-09-01', '7.4'],
      ['2021-03-01', '9.1'],
      ['2021-09-01', '10.4'],
      ['2022-03-01', '11.8'],
      ['2023-03-06', '13.9'],
      ['2024-03-04', '15.6'],
      ['2025-03-03', '18.4'],
      ['2026-03-02', '20.9'],
    ],
  },
  { ...{ id: 'head', name: 'Head circumference', code: '9843-4', unit: 'cm' }, values: [['2021-03-01', '45.2']] },
  {
    ...{ id: 'pulse', name: 'Heart rate', code: '8867-4', unit: '/min' },
    values: Array.from({ length: 60 }, (_, at): [string, string] => [
      `${2021 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-10`,
      String(80 + ((at * 7) % 23)),
    ]),
  },
];
