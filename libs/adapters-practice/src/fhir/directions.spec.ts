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
    ['no period without a unit', { frequency: 2, period: 1, periodMax: 2, when: ['HS'] }, 'HS'],
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

  it('have no most where a part of it is missing, or is of no unit or of one that is no time', () => {
    const [tablet, day] = [
      { value: 4, unit: 'tablet' },
      { value: 1, unit: 'd' },
    ];
    const most = (numerator?: object, denominator?: object) => taken({ maxDosePerPeriod: { numerator, denominator } });
    expect(most(tablet, day)).toEqual([undefined, '≤ 4 tablet / 1 d']);
    for (const none of [
      most(tablet),
      most(undefined, day),
      most({ value: 4 }, day),
      most({ unit: 'tablet' }, day),
      most(tablet, { value: 1 }),
      most(tablet, { unit: 'd' }),
      most(tablet, { value: 1, unit: 'moon' }),
      most(tablet, { value: 0, unit: 'd' }),
    ])
      expect(none).toEqual([undefined, undefined]);
  });

  it('keep the most of a single time, whose unit is said', () => {
    const most = (quantity: object) => taken({ maxDosePerAdministration: quantity });
    expect(most({ value: 2, unit: 'tablet' })).toEqual([undefined, '≤ 2 tablet / 1 ×']);
    expect(most({ value: 20, code: 'mL' })).toEqual([undefined, '≤ 20 mL / 1 ×']);
    expect(most({ value: 2 })).toEqual([undefined, undefined]);
    expect(most({ unit: 'tablet' })).toEqual([undefined, undefined]);
  });

  it('keep the words of a timing that is coded alone', () => {
    expect(taken({ timing: { code: { text: 'BID' } } })).toEqual([undefined, 'BID']);
  });
});

describe('how long it is taken', () => {
  const twice = { frequency: 2, period: 1, periodUnit: 'd' };
  const ucum = 'http://unitsofmeasure.org';
  const lasting = (fields: Fields) => taken(repeat({ ...twice, ...fields }))?.[1];

  it('is said in the units of the timing', () => {
    expect(lasting({ boundsDuration: { value: 10, unit: 'days', system: ucum, code: 'd' } })).toBe(
      '2 × / 1 d · × 10 d',
    );
    expect(lasting({ boundsDuration: { value: 2, unit: 'Weeks' } })).toBe('2 × / 1 d · × 2 wk');
    expect(lasting({ boundsDuration: { value: 3, unit: 'meses', code: 'mo' } })).toBe('2 × / 1 d · × 3 mo');
    expect(taken(repeat({ boundsDuration: { value: 10, code: 'd' } }))).toEqual([undefined, '× 10 d']);
  });

  it('has both ends where both are said, else the one', () => {
    const [low, high] = [
      { value: 7, code: 'd' },
      { value: 10, code: 'd' },
    ];
    expect(lasting({ boundsRange: { low, high } })).toBe('2 × / 1 d · × 7 d – 10 d');
    expect(lasting({ boundsRange: { low, high: low } })).toBe('2 × / 1 d · × 7 d');
    expect(lasting({ boundsRange: { low } })).toBe('2 × / 1 d · × ≥ 7 d');
    expect(lasting({ boundsRange: { high } })).toBe('2 × / 1 d · × ≤ 10 d');
  });

  it('is not said of what contradicts itself, nor in a unit that is no time', () => {
    const [week, ten] = [
      { value: 7, code: 'd' },
      { value: 10, code: 'd' },
    ];
    for (const unsaid of [
      { boundsDuration: { value: 10 } },
      { boundsDuration: { code: 'd' } },
      { boundsDuration: { value: 10, code: 'moon' } },
      { boundsDuration: { value: 10, code: 'd', unit: 'weeks' } },
      { boundsDuration: { value: 10, code: 'd', comparator: '<' } },
      { boundsDuration: { value: 0, code: 'd' } },
      { boundsDuration: ten, boundsRange: { low: week, high: ten } },
      { boundsDuration: ten, boundsPeriod: { start: '2024-01-01' } },
      { boundsRange: { low: week, high: ten }, boundsPeriod: { start: '2024-01-01' } },
      { boundsRange: { low: ten, high: week } },
      { boundsRange: { low: { value: 1, code: 'd' }, high: { value: 2, code: 'wk' } } },
      { boundsRange: { low: week, high: { value: 10 } } },
      { boundsRange: { low: { value: 7 }, high: ten } },
      { boundsRange: {} },
    ])
      expect(lasting(unsaid)).toBe('2 × / 1 d');
  });

  it('is said by how many times it is taken in all', () => {
    expect(lasting({ count: 20 })).toBe('2 × / 1 d · 20 ×');
    expect(lasting({ count: 20, countMax: 24, when: ['CM'] })).toBe('2 × / 1 d · CM · 20 – 24 ×');
    expect(lasting({ count: 20, countMax: 12 })).toBe('2 × / 1 d');
    expect(lasting({ count: 20, countMax: 20 })).toBe('2 × / 1 d · 20 ×');
    expect(lasting({ countMax: 20 })).toBe('2 × / 1 d');
    expect(taken(repeat({ count: 1 }))).toEqual([undefined, '1 ×']);
  });
});

