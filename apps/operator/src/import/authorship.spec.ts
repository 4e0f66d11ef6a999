import { describe, expect, it } from '@jest/globals';
import { FhirRecordBundles } from '@portico/adapters-fhir';
import { CcdaRecordWriter } from '@portico/adapters-practice/ccda';
import { readRecords } from '@portico/adapters-practice/reading';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import {
  unknownChart,
  type Authorship,
  type Chart,
  type ChartSection,
  type MayBeAuthored,
  type RecordToTake,
} from '@portico/domain/health';
import { instant, type ClinicalDate, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { chartsOf } from './gather-charts.ts';
import { bundleOf, concept, documentOf, id, section, subject } from './uscdi/uscdi-element.ts';

const practice = 'mesa' as PracticeId;
const now = instant(Date.UTC(2026, 10, 24));
const date = '2026-02-01' as ClinicalDate;

/** One entry of each section that a file writes as an entry of its own. */
const entries: Readonly<Partial<Record<ChartSection, object>>> = {
  conditions: { name: 'Asthma', status: 'active' },
  allergies: { substance: 'Latex', reactions: ['Hives'], status: 'active' },
  medications: {
    name: 'Lisinopril',
    status: 'current',
    started: date,
    prescriber: 'Dr. Poe',
    reason: 'Blood pressure',
  },
  immunizations: { vaccine: 'Influenza', date, status: 'completed' },
  procedures: { name: 'Appendectomy', date, status: 'completed' },
  socialHistory: { name: 'Smoking', value: { kind: 'text', text: 'Never' }, date, status: 'final', details: [] },
  healthStatus: { name: 'Walks', value: { kind: 'text', text: 'Alone' }, date, status: 'final', details: [] },
  goals: { name: 'Weight', date, status: 'active', details: [] },
  devices: { name: 'Pacemaker', status: 'active', details: [] },
  encounters: { name: 'Office visit', date, status: 'completed', details: [] },
  vitalSigns: {
    name: 'Heart rate',
    code: { system: 'http://loinc.org', code: '8867-4' },
    date,
    status: 'final',
    parts: [
      {
        name: 'Heart rate',
        code: { system: 'http://loinc.org', code: '8867-4' },
        value: { kind: 'quantity', value: '70', unit: '/min' },
      },
    ],
  },
  carePlans: { name: 'Physical therapy', date, status: 'active', details: [] },
  advanceDirectives: { name: 'Resuscitation', date, status: 'active', details: [] },
  coverage: { name: 'Desert Health', date, status: 'active', details: [{ kind: 'member', text: 'M1' }] },
  familyHistory: { name: 'Asthma', date, status: 'final', details: [{ kind: 'relative', text: 'Mother' }] },
};

const authors: readonly Authorship[] = [
  { by: 'Dr. Wu Li', organization: 'Mesa “Family” <Medicine>', at: '2026-02-03T10:15:00-07:00' as ClinicalDate },
  { organization: 'Mesa Family Medicine', at: '2026-02' as ClinicalDate },
  { by: 'Dr. Wu Li' },
  { at: '2026-02-03' as ClinicalDate },
];

const base = (): string => 'https://portal.example/fhir/r4/mesa';
const writers = {
  FHIR: ['a.json', new FhirRecordBundles(new MemorySchedule(), base)],
  'C-CDA': ['a.xml', new CcdaRecordWriter()],
} as const;

const chartIn = (name: string, bytes: Uint8Array): Chart => {
  const [kept] = chartsOf(practice, readRecords({ name, bytes, now }).records);
  return { ...unknownChart, ...kept?.chart };
};

const authorsIn = (chart: Chart, name: ChartSection): readonly (Authorship | undefined)[] => {
  const said = chart[name];
  return said.kind === 'entries' ? said.entries.map((each: MayBeAuthored) => each.authored) : [];
};

const taken = (chart: Chart): RecordToTake => ({
  identity: { patient: { practice, patient: 'ana' as PatientId }, name: 'Ana Gil', language: 'en' },
  practiceName: 'Mesa',
  chart,
  documents: new Map(),
  withVisits: false,
  now,
});

const cases = Object.keys(writers).flatMap((form) =>
  Object.keys(entries).map((name) => [form as keyof typeof writers, name as ChartSection] as const),
);

describe('who wrote an entry at its source', () => {
  it.each(cases)(
    'goes into the file that is taken along and comes back with the entry, or is not said: %s, %s',
    async (form, name) => {
      const [file, writer] = writers[form];
      for (const authored of [...authors, undefined]) {
        const entry = { id: 'e', ...entries[name], ...(authored && { authored }) };
        const chart = { ...unknownChart, [name]: { kind: 'entries', entries: [entry] } } as Chart;
        expect(authorsIn(chartIn(file, await writer.write(taken(chart))), name)).toEqual([authored]);
      }
    },
  );

  const condition = { resourceType: 'Condition', id: 'c', code: concept('195967001', 'Asthma'), subject };
  const provenance = (number: string, recorded: string, ...agent: readonly object[]): object => ({
    resourceType: 'Provenance',
    id: number,
    target: [{ reference: 'Condition/c' }],
    recorded,
    agent,
  });
  const agent = (code: string, display: string): object => ({
    type: { coding: [{ code }] },
    who: { display, type: 'Organization' },
  });
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
  const authorsOf = (...provenances: readonly object[]) =>
    authorsIn(chartIn('a.json', bytesOf(bundleOf([condition, ...provenances]))), 'conditions');

  it('is an author alone, of several the last, and nobody who sent the record', () => {
    const early = provenance('1', '2026-01-01T00:00:00Z', agent('author', 'Tempe Clinic'));
    const late = provenance(
      '2',
      '2026-02-01T00:00:00Z',
      agent('transmitter', 'Exchange'),
      agent('author', 'Mesa Clinic'),
    );
    expect(authorsOf(late, early)).toEqual([{ organization: 'Mesa Clinic', at: '2026-02-01T00:00:00Z' }]);
    expect(authorsOf(provenance('3', '2026-03-01T00:00:00Z', agent('transmitter', 'Exchange')))).toEqual([undefined]);
  });

  it('is reported where it is of nothing that is kept', () => {
    const sent = provenance('3', '2026-03-01T00:00:00Z', agent('transmitter', 'Exchange'));
    const { refusals } = readRecords({ name: 'a.json', bytes: bytesOf(bundleOf([condition, sent])), now });
    expect(refusals).toMatchObject([{ reason: 'not-kept' }]);
  });

  it('is neither who ordered a medication nor who wrote the document', () => {
    const author = (name: string): string =>
      `<author><time value="20260203"/><assignedAuthor>${id}<assignedPerson><name>${name}</name></assignedPerson></assignedAuthor></author>`;
    const medication = `<substanceAdministration classCode="SBADM" moodCode="EVN">${id}<statusCode code="active"/><consumable><manufacturedProduct><manufacturedMaterial><code code="1" displayName="Lisinopril"/></manufacturedMaterial></manufacturedProduct></consumable><entryRelationship typeCode="REFR"><supply classCode="SPLY" moodCode="INT">${author('Dr. Poe')}</supply></entryRelationship></substanceAdministration>`;
    const document = documentOf({ beside: author('Dr. Roe') }, section('10160-0', medication));
    expect(authorsIn(chartIn('a.xml', bytesOf(document)), 'medications')).toEqual([undefined]);
  });
});
