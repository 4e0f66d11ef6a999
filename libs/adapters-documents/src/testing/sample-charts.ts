import {
  unknownChart,
  type AmendmentId,
  type Chart,
  type DisputedEntry,
  type Lab,
  type RecordSubject,
} from '@portico/domain/health';
import { instant, type ClinicalDate, type DocumentId, type LabId, type LocalDate } from '@portico/domain/kernel';

export const at = (text: string): ClinicalDate => text as ClinicalDate;

export const subject: RecordSubject = {
  name: 'María José Ñáñez-O’Connor',
  birthDate: '1961-02-03' as LocalDate,
  practiceName: 'Valley Family Medicine',
  printedOn: '2026-11-21' as LocalDate,
};

export const lab: Lab = {
  id: 7 as LabId,
  name: 'Metabolic panel',
  date: at('2023-04-17'),
  status: 'final',
  orderedBy: 'Dr. Łukasz Peña',
  results: [
    {
      code: '2345-7',
      name: 'Glucose',
      value: { kind: 'quantity', value: '107.10', unit: 'mg/dL' },
      reference: { low: '70', high: '99' },
      flag: 'critical-high',
    },
    {
      code: '4548-4',
      name: 'Hemoglobin A1c',
      value: { kind: 'quantity', value: '5', unit: '%', comparator: '<=' },
      reference: { high: '5.6' },
      flag: 'normal',
    },
    {
      code: '5221-7',
      name: 'Antibodies',
      value: { kind: 'text', text: 'Non-reactive' },
      reference: { text: 'as last year' },
    },
    { code: '2823-3', name: 'Potassium', value: { kind: 'pending' } },
  ],
};

export const chart: Chart = {
  ...unknownChart,
  conditions: {
    kind: 'entries',
    entries: [
      { id: '1', name: 'Diabetes', onset: at('2019'), status: 'active' },
      { id: '2', name: 'Bronchitis', onset: at('2020-11'), ended: at('2020-12-24'), status: 'resolved' },
    ],
  },
  allergies: {
    kind: 'entries',
    entries: [
      { id: '1', substance: 'Penicillin', reactions: ['Hives', 'Fever'], severity: 'severe', status: 'active' },
    ],
  },
  medications: {
    kind: 'entries',
    entries: [
      {
        id: '1',
        name: 'Metformin',
        dose: '500 mg',
        instructions: 'One with meals',
        started: at('2019-06-01'),
        status: 'current',
      },
      { id: '2', name: 'Amoxicillin', ended: at('2023-04-17T10:00-07:00'), status: 'past' },
    ],
  },
  immunizations: {
    kind: 'entries',
    entries: [
      {
        id: '1',
        vaccine: 'Influenza',
        code: { code: '140' },
        date: at('2024-10-03'),
        status: 'completed',
        lot: 'UT-0815',
        performer: 'Nuria Cano, RN',
        source: 'reported',
      },
      { id: '2', vaccine: 'Td', status: 'not-done', reason: 'Patient objection' },
    ],
  },
  labs: { kind: 'entries', entries: [lab] },
  vitalSigns: {
    kind: 'entries',
    entries: [
      {
        id: '1',
        name: 'BP',
        date: at('2026-03-03'),
        status: 'final',
        parts: [
          {
            name: 'Systolic',
            code: { code: '8480-6', system: 'http://loinc.org' },
            value: { kind: 'quantity', value: '120', unit: 'mm[Hg]' },
          },
          {
            name: 'Diastolic',
            code: { code: '8462-4', system: 'http://loinc.org' },
            value: { kind: 'quantity', value: '80', unit: 'mm[Hg]' },
          },
        ],
      },
      { id: '2', name: 'Weight', status: 'unknown', parts: [{ name: 'Weight', value: { kind: 'unknown' } }] },
    ],
  },
  procedures: {
    kind: 'entries',
    entries: [
      {
        id: '1',
        name: 'Colonoscopy',
        code: { code: '73761001' },
        date: at('2023-02'),
        status: 'completed',
        performer: 'Dr. Peña',
      },
    ],
  },
  documents: {
    kind: 'entries',
    entries: [{ id: 'a' as DocumentId, title: 'Referral', author: 'Dr. Who', mediaType: 'text/xml', size: 123_456 }],
  },
  careTeam: {
    kind: 'entries',
    entries: [
      {
        id: '1',
        name: 'Ana Soto',
        role: 'Nurse',
        phone: '602-555-0100',
        email: 'ana@example.com',
        place: 'Valley Clinic',
      },
    ],
  },
};

/** `count` reports, each named by its number. */
export const manyLabs = (count: number): Chart => ({
  ...chart,
  labs: {
    kind: 'entries',
    entries: Array.from({ length: count }, (_, index) => ({
      ...lab,
      id: (index + 1) as LabId,
      name: `Report ${String(index + 1)}.`,
    })),
  },
});

/** A correction of a condition that was denied, and what the patient says to that. */
export const disputed: DisputedEntry = {
  id: 'r1' as AmendmentId,
  of: { section: 'conditions', entry: 'c1' },
  name: 'Diabetes',
  wrong: 'I never had it',
  correct: 'No diabetes',
  requestedAt: instant(0),
  status: 'denied',
  answer: 'The laboratory confirms it',
  disagreement: { statement: 'The sample was not mine', at: instant(1) },
};