describe('directions in words', () => {
  it('stand alone, with what the words do not say of what is added', () => {
    const text = '1 tablet daily with food';
    expect(taken({ text, ...repeat({ frequency: 9, period: 1, periodUnit: 'd' }) })).toEqual([undefined, text]);
    expect(taken({ patientInstruction: 'Chew it' })).toEqual([undefined, 'Chew it']);
    const additionalInstruction = [{ text: 'With food' }, {}, { text: 'Do not drive' }];
    expect(taken({ text, patientInstruction: text, additionalInstruction })).toEqual([
      undefined,
      `${text}. Do not drive`,
    ]);
  });

  it('have the most and the length that they do not say themselves', () => {
    const course = {
      timing: { repeat: { count: 20, boundsDuration: { value: 10, code: 'd' } } },
      maxDosePerPeriod: { numerator: { value: 8, unit: 'Tablet' }, denominator: { value: 24, code: 'h' } },
      maxDosePerAdministration: { value: 2, unit: 'tablet' },
    };
    expect(taken({ ...course, text: 'Twice a day', additionalInstruction: [{ text: 'With food' }] })).toEqual([
      undefined,
      'Twice a day. × 10 d. ≤ 8 Tablet / 24 h. ≤ 2 tablet / 1 ×. With food',
    ]);
    const whole = 'Up to 2 tablets twice a day for 10 days, no more than 8 tablets in 24 hours';
    expect(taken({ ...course, text: whole })).toEqual([undefined, whole]);
    const weeks = { timing: { repeat: { boundsDuration: { value: 2, code: 'wk' } } }, text: 'For 2 weeks' };
    expect(taken(weeks)).toEqual([undefined, 'For 2 weeks']);
    expect(taken({ ...course, text: '8 tablets, 2 tablets, 10 days' })).toEqual([
      undefined,
      '8 tablets, 2 tablets, 10 days. ≤ 8 Tablet / 24 h',
    ]);
    const range = { low: { value: 7, code: 'd' }, high: { value: 10, code: 'd' } };
    const ranged = { timing: { repeat: { boundsRange: range } } };
    expect(taken({ ...ranged, text: 'For 7 to 10 days' })).toEqual([undefined, 'For 7 to 10 days. × 7 d – 10 d']);
    expect(taken({ ...ranged, text: 'For 7 days to 10 days' })).toEqual([undefined, 'For 7 days to 10 days']);
  });
});

describe('a course of several steps', () => {
  const daily = repeat({ frequency: 1, period: 1, periodUnit: 'd' });

  it('says nothing of a step that says nothing', () => {
    expect(taken(daily, {}, { text: 'at night' })).toEqual([undefined, '1 × / 1 d; at night']);
  });

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
