import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';
import { unsaidBy } from '../reading/testing/unsaid.ts';

const word = fc.stringMatching(/^[A-Za-z]{3,9}$/);
const number = fc.double({ min: 100, max: 999, noNaN: true }).map((each) => Number(each.toPrecision(6)));
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2024-01-01'), noInvalidDate: true })
  .chain((date) => fc.constantFrom(4, 7, 10).map((digits) => date.toISOString().slice(0, digits)));
const maybe = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(some, { nil: undefined });

/** The parts that resources are made of, drawn apart. */
const parts = fc.record({
  name: word,
  other: word,
  unit: word,
  code: fc.stringMatching(/^\d{5}$/),
  amount: number,
  bound: number,
  from: day,
  to: maybe(day),
  status: fc.constantFrom(
    ...['active', 'completed', 'final', 'amended', 'registered', 'preliminary', 'on-hold', 'stopped', 'draft'],
    ...['in-progress', 'not-done', 'cancelled', 'unknown', 'dreamt', 'proposed'],
  ),
  clinical: maybe(fc.constantFrom('active', 'recurrence', 'inactive', 'remission', 'resolved', 'dreamt')),
  verified: maybe(fc.constantFrom('confirmed', 'unconfirmed', 'provisional', 'refuted', 'dreamt')),
  severity: maybe(fc.constantFrom('mild', 'moderate', 'severe', 'dreamt')),
  judged: fc.array(fc.constantFrom('L', 'LL', 'H', 'HH', 'A', 'N', 'R', 'dreamt'), { maxLength: 2 }),
  hasValue: fc.constantFrom('quantity', 'words', 'none', 'contradicted'),
  category: fc.constantFrom('food', 'medication'),
});
type Parts = typeof parts extends fc.Arbitrary<infer T> ? T : never;

const concept = ({ code, name }: Parts): object => ({ coding: [{ system: 'http://loinc.org', code, display: name }] });
const coded = (code: string | undefined): object | undefined =>
  code === undefined ? undefined : { coding: [{ code }] };
const period = ({ from, to }: Parts): object => ({ start: from, end: to });
const subject = { reference: 'Patient/p' };

const measured = (each: Parts): object => ({
  code: concept(each),
  ...{
    quantity: { valueQuantity: { value: each.amount, unit: each.unit } },
    words: { valueString: each.other },
    none: { dataAbsentReason: { text: each.other } },
    contradicted: { valueInteger: Math.round(each.amount), dataAbsentReason: { text: each.other } },
  }[each.hasValue as 'words'],
  interpretation: each.judged.map((code) => coded(code)),
  referenceRange: [{ low: { value: each.bound } }],
});

const finding =
  (category: string) =>
  (each: Parts, other: Parts, id: string): readonly object[] => [
    {
      resourceType: 'Observation',
      id: `o${id}`,
      status: each.status,
      category: [coded(category)],
      subject,
      effectiveDateTime: each.from,
      ...measured(each),
      component: [measured(other)],
    },
  ];

const report = (each: Parts, other: Parts, id: string): readonly object[] => [
  {
    resourceType: 'DiagnosticReport',
    id: `r${id}`,
    status: other.status,
    category: [coded('LAB')],
    subject,
    code: concept(each),
    effectivePeriod: period(each),
    result: [{ reference: `Observation/o${id}` }],
  },
  ...finding('laboratory')(each, other, id),
];

const forms: Readonly<Record<string, (each: Parts, other: Parts, id: string) => readonly object[]>> = {
  Condition: (each) => [
    {
      resourceType: 'Condition',
      subject,
      clinicalStatus: coded(each.clinical),
      verificationStatus: coded(each.verified),
      code: concept(each),
      onsetDateTime: each.from,
      abatementDateTime: each.to,
    },
  ],
  AllergyIntolerance: (each, other) => [
    {
      resourceType: 'AllergyIntolerance',
      patient: subject,
      clinicalStatus: coded(each.clinical),
      verificationStatus: coded(each.verified),
      category: [each.category],
      code: concept(each),
      recordedDate: each.from,
      reaction: [each, other].map((one) => ({ manifestation: [{ text: one.other }], severity: one.severity })),
    },
  ],
  MedicationRequest: (each, other, id) => [
    {
      resourceType: 'MedicationRequest',
      id: `m${id}`,
      status: each.status,
      intent: 'order',
      subject,
      medicationCodeableConcept: concept(each),
      authoredOn: each.from,
      dosageInstruction: [
        { text: each.other, doseAndRate: [{ doseQuantity: { value: each.amount, unit: each.unit } }] },
      ],
    },
    {
      resourceType: 'MedicationDispense',
      id: `d${id}`,
      status: other.status,
      subject,
      medicationCodeableConcept: concept(each),
      authorizingPrescription: [{ reference: `MedicationRequest/m${id}` }],
      quantity: { value: other.amount, unit: other.unit },
      whenHandedOver: other.from,
    },
  ],
  Immunization: (each) => [
    {
      resourceType: 'Immunization',
      status: each.status,
      patient: subject,
      vaccineCode: concept(each),
      occurrenceDateTime: each.from,
      lotNumber: each.other,
      site: { text: each.unit },
    },
  ],
  Procedure: (each) => [
    { resourceType: 'Procedure', status: each.status, subject, code: concept(each), performedPeriod: period(each) },
  ],
  Encounter: (each) => [
    { resourceType: 'Encounter', status: each.status, subject, type: [concept(each)], period: period(each) },
  ],
  Goal: (each) => [
    {
      resourceType: 'Goal',
      lifecycleStatus: each.status,
      subject,
      description: concept(each),
      startDate: each.from,
      target: [{ detailQuantity: { value: each.amount, unit: each.unit }, dueDate: each.to }],
    },
  ],
  CarePlan: (each) => [
    { resourceType: 'CarePlan', status: each.status, intent: 'plan', subject, title: each.name, period: period(each) },
  ],
  'a laboratory’s Observation': finding('laboratory'),
  'a vital sign': finding('vital-signs'),
  'a finding': finding('social-history'),
  DiagnosticReport: report,
};

describe.each(Object.entries(forms))('what is shown of %s', (_, form) => {
  it('was said: every name, value, unit, flag, date and status stands in the very resource that it came from', () => {
    fc.assert(
      fc.property(fc.array(parts, { minLength: 2, maxLength: 3 }), (several) => {
        const resources = several.flatMap((each, index) =>
          form(each, several[(index + 1) % several.length] ?? each, String(index)),
        );
        const patient = { resourceType: 'Patient', id: 'p', name: [{ text: 'Jane Roe' }], birthDate: '1970-01-01' };
        const input = fhirInput(bundleOf(patient, ...resources));
        expect(unsaidBy(input, readRecords(input).records)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
