import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const patient = { resourceType: 'Patient', id: 'p', birthDate: '1971-02-04', name: [{ family: 'Gil' }] };
const concept = (code: string) => ({ coding: [{ code }] });

const read = (resource: Fields) => {
  const { records, refusals } = readRecords(fhirInput(bundleOf(patient, resource)));
  return { records: records.filter(({ type }) => type !== 'patient'), refusals };
};
const condition = (fields: Fields): Fields => ({
  ...{ resourceType: 'Condition', id: 'c', subject: { reference: 'Patient/p' }, code: { text: 'Asthma' } },
  ...fields,
});
const allergy = (fields: Fields): Fields => ({
  ...{ resourceType: 'AllergyIntolerance', id: 'a', patient: { reference: 'Patient/p' }, code: { text: 'Latex' } },
  ...fields,
});
const statusOf = (resource: Fields) =>
  read(resource).records.map((each) =>
    each.type === 'condition' ? each.condition.status : each.type === 'allergy' && each.allergy.status,
  );

describe('whether a condition holds', () => {
  it.each([
    ['active', 'active'],
    ['recurrence', 'active'],
    ['relapse', 'active'],
    ['inactive', 'inactive'],
    ['remission', 'inactive'],
    ['resolved', 'resolved'],
  ])('%s is %s', (code, status) => {
    expect(statusOf(condition({ clinicalStatus: concept(code) }))).toEqual([status]);
  });

  it.each([
    ['confirmed', 'active', 'active'],
    ['unconfirmed', 'active', 'unconfirmed'],
    ['provisional', 'active', 'unconfirmed'],
    ['differential', 'active', 'unconfirmed'],
    ['presumed', 'active', 'unconfirmed'],
    ['unconfirmed', 'resolved', 'resolved'],
    ['unconfirmed', 'inactive', 'inactive'],
    ['refuted', 'active', 'refuted'],
    ['refuted', 'resolved', 'refuted'],
  ])('%s and %s is %s, for an allergy as for a condition', (verificationStatus, clinicalStatus, status) => {
    const said = { verificationStatus: concept(verificationStatus), clinicalStatus: concept(clinicalStatus) };
    expect(statusOf(condition(said))).toEqual([status]);
    if (verificationStatus !== 'provisional' && verificationStatus !== 'differential')
      expect(statusOf(allergy(said))).toEqual([status]);
  });

  it('is not known where nothing says it, and perhaps where that alone is said', () => {
    expect(statusOf(condition({}))).toEqual(['unknown']);
    expect(statusOf(allergy({}))).toEqual(['unknown']);
    expect(statusOf(condition({ verificationStatus: concept('unconfirmed') }))).toEqual(['unconfirmed']);
  });

  it.each([condition, allergy])('is nothing of what was entered in error', (of) => {
    const { records, refusals } = read(of({ verificationStatus: concept('entered-in-error') }));
    expect(records).toEqual([]);
    expect(refusals).toMatchObject([{ reason: 'entered-in-error' }]);
  });
});

describe('that there are none', () => {
  it.each([
    ['716186003', 'No known allergy'],
    ['160245001', 'No current problems or disability'],
  ])('is said by %s while it holds, and not once it does not', (code, display) => {
    const none = { code: { coding: [{ system: 'http://snomed.info/sct', code, display }] } };
    const of = code === '716186003' ? allergy : condition;
    expect(read(of({ ...none, clinicalStatus: concept('active') })).records).toMatchObject([
      { type: 'section', statement: { kind: 'none-known' } },
    ]);
    const section = of === allergy ? 'allergies' : 'conditions';
    expect(read(of(none)).records).toMatchObject([{ type: 'section', section, statement: { kind: 'none-known' } }]);
    for (const over of [
      { clinicalStatus: concept('resolved') },
      { verificationStatus: concept('refuted') },
      { verificationStatus: concept('unconfirmed'), clinicalStatus: concept('active') },
    ]) {
      expect(read(of({ ...none, ...over }))).toMatchObject({
        records: [],
        refusals: [{ reason: 'not-kept', detail: 'a word about the whole section that no longer holds' }],
      });
    }
  });
});

