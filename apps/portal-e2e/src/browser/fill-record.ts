import type { Sql } from '@portico/adapters-storage/sql';
import { people } from './demo-visitors.ts';

const dayOf = (at: number): string => `${2000 + (at % 25)}-${String((at % 12) + 1).padStart(2, '0')}-15`;

/** An entry of each of some sections, by its place in its section. */
const bodies: Readonly<Record<string, (id: string, at: number) => object>> = {
  conditions: (id, at) => ({ id, name: `Condition ${at}`, status: 'active', onset: dayOf(at) }),
  allergies: (id, at) => ({ id, substance: `Substance ${at}`, reactions: ['Hives'], status: 'active' }),
  medications: (id, at) => ({ id, name: `Medication ${at} 10 mg`, status: 'current', started: dayOf(at) }),
  procedures: (id, at) => ({ id, name: `Procedure ${at}`, status: 'completed', date: dayOf(at) }),
  goals: (id, at) => ({ id, name: `Goal ${at}`, status: 'active', date: dayOf(at), details: [] }),
};

/** The record of the demo's person without one holds these entries of a section, and no others of it. */
export const putEntries = async (sql: Sql, section: string, entries: readonly object[]): Promise<void> => {
  const [patient] = await sql.rows<{ readonly id: string }>({
    text: `select id from clinic.patients where practice_id = $1 and name like 'Sam %'`,
    values: [people.empty.practice],
  });
  if (patient === undefined) throw new Error('The demo has no such person.');
  const of = [people.empty.practice, patient.id, section];
  await sql.rows({
    text: 'delete from clinic.chart_entries where practice_id = $1 and patient_id = $2 and section = $3',
    values: of,
  });
  await sql.rows({
    text: `insert into clinic.chart_sections (practice_id, patient_id, section, kind) values ($1, $2, $3, 'entries')
      on conflict (practice_id, patient_id, section) do update set kind = 'entries', narrative = null`,
    values: of,
  });
  await sql.rows({
    text: `insert into clinic.chart_entries (practice_id, patient_id, section, id, body)
      select $1, $2, $3, body ->> 'id', body from jsonb_array_elements($4::jsonb) as body`,
    values: [...of, JSON.stringify(entries)],
  });
};

/** So many entries, spread evenly over some sections. */
export const fillRecord = async (sql: Sql, count: number): Promise<void> => {
  const sections = Object.entries(bodies);
  for (const [section, body] of sections) {
    const entries = Array.from({ length: count / sections.length }, (_, at) => body(`filled-${at}`, at));
    await putEntries(sql, section, entries);
  }
};

const made = '2026-03-09';

/** What an insurer says of a visit, and the claim of that visit. */
export const bills: readonly object[] = [
  {
    ...{ id: 'explanation', name: 'Office visit', date: '2026-03-05', made, status: 'processed' },
    details: [
      { kind: 'paper', text: 'explanation' },
      { kind: 'biller', text: 'Riverwalk Family Practice' },
      { kind: 'insurer', text: 'Coastal Mutual' },
      { kind: 'service', text: 'Blood test' },
      { kind: 'billed', text: '265.52' },
      { kind: 'allowed', text: '180.00' },
      { kind: 'insurer-paid', text: '140.00' },
      { kind: 'patient-part', text: '40.00' },
      { kind: 'copay', text: '25.00' },
      { kind: 'note', text: 'Part of the deductible was applied.' },
    ],
  },
  {
    ...{ id: 'claim', name: 'Office visit', date: '2026-03-05', made: '2026-03-06', status: 'submitted' },
    details: [
      { kind: 'paper', text: 'claim' },
      { kind: 'biller', text: 'Riverwalk Family Practice' },
      { kind: 'billed', text: '265.52' },
    ],
  },
];
