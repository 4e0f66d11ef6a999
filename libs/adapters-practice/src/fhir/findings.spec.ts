import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const subject = { reference: 'Patient/p' };
const read = (...resources: readonly Fields[]) => {
  const { records, refusals } = readRecords(fhirInput(bundleOf(...resources)));
  return {
    items: records.flatMap((each) => (each.type === 'item' ? [each] : [])),
    refusals: refusals.map(({ reason, detail }) => [reason, detail]),
  };
};
const loinc = (code: string, text: string) => ({ coding: [{ code: 'x' }, { system: 'http://loinc.org', code }], text });
const snomed = (code: string, text?: string) => ({
  coding: [{ code: 'x' }, { system: 'http://snomed.info/sct', code }],
  text,
});
const finding = (fields: Fields, category = 'exam'): Fields => ({
  ...{ resourceType: 'Observation', id: 'o', status: 'final', subject, code: { text: 'Gait' } },
  category: [{ coding: [{ code: 'other' }, { code: category }] }],
  ...fields,
});
const itemOf = (fields: Fields, category?: string) => {
  const [record] = read(finding(fields, category)).items;
  const { id: _id, ...item } = record?.item ?? { id: '' };
  return item;
};
const text = (words: string) => ({ kind: 'text', text: words });

describe('the section of a finding', () => {
  it.each([
    ['social-history', 'socialHistory'],
    ['functional-status', 'healthStatus'],
    ['disability-status', 'healthStatus'],
    ['cognitive-status', 'healthStatus'],
    ['sdoh', 'healthStatus'],
    ['survey', 'healthStatus'],
    ['imaging', 'clinicalTests'],
    ['procedure', 'clinicalTests'],
    ['exam', 'clinicalTests'],
    ['therapy', 'clinicalTests'],
    ['activity', 'clinicalTests'],
    ['observation-adi-documentation', 'advanceDirectives'],
  ])('of the category %s is %s', (category, section) => {
    expect(read(finding({ valueString: 'x' }, category)).items).toMatchObject([{ section }]);
  });

  it('is the first that decides', () => {
    const both = (...codes: readonly string[]) =>
      read(finding({ valueString: 'x', category: codes.map((code) => ({ coding: [{ code }] })) })).items[0]?.section;
    expect(both('exam', 'survey')).toBe('healthStatus');
    expect(both('survey', 'social-history')).toBe('socialHistory');
    expect(both('social-history', 'observation-adi-documentation')).toBe('advanceDirectives');
  });
});

