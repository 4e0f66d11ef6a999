import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const sodium: Fields = {
  ...{ resourceType: 'Observation', id: 'na', status: 'final', subject: { reference: 'Patient/p' } },
  ...{ category: [{ coding: [{ code: 'laboratory' }] }], code: { text: 'Sodium' } },
};
const linesOf = (fields: Fields) => {
  const { records, refusals } = readRecords(fhirInput({ ...sodium, ...fields }));
  const [record] = records;
  return record?.type === 'lab' ? record.lab.results : refusals.map(({ reason, detail }) => [reason, detail]);
};
const valueOf = (fields: Fields) => {
  const [line] = linesOf(fields);
  return line !== undefined && 'value' in line ? line.value : undefined;
};
const text = (words: string) => ({ kind: 'text', text: words });
const noValue = [['unreadable', 'Observation has no value that can be read']];

describe('the value of a result', () => {
  it.each([
    [{ valueQuantity: { value: 140, unit: 'mmol/L', code: 'x' } }, { kind: 'quantity', value: '140', unit: 'mmol/L' }],
    [{ valueQuantity: { value: 140, code: 'mmol/L' } }, { kind: 'quantity', value: '140', unit: 'mmol/L' }],
    ...['<', '<=', '>', '>='].map(
      (comparator) =>
        [{ valueQuantity: { value: 5, comparator } }, { kind: 'quantity', value: '5', comparator }] as const,
    ),
    [{ valueQuantity: { value: 5, comparator: 'ad' } }, { kind: 'quantity', value: '5' }],
    [{ valueInteger: 3 }, { kind: 'quantity', value: '3' }],
    [{ valueCodeableConcept: { text: 'Positive' }, valueString: 'x' }, text('Positive')],
    [{ valueString: 'clear', valueBoolean: true }, text('clear')],
    [{ valueBoolean: true }, text('true')],
    [{ valueBoolean: false }, text('false')],
    [{ valueRange: { low: { value: 1 }, high: { value: 2 } } }, text('1 – 2')],
    [{ valueRatio: { numerator: { value: 1 }, denominator: { value: 128 } } }, text('1 : 128')],
    [{ valueTime: '08:30:00' }, text('08:30:00')],
    [{ valueDateTime: '2024-05' }, text('2024-05')],
    [{ valuePeriod: { start: '2024-05-01', end: '2024-05-02' } }, text('2024-05-01 – 2024-05-02')],
    [{ valuePeriod: { start: '2024-05-01' } }, text('2024-05-01 – …')],
    [{ valuePeriod: { end: '2024-05-02' } }, text('… – 2024-05-02')],
  ])('of %j is %j', (fields, value) => {
    expect(valueOf(fields)).toStrictEqual(value);
  });

  it.each([
    { valueBoolean: 'yes' },
    { valueRatio: { numerator: { value: 1 } } },
    { valueRatio: { denominator: { value: 1 } } },
    { valueQuantity: { unit: 'mmol/L' } },
    { valueInteger: 'three' },
    { valuePeriod: 'May' },
    {},
  ])('of %j is none', (fields) => {
    expect(linesOf(fields)).toEqual(noValue);
  });
});

describe('a result without a value', () => {
  it.each(['registered', 'preliminary'])('is pending while it is %s', (status) => {
    expect(valueOf({ status })).toEqual({ kind: 'pending' });
    expect(valueOf({ status, valueString: 'clear' })).toEqual(text('clear'));
  });

  it.each(['final', 'amended', 'corrected', 'dreamt', undefined])('is none where it is %s', (status) => {
    expect(linesOf({ status })).toEqual(noValue);
  });

  it('says why in the words of the source, in order', () => {
    const [dataAbsentReason, interpretation] = [{ text: 'Not performed' }, [{ text: 'Unclear' }]];
    const note = [{ text: 'Clotted' }];
    expect(valueOf({ dataAbsentReason, interpretation, note })).toEqual(text('Not performed'));
    expect(valueOf({ interpretation, note, status: 'cancelled' })).toEqual(text('Unclear'));
    expect(valueOf({ note, status: 'cancelled' })).toEqual(text('Clotted'));
    expect(valueOf({ status: 'cancelled' })).toEqual(text('cancelled'));
  });
});

describe('the lines of a result', () => {
  const part = (name: string, more: Fields = { valueString: name }): Fields => ({ code: { text: name }, ...more });

  it('are its own and those of its parts', () => {
    expect(linesOf({ valueString: 'x', component: [part('A'), part('B')] })).toMatchObject([
      { name: 'Sodium', value: text('x') },
      { name: 'A', code: 'A' },
      { name: 'B' },
    ]);
    expect(linesOf({ component: [part('A')] })).toMatchObject([{ name: 'A' }]);
  });

  it('are refused where a part has no value or no name', () => {
    expect(linesOf({ component: [part('A'), part('B', {})] })).toEqual(noValue);
    expect(linesOf({ valueString: 'x', component: [{ valueString: 'y' }] })).toEqual([
      ['unreadable', 'Observation.code is missing'],
    ]);
  });

  it('have a code where they have one, else their words', () => {
    const of = (code: Fields) => linesOf({ code, valueString: 'x' });
    expect(of({ coding: [{ system: 'http://loinc.org', code: '2951-2' }], text: 'Sodium' })).toMatchObject([
      { code: '2951-2', name: 'Sodium' },
    ]);
    expect(of({ coding: [{ system: 'urn:own', code: 'NA' }] })).toMatchObject([{ code: 'urn:own|NA', name: 'NA' }]);
  });

  it('have nothing that is not said', () => {
    expect(linesOf({ valueString: 'x' }).map((line) => Object.keys(line))).toEqual([['code', 'name', 'value']]);
  });
});

describe('the range of a result', () => {
  const rangeOf = (...referenceRange: readonly Fields[]) => {
    const [line] = linesOf({ valueString: 'x', referenceRange });
    return line !== undefined && 'name' in line ? line.reference : undefined;
  };
  const range = (low: number, type?: string): Fields => ({
    low: { value: low, unit: 'mmol/L' },
    ...(type && { type: { coding: [{ code: 'x' }, { code: type }] } }),
  });

  it('is the normal one, else one of no kind, and never one of another kind', () => {
    expect(rangeOf(range(1), range(2, 'treatment'), range(3, 'normal'))).toEqual({ low: '3' });
    expect(rangeOf(range(2, 'treatment'), range(1), range(4))).toEqual({ low: '1' });
    expect(rangeOf(range(2, 'treatment'))).toBeUndefined();
  });

  it('has the ends and the words that are said', () => {
    expect(rangeOf({ low: { value: 1 }, high: { value: 2 }, text: 'adults' })).toStrictEqual({
      ...{ low: '1', high: '2', text: 'adults' },
    });
    expect(rangeOf({ high: { value: 2 } })).toStrictEqual({ high: '2' });
    expect(rangeOf({ low: { value: 1 } })).toStrictEqual({ low: '1' });
    expect(rangeOf({ text: 'negative' })).toStrictEqual({ text: 'negative' });
    expect(rangeOf({ appliesTo: [{ text: 'adults' }] })).toBeUndefined();
  });
});
