import { describe, expect, it } from '@jest/globals';
import { chartAt, type Condition } from '@portico/domain/health';
import { instant, type Instant } from '@portico/domain/kernel';
import fc from 'fast-check';
import { readRecords } from '../reading/index.ts';
import { bundleOf, documentOf, fhirInput, inputOf, readAt, sectionOf } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const patient = { resourceType: 'Patient', id: 'p', birthDate: '1971-02-04', name: [{ family: 'Gil' }] };
const concept = (code: string) => ({ coding: [{ code }] });
const readCondition = (fields: Fields, now: Instant = readAt) => {
  const condition = {
    resourceType: 'Condition',
    id: 'c',
    subject: { reference: 'Patient/p' },
    code: { text: 'Asthma' },
  };
  return readRecords({ ...fhirInput(bundleOf(patient, { ...condition, ...fields })), now });
};
const conditionsIn = ({ records }: ReturnType<typeof readRecords>): readonly Condition[] =>
  records.flatMap((each) => (each.type === 'condition' ? [each.condition] : []));
const statusOf = (clinicalStatus: string | undefined, end: Fields, more: Fields = {}) =>
  conditionsIn(
    readCondition({ ...more, ...end, ...(clinicalStatus && { clinicalStatus: concept(clinicalStatus) }) }),
  ).map(({ status }) => status)[0];

/** What is shown once some time has gone by since a record was read. */
const statusAt = (now: Instant, condition: Condition): Condition['status'] | undefined => {
  const chart = {
    medications: { kind: 'no-information' },
    conditions: { kind: 'entries', entries: [condition] },
  } as const;
  const { conditions } = chartAt<{
    medications: typeof chart.medications;
    conditions: { kind: 'entries'; entries: readonly Condition[] };
  }>(chart, now);
  return conditions.entries[0]?.status;
};

const age = (value: number): Fields => ({ value, unit: 'a', system: 'http://unitsofmeasure.org', code: 'a' });

/** Ends as FHIR R4 writes them, read on November 24, 2026: is it said to be over, is the end still to come, or neither? */
const over: readonly (readonly [string, Fields])[] = [
  ['a year', { abatementDateTime: '2003' }],
  ['a month', { abatementDateTime: '2026-10' }],
  ['a day', { abatementDateTime: '2026-11-22' }],
  ['a moment', { abatementDateTime: '2026-11-23T10:00:00-05:00' }],
  ['a day that there is not', { abatementDateTime: '2003-02-30' }],
  ['a period', { abatementPeriod: { start: '2002', end: '2003' } }],
  ['a period without its start', { abatementPeriod: { end: '2003' } }],
  ['a period without its end', { abatementPeriod: { start: '2003' } }],
  ['words', { abatementString: 'in childhood' }],
  ['an age', { abatementAge: age(32) }],
  ['ages', { abatementRange: { low: age(30), high: age(35) } }],
  ['an age at the most', { abatementRange: { high: age(35) } }],
  ['that it is over', { abatementBoolean: true }],
];
const toCome: readonly (readonly [string, Fields])[] = [
  ['a year', { abatementDateTime: '2027' }],
  ['a month', { abatementDateTime: '2026-12' }],
  ['a day', { abatementDateTime: '2026-11-26' }],
  ['a moment', { abatementDateTime: '2026-11-24T10:00:00-05:00' }],
  ['a period', { abatementPeriod: { start: '2027', end: '2028' } }],
  ['a period that has begun', { abatementPeriod: { start: '2026-01', end: '2027' } }],
  ['a period without its end', { abatementPeriod: { start: '2027' } }],
  ['that it is not over', { abatementBoolean: false }],
];
const neither: readonly (readonly [string, Fields])[] = [
  ['nothing', {}],
  ['an onset alone', { onsetDateTime: '2003' }],
  ['the running year', { abatementDateTime: '2026' }],
  ['the running month', { abatementDateTime: '2026-11' }],
  ['a day that is not over everywhere', { abatementDateTime: '2026-11-23' }],
  ['why there is no end', { _abatementDateTime: { extension: [{ url: 'x', valueCode: 'unknown' }] } }],
  ['an empty period', { abatementPeriod: {} }],
  ['an age without a number', { abatementAge: { unit: 'a' } }],
  ['no words', { abatementString: ' ' }],
];