describe('a finding', () => {
  it('has its code, its answer with its code, and its days', () => {
    const said = {
      ...{ code: loinc('11454-5', 'Gait'), valueCodeableConcept: snomed('1', 'Steady') },
      effectivePeriod: { start: '2024-05-01', end: '2024-05-02' },
    };
    expect(itemOf(said)).toEqual({
      ...{ name: 'Gait', code: { system: 'http://loinc.org', code: '11454-5' }, value: text('Steady') },
      ...{ valueCode: { system: 'http://snomed.info/sct', code: '1' }, date: '2024-05-01', ended: '2024-05-02' },
      ...{ status: 'final', details: [] },
    });
    expect(Object.keys(itemOf({ valueString: 'x' }))).toEqual(['name', 'value', 'status', 'details']);
    for (const [status, shown] of Object.entries({
      preliminary: 'preliminary',
      amended: 'corrected',
      corrected: 'corrected',
    }))
      expect(itemOf({ status, valueString: 'x' })).toMatchObject({ status: shown });
  });

  it.each([
    [{ effectiveDateTime: '2024-05', effectivePeriod: { start: '2024-05-01' } }, '2024-05'],
    [{ effectivePeriod: { end: '2024-05-02' }, effectiveInstant: '2024-05-03T09:00:00Z' }, '2024-05-02'],
    [{ effectiveInstant: '2024-05-03T09:00:00Z' }, '2024-05-03T09:00:00Z'],
  ])('of %j is of %s', (dates, date) => {
    expect(itemOf({ valueString: 'x', ...dates })).toMatchObject({ date });
  });

  it('has the parts that answer something, with their codes', () => {
    const component = [
      { code: loinc('1-8', 'Sleep'), valueCodeableConcept: snomed('2', 'Well') },
      { code: { text: 'Pain' }, valueQuantity: { value: 3, unit: 'points', comparator: '<' } },
      { code: { text: 'Mood' } },
      { valueString: 'x' },
    ];
    const item = itemOf({ component });
    expect(item).toEqual({
      name: 'Gait',
      components: [
        {
          ...{ name: 'Sleep', value: text('Well'), code: { system: 'http://loinc.org', code: '1-8' } },
          valueCode: { system: 'http://snomed.info/sct', code: '2' },
        },
        { name: 'Pain', value: { kind: 'quantity', value: '3', unit: 'points', comparator: '<' } },
      ],
      ...{
        status: 'final',
        details: [
          { kind: 'part', text: 'Sleep: Well' },
          { kind: 'part', text: 'Pain: <3 points' },
        ],
      },
    });
    expect('components' in item && item.components?.map((each) => Object.keys(each))[1]).toEqual(['name', 'value']);
    const silent = itemOf({ component: component.slice(2) });
    expect(silent).toEqual({ name: 'Gait', status: 'final', details: [] });
    expect(silent).not.toHaveProperty('components');
    expect(itemOf({ component: [{ code: { text: 'Steps' }, valueInteger: 9 }] })).toMatchObject({
      components: [{ name: 'Steps', value: { value: '9' } }],
    });
    expect(itemOf({ component, valueString: 'x' })).toMatchObject({ value: text('x') });
  });

  it('without a value is not known, and a panel without one stands for nothing', () => {
    expect(itemOf({})).toMatchObject({ value: { kind: 'unknown' } });
    const hasMember = [{ reference: 'Observation/m' }];
    expect(read(finding({ hasMember })).refusals).toEqual([
      ['not-kept', 'a panel, whose members stand for themselves'],
    ]);
    expect(itemOf({ hasMember, valueString: 'x' })).toMatchObject({ value: text('x') });
    expect(itemOf({ hasMember, component: [{ code: { text: 'Pain' }, valueString: 'y' }] })).not.toHaveProperty(
      'value',
    );
  });

  it.each([
    ['UNK', 'unknown'],
    ['ASKU', 'asked but unknown'],
    ['NASK', 'not asked'],
    ['OTH', 'other'],
    ['MSK', 'MSK'],
  ])('says in words why there is no value: %s', (code, words) => {
    for (const system of ['http://terminology.hl7.org/CodeSystem/v3-NullFlavor', 'urn:oid:2.16.840.1.113883.5.1008'])
      expect(itemOf({ valueCodeableConcept: { coding: [{ system, code }] } })).toMatchObject({ value: text(words) });
    for (const system of ['urn:own', 'urn:v3-NullFlavor/x', undefined])
      expect(itemOf({ valueCodeableConcept: { coding: [{ system, code }] } })).toMatchObject({ value: text(code) });
    const system = 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor';
    expect(itemOf({ valueCodeableConcept: { coding: [{ system, code, display: 'Own' }] } })).toMatchObject({
      value: text('Own'),
    });
  });
});

