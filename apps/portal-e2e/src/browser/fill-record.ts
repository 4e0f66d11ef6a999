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

const longWords = 'as it was written by the office that sent it, with all that was said of it at the visit';

/** An entry of each section beyond the lists of conditions, allergies and medications. */
const fartherBodies: Readonly<Record<string, (id: string, at: number) => object>> = {
  careTeam: (id, at) => ({
    ...{ id, name: `Dr. Member ${at}`, role: 'Cardiologist', phone: '+16025550142' },
    ...(at % 2 === 0 ? { email: 'member@example.org', place: `Riverwalk Clinic, Suite ${at}` } : {}),
  }),
  devices: (id, at) => ({
    ...{ id, name: `Cardiac pacemaker ${at}`, status: 'active', date: dayOf(at), due: '2030-01-01' },
    details: [
      { kind: 'udi', text: '(01)00643169007222(17)300101(21)A1B2C3D4' },
      { kind: 'manufacturer', text: 'Acme Devices' },
    ],
  }),
  goals: (id, at) => ({
    ...{ id, name: `Goal ${at}, ${longWords}`, status: 'active', date: dayOf(at), due: '2030-01-01' },
    details: [{ kind: 'target', text: 'Below 7 %' }],
  }),
  carePlans: (id, at) => ({ id, name: `Plan ${at}`, status: 'planned', date: dayOf(at), details: [] }),
  advanceDirectives: (id, at) => ({
    ...{ id, name: `Directive ${at}`, value: { kind: 'text', text: 'No resuscitation' }, status: 'active' },
    details: [{ kind: 'agent', text: 'Ana Ortiz' }],
  }),
  familyHistory: (id, at) => ({
    ...{ id, name: `Condition ${at} of the family`, status: 'final' },
    details: [
      { kind: 'relative', text: 'Mother' },
      { kind: 'age', text: '61 years' },
    ],
  }),
  healthStatus: (id, at) => ({
    ...{ id, name: `Finding ${at}`, value: { kind: 'text', text: longWords }, date: dayOf(at), status: 'final' },
    details: [],
  }),
  encounters: (id, at) => ({
    ...{ id, name: `Office visit ${at}`, date: dayOf(at), status: 'completed' },
    details: [{ kind: 'diagnosis', text: 'Essential hypertension' }],
  }),
  immunizationRecommendations: (id, at) => ({
    ...{ id, name: `Vaccine ${at}`, status: 'unknown', due: dayOf(at), made: '2026-03-09' },
    details: [{ kind: 'dose', text: '2' }],
  }),
  bills: (id, at) => ({ ...bills[at % bills.length], id }),
};

export const fillFartherSections = async (sql: Sql, each: number): Promise<void> => {
  for (const [section, body] of Object.entries(fartherBodies)) {
    await putEntries(
      sql,
      section,
      Array.from({ length: each }, (_, at) => body(`filled-${at}`, at)),
    );
  }
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
