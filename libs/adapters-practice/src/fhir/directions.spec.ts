import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const patient = { resourceType: 'Patient', id: 'p', birthDate: '1971-02-04', name: [{ family: 'Gil' }] };

/** Dose and directions of a prescription of these dosages. */
const taken = (...dosageInstruction: readonly Fields[]) => {
  const request = {
    ...{ resourceType: 'MedicationRequest', id: 'm', status: 'active', intent: 'order' },
    ...{ subject: { reference: 'Patient/p' }, medicationCodeableConcept: { text: 'Prednisone' }, dosageInstruction },
  };
  return readRecords(fhirInput(bundleOf(patient, request))).records.flatMap((each) =>
    each.type === 'medication' ? [[each.medication.dose, each.medication.instructions]] : [],
  )[0];
};
const tablets = (value: number) => ({ doseAndRate: [{ doseQuantity: { value, unit: 'tablet' } }] });
const repeat = (fields: Fields): Fields => ({ timing: { repeat: fields } });

describe('directions that nobody wrote in words', () => {
  it.each([
    ['a period with two ends', { period: 4, periodMax: 6, periodUnit: 'h' }, '1 × / 4 h – 6 h'],
    ['a number of times with two ends', { frequency: 1, frequencyMax: 2, period: 1, periodUnit: 'd' }, '1 – 2 × / 1 d'],
    ['ends that are one', { frequency: 2, frequencyMax: 2, period: 1, periodMax: 1, periodUnit: 'd' }, '2 × / 1 d'],
    ['a time of day in signs', { frequency: 1, period: 1, periodUnit: 'd', when: ['HS'] }, '1 × / 1 d · HS'],
    ['a time of day alone', { when: ['ACM', 'ACV'] }, 'ACM · ACV'],
    ['an hour', { frequency: 1, period: 1, periodUnit: 'd', timeOfDay: ['08:00:00'] }, '1 × / 1 d · 08:00'],
    ['an hour to the second', { timeOfDay: ['08:00:30'] }, '08:00:30'],
    ['days of the week', { dayOfWeek: ['mon', 'thu'] }, 'mon · thu'],
  ])('keep %s', (_, fields, instructions) => {
    expect(taken(repeat(fields))).toEqual([undefined, instructions]);
  });

  it('say that it is taken as needed, and for what', () => {
    const every = repeat({ frequency: 1, period: 6, periodUnit: 'h' });
    expect(taken({ ...every, asNeededBoolean: true })).toEqual([undefined, '1 × / 6 h · PRN']);
    expect(taken({ ...every, asNeededBoolean: false })).toEqual([undefined, '1 × / 6 h']);
    expect(taken({ ...every, asNeededCodeableConcept: { text: 'pain' } })).toEqual([
      undefined,
      '1 × / 6 h · PRN: pain',
    ]);
    expect(taken({ ...every, asNeededCodeableConcept: {} })).toEqual([undefined, '1 × / 6 h · PRN']);
  });

  it('keep how it is taken, what is added to it, and the most of it', () => {
    expect(
      taken({
        ...repeat({ frequency: 1, period: 6, periodUnit: 'h' }),
        route: { text: 'Oral' },
        additionalInstruction: [{ text: 'Take with food' }, { coding: [{ display: 'Do not drive' }] }],
        maxDosePerPeriod: { numerator: { value: 4, unit: 'tablet' }, denominator: { value: 1, unit: 'd' } },
      }),
    ).toEqual([undefined, '1 × / 6 h · Oral · ≤ 4 tablet / 1 d · Take with food · Do not drive']);
  });

  it('have no most where a part of it is missing', () => {
    const quantity = { value: 4, unit: 'tablet' };
    expect(taken({ maxDosePerPeriod: { numerator: quantity } })).toEqual([undefined, undefined]);
    expect(taken({ maxDosePerPeriod: { denominator: quantity } })).toEqual([undefined, undefined]);
  });

  it('keep the words of a timing that is coded alone', () => {
    expect(taken({ timing: { code: { text: 'BID' } } })).toEqual([undefined, 'BID']);
  });
});

describe('directions in words', () => {
  it('stand alone, with what the words do not say of what is added', () => {
    const text = '1 tablet daily with food';
    expect(taken({ text, ...repeat({ frequency: 9, period: 1, periodUnit: 'd' }) })).toEqual([undefined, text]);
    const additionalInstruction = [{ text: 'With food' }, { text: 'Do not drive' }];
    expect(taken({ text, patientInstruction: text, additionalInstruction })).toEqual([
      undefined,
      `${text}. Do not drive`,
    ]);
  });
});

describe('a course of several steps', () => {
  const daily = repeat({ frequency: 1, period: 1, periodUnit: 'd' });

  it('has the dose of each, in their order', () => {
    expect(
      taken(
        { sequence: 2, ...daily, ...tablets(1) },
        { sequence: 1, ...repeat({ frequency: 2, period: 1, periodUnit: 'd' }), ...tablets(2) },
      ),
    ).toEqual(['2 tablet; 1 tablet', '2 × / 1 d; 1 × / 1 d']);
  });

  it('has one dose where all have the same, or one names it', () => {
    expect(taken({ ...daily, ...tablets(1) }, { text: 'at night', ...tablets(1) })).toEqual([
      '1 tablet',
      '1 × / 1 d; at night',
    ]);
    expect(taken({ text: 'in the morning' }, { text: 'at night', ...tablets(1) })).toEqual([
      '1 tablet',
      'in the morning; at night',
    ]);
  });

  it('has both ends of a dose', () => {
    const range = { low: { value: 1, unit: 'tablet' }, high: { value: 2, unit: 'tablet' } };
    expect(taken({ doseAndRate: [{ doseRange: range }] })).toEqual(['1 tablet – 2 tablet', undefined]);
  });
});