describe('answers to a questionnaire', () => {
  const response = (fields: Fields): Fields => ({
    ...{
      resourceType: 'QuestionnaireResponse',
      id: 'q',
      status: 'completed',
      subject,
      questionnaire: 'http://x.example/q/mood',
    },
    item: [{ linkId: '1', text: 'Well?', answer: [{ valueString: 'Yes' }] }],
    ...fields,
  });
  const answersOf = (...answer: readonly Fields[]) => {
    const [record] = read(response({ item: [{ linkId: '1', text: 'Q', answer }] })).items;
    return record?.item.components?.map(({ value, valueCode }) => [
      value,
      ...(valueCode === undefined ? [] : [valueCode]),
    ]);
  };

  it('are of every kind in words or as a number, and a file is none', () => {
    expect(
      answersOf(
        ...[
          { valueDecimal: 1.5 },
          { valueInteger: 2 },
          { valueQuantity: { value: 3, unit: 'kg' } },
          { valueString: 'Yes' },
        ],
        ...[
          { valueDate: '2024-05' },
          { valueDateTime: '2024-05-06T09:00:00Z' },
          { valueTime: '09:00' },
          { valueUri: 'urn:x' },
        ],
        ...[{ valueBoolean: true }, { valueBoolean: 'x' }, { valueAttachment: { title: 'x' } }],
        ...[
          { valueCoding: { system: 'urn:s', code: 'c', display: 'C' } },
          { valueCoding: { code: 'd' } },
          { valueCoding: { display: 'E' } },
        ],
      ),
    ).toEqual([
      ...[[{ kind: 'quantity', value: '1.5' }], [{ kind: 'quantity', value: '2' }], [text('3 kg')], [text('Yes')]],
      ...[[text('2024-05')], [text('2024-05-06T09:00:00Z')], [text('09:00')], [text('urn:x')], [text('true')]],
      ...[[text('C'), { system: 'urn:s', code: 'c' }], [text('d'), { code: 'd' }], [text('E')]],
    ]);
  });

  it('are to questions that have words, at any depth', () => {
    const inner = { text: 'Inner', answer: [{ valueString: 'b' }] };
    const item = [
      { text: 'Outer', answer: [{ valueString: 'a', item: [inner] }], item: [{ ...inner, text: 'Below' }] },
      { answer: [{ valueString: 'c' }] },
    ];
    expect(read(response({ item })).items[0]?.item.details).toEqual([
      ...['Outer: a', 'Inner: b', 'Below: b'].map((each) => ({ kind: 'part', text: each })),
    ]);
    expect(read(response({ item: item.slice(1) })).refusals).toEqual([
      ['not-kept', 'a questionnaire without an answer'],
    ]);
  });

  it('are called by the title of the questionnaire that is meant, else by the end of its address', () => {
    const nameOf = (fields: Fields) => read(response(fields)).items[0]?.item.name;
    const url = 'http://hl7.org/fhir/StructureDefinition/display';
    const titled = (...extension: readonly Fields[]) => ({ _questionnaire: { extension } });
    expect(nameOf(titled({ url: 'x', valueString: 'No' }, { url, valueString: 'Mood' }))).toBe('Mood');
    expect(nameOf(titled({ url: 'x', valueString: 'No' }))).toBe('mood');
    const contained = [
      { resourceType: 'Questionnaire', id: 'a', title: 'Other' },
      { resourceType: 'Questionnaire', id: 'b', title: 'Mood test' },
    ];
    expect(nameOf({ contained, questionnaire: '#b' })).toBe('Mood test');
    expect(nameOf({ contained })).toBe('mood');
    expect(nameOf({ questionnaire: 'http://x.example/q/mood|1.0' })).toBe('mood');
    expect(nameOf({ questionnaire: 'http://x.example/q/mood#' })).toBe('mood#');
    for (const questionnaire of ['#c', 'http://x.example/q/', undefined])
      expect(read(response({ questionnaire })).refusals).toEqual([
        ['unreadable', 'QuestionnaireResponse names no questionnaire'],
      ]);
  });

  it('are not told where observations beside them tell them', () => {
    const derived = finding({ valueString: 'x', derivedFrom: [{ reference: 'QuestionnaireResponse/q' }] });
    expect(read(response({}), derived).refusals).toEqual([['not-kept', 'answers that observations beside them tell']]);
    expect(read(response({ authored: '2024-05' })).items).toMatchObject([
      { item: { date: '2024-05', status: 'final' } },
    ]);
  });
});