describe('an allergy', () => {
  it('is as severe as its worst event, which is one reaction’s only where that is all that happened', () => {
    const reaction = [
      { manifestation: [{ text: 'Hives' }], severity: 'mild' },
      { manifestation: [{ text: 'Hives' }], severity: 'moderate' },
      { manifestation: [{ text: 'Fever' }, { text: 'Rash' }], severity: 'severe' },
      { manifestation: [{ text: 'Cough' }] },
    ];
    expect(read(allergy({ reaction })).records).toMatchObject([
      {
        allergy: {
          reactions: ['Hives', 'Fever', 'Rash', 'Cough'],
          severity: 'severe',
          reactionSeverities: [{ reaction: 'Hives', severity: 'moderate' }],
        },
      },
    ]);
  });

  it.each([
    ['low', 'low'],
    ['high', 'high'],
    ['unable-to-assess', 'unable-to-assess'],
    ['constructor', undefined],
  ])('has the criticality %s as %s', (criticality, shown) => {
    const [record] = read(allergy({ criticality })).records;
    expect(record?.type === 'allergy' && record.allergy.criticality).toBe(shown);
  });

  it('is of the substance of its reaction where it names none, and refused where that names none either', () => {
    expect(read(allergy({ code: undefined, reaction: [{ substance: { text: 'Egg' } }] })).records).toMatchObject([
      { allergy: { substance: 'Egg' } },
    ]);
    expect(read(allergy({ code: undefined }))).toMatchObject({
      records: [],
      refusals: [{ reason: 'unreadable', detail: 'AllergyIntolerance.code is missing' }],
    });
  });

  it('has the parts that are said and no others', () => {
    const parts = (fields: Fields) =>
      read(allergy(fields)).records.map((each) => (each.type === 'allergy' ? Object.keys(each.allergy) : each.type));
    expect(parts({})).toEqual([['id', 'substance', 'reactions', 'status']]);
    expect(parts({ reaction: [{ severity: 'mild' }] })).toEqual([
      ['id', 'substance', 'reactions', 'severity', 'status'],
    ]);
    expect(parts({ reaction: [{ manifestation: [{ text: 'Hives' }], severity: 'deadly' }] })).toEqual([
      ['id', 'substance', 'reactions', 'status'],
    ]);
  });

  it('has no reaction without words, and the code of a finding before others', () => {
    const coding = [
      { system: 'urn:own', code: 'X' },
      { system: 'http://snomed.info/sct', code: '300916003', display: 'Latex allergy' },
    ];
    const reaction = [
      { manifestation: [{}, { text: 'Hives' }], severity: 'mild' },
      { manifestation: [{}], severity: 'mild' },
    ];
    expect(read(allergy({ code: { coding }, reaction, onsetDateTime: '2001-05' })).records).toMatchObject([
      { allergy: { code: { code: '300916003' }, reactions: ['Hives'], recorded: '2001-05' } },
    ]);
    const [record] = read(allergy({ reaction })).records;
    expect(record?.type === 'allergy' && record.allergy.reactionSeverities).toBeUndefined();
  });

  it('grades each reaction by itself', () => {
    const of = (text: string, severity: string) => ({ manifestation: [{ text }], severity });
    const reaction = [of('Hives', 'mild'), of('Fever', 'severe'), of('Fever', 'moderate')];
    expect(read(allergy({ reaction })).records).toMatchObject([
      {
        allergy: {
          reactionSeverities: [
            { reaction: 'Hives', severity: 'mild' },
            { reaction: 'Fever', severity: 'severe' },
          ],
        },
      },
    ]);
  });

  it('has the code of the drug before that of its class, the kinds, and the day that is known', () => {
    const code = {
      coding: [
        { system: 'http://snomed.info/sct', code: '294505008' },
        { system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '723', display: 'Amoxicillin' },
      ],
    };
    const said = { code, category: ['medication', 'food'], onsetDateTime: '2001-05', recordedDate: '2002' };
    expect(read(allergy(said)).records).toMatchObject([
      { allergy: { code: { code: '723' }, categories: ['food', 'medication'], recorded: '2002' } },
    ]);
    expect(read(allergy({ onsetPeriod: { start: '2001-05' } })).records).toMatchObject([
      { allergy: { recorded: '2001-05' } },
    ]);
  });
});

describe('a condition', () => {
  it('began when it was recorded, where nothing else is said', () => {
    expect(read(condition({ recordedDate: '2001-05' })).records).toMatchObject([{ condition: { onset: '2001-05' } }]);
  });

  it('keeps its onset and end as they are written, and invents neither', () => {
    const code = { coding: [{ system: 'http://snomed.info/sct', code: '195967001', display: 'Asthma' }] };
    expect(read(condition({ code, onsetDateTime: '2001', abatementDateTime: '2003-04' })).records).toMatchObject([
      { condition: { name: 'Asthma', code: { code: '195967001' }, onset: '2001', ended: '2003-04' } },
    ]);
    const [bare] = read(condition({})).records;
    expect(bare?.type === 'condition' && Object.keys(bare.condition)).toEqual(['id', 'name', 'status']);
    const period = { onsetPeriod: { start: '2001-02' }, abatementPeriod: { end: '2005' } };
    expect(read(condition(period)).records).toMatchObject([{ condition: { onset: '2001-02', ended: '2005' } }]);
    expect(read(condition({ code: undefined }))).toMatchObject({
      records: [],
      refusals: [{ reason: 'unreadable', detail: 'Condition.code is missing' }],
    });
  });
});

describe('the flag of a result', () => {
  it.each([
    ['L', 'low'],
    ['LU', 'low'],
    ['LX', 'low'],
    ['LL', 'critical-low'],
    ['H', 'high'],
    ['HU', 'high'],
    ['HX', 'high'],
    ['HH', 'critical-high'],
    ['A', 'abnormal'],
    ['AA', 'abnormal'],
    ['N', 'normal'],
    ['R', undefined],
    ['constructor', undefined],
  ])('%s is %s', (code, flag) => {
    const { records } = read({
      ...{ resourceType: 'Observation', id: 'o', status: 'final', subject: { reference: 'Patient/p' } },
      ...{ category: [concept('laboratory')], code: { text: 'Glucose' }, valueString: '9' },
      interpretation: [concept(code)],
    });
    expect(records.map((each) => each.type === 'lab' && each.lab.results[0]?.flag)).toEqual([flag]);
  });
});