describe('a condition of FHIR with an end', () => {
  /** FHIR R4, con-4: what is abated is inactive, resolved or in remission. */
  const shown: Readonly<Record<string, readonly [ifOver: string, ifToCome: string, ifNeither: string]>> = {
    active: ['unknown', 'active', 'active'],
    recurrence: ['unknown', 'active', 'active'],
    relapse: ['unknown', 'active', 'active'],
    inactive: ['inactive', 'inactive', 'inactive'],
    remission: ['inactive', 'inactive', 'inactive'],
    resolved: ['resolved', 'unknown', 'resolved'],
  };

  it.each(Object.keys(shown))('that is %s is unknown where the end says otherwise', (code) => {
    const found = [over, toCome, neither].map((ends) => ends.map(([what, end]) => [what, statusOf(code, end)]));
    const expected = [over, toCome, neither].map((ends, at) => ends.map(([what]) => [what, shown[code]?.[at]]));
    expect(found).toEqual(expected);
  });

  it('and no status is not known', () => {
    for (const [, end] of [...over, ...toCome, ...neither]) expect(statusOf(undefined, end)).toBe('unknown');
  });

  it.each([
    ['unconfirmed', 'active', 'unknown', 'unconfirmed'],
    ['provisional', 'relapse', 'unknown', 'unconfirmed'],
    ['unconfirmed', undefined, 'unknown', 'unconfirmed'],
    ['unconfirmed', 'resolved', 'resolved', 'unknown'],
    ['confirmed', 'active', 'unknown', 'active'],
    ['refuted', 'active', 'refuted', 'refuted'],
    ['refuted', 'resolved', 'refuted', 'refuted'],
  ])('that is %s and %s is %s once it has come, and %s before', (verified, clinicalStatus, come, before) => {
    const more = { verificationStatus: concept(verified) };
    expect(statusOf(clinicalStatus, { abatementDateTime: '2003' }, more)).toBe(come);
    expect(statusOf(clinicalStatus, { abatementDateTime: '2027' }, more)).toBe(before);
  });

  it('that only says that there are none no longer says so', () => {
    const none = { code: { coding: [{ system: 'http://snomed.info/sct', code: '160245001', display: 'None' }] } };
    for (const clinicalStatus of [concept('active'), undefined]) {
      const said = { ...none, ...(clinicalStatus && { clinicalStatus }) };
      expect(readCondition({ ...said, abatementDateTime: '2003' })).toMatchObject({
        refusals: [{ reason: 'not-kept', detail: 'a word about the whole section that no longer holds' }],
      });
      expect(readCondition({ ...said, abatementDateTime: '2027' }).refusals).toEqual([]);
    }
  });
});

const coded = `<entryRelationship typeCode="REFR"><observation><code code="33999-4"/><value code="55561003"/></observation></entryRelationship>`;
const problem = (high: string): string =>
  `<act><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation><effectiveTime><low value="2001"/><high value="${high}"/></effectiveTime><value code="38341003" displayName="Hypertension"/>${coded}</observation></entryRelationship></act>`;
const readProblem = (end: string, now: Instant) =>
  readRecords({ ...inputOf(documentOf(sectionOf('11450-4', 'x', problem(end.replaceAll('-', ''))))), now });
const readActive = (end: string, now: Instant) =>
  readCondition({ clinicalStatus: concept('active'), abatementDateTime: end }, now);

describe.each([
  ['C-CDA', readProblem],
  ['FHIR', readActive],
])('a problem of %s that is coded active', (_format, read) => {
  const written = instant(Date.UTC(2024, 2, 5, 18));

  it('is active until its end has gone by since it was read, and then unknown', () => {
    const [condition] = conditionsIn(read('2025-06', written));
    if (condition === undefined) throw new Error('The problem is read.');
    expect(statusAt(written, condition)).toBe('active');
    expect(statusAt(instant(Date.UTC(2025, 5, 30, 18)), condition)).toBe('active');
    expect(statusAt(instant(Date.UTC(2025, 6, 2)), condition)).toBe('unknown');
    expect(conditionsIn(read('2025-06', readAt))).toMatchObject([{ status: 'unknown', ended: '2025-06' }]);
  });

  it('is never shown as active beside an end that has gone by', () => {
    const moments = fc.date({ min: new Date('2024-03-06'), max: new Date('2090-01-01'), noInvalidDate: true });
    const ends = fc
      .tuple(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.constantFrom(4, 7, 10),
      )
      .map(([date, length]) => date.toISOString().slice(0, length));
    fc.assert(
      fc.property(ends, moments, moments, (end, one, other) => {
        const [first, later] = one < other ? [one, other] : [other, one];
        const [condition] = conditionsIn(read(end, instant(first.getTime())));
        if (condition === undefined) throw new Error('The problem is read.');
        const dayBefore = (moment: Date) => new Date(moment.getTime() - 86_400_000).toISOString().slice(0, end.length);
        const dayAfter = (moment: Date) => new Date(moment.getTime() + 86_400_000).toISOString().slice(0, end.length);
        if (end < dayBefore(first)) expect(condition.status).toBe('unknown');
        if (end < dayBefore(later)) expect(statusAt(instant(later.getTime()), condition)).toBe('unknown');
        if (end > dayAfter(later)) expect(statusAt(instant(later.getTime()), condition)).toBe('active');
      }),
    );
  });
});
