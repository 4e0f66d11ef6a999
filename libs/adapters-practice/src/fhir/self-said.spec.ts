import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { partOf, sourceIdOf } from '../records/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const us = 'http://hl7.org/fhir/us/core/StructureDefinition';
const terms = 'http://terminology.hl7.org/CodeSystem';
const snomed = 'http://snomed.info/sct';
const loinc = 'http://loinc.org';
const ana = (...extension: readonly Fields[]) => ({
  resourceType: 'Patient',
  id: 'p',
  name: [{ text: 'Ana' }],
  extension,
});

/** Read on November 24, 2026. */
const entriesIn = (...resources: readonly Fields[]) =>
  readRecords(fhirInput(bundleOf(...resources))).records.flatMap((each) =>
    each.type === 'item' && each.section === 'socialHistory' ? [each] : [],
  );
const said = (...extension: readonly Fields[]) =>
  entriesIn(ana(...extension)).map(({ item: { id: _id, ...item } }) => item);
const sex = (valueCode?: string) => ({ url: `${us}/us-core-sex`, valueCode });
const birthSex = (more: Fields) => ({ url: `${us}/us-core-birthsex`, ...more });
const entry = (name: string, code: string, value: Fields, valueCode?: Fields) => ({
  ...{ name, code: { system: loinc, code }, value, status: 'final', details: [] },
  ...(valueCode && { valueCode }),
});
const text = (words: string) => ({ kind: 'text', text: words });

describe('what an extension says of a person', () => {
  it.each([
    ['248152002', 'Female', snomed],
    ['248153007', 'Male', snomed],
    ['unknown', 'Unknown', `${terms}/data-absent-reason`],
    ['asked-declined', 'Asked But Declined', `${terms}/data-absent-reason`],
  ])('is the sex %s: %s', (code, words, system) => {
    expect(said(sex(code))).toEqual([entry('Sex', '46098-0', text(words), { system, code })]);
  });

  it.each([
    ['F', 'Female', 'v3-AdministrativeGender'],
    ['M', 'Male', 'v3-AdministrativeGender'],
    ['UNK', 'unknown', 'v3-NullFlavor'],
    ['ASKU', 'asked but unknown', 'v3-NullFlavor'],
    ['OTH', 'other', 'v3-NullFlavor'],
  ])('is the sex assigned at birth %s: %s', (code, words, system) => {
    expect(said(birthSex({ valueCode: code }))).toEqual([
      entry('Sex assigned at birth', '76689-9', text(words), { system: `${terms}/${system}`, code }),
    ]);
  });

  it('is a code as it is, where the standard does not know it, and a coding as it is sent', () => {
    expect(said(birthSex({ valueCode: 'constructor' }))).toEqual([
      entry('Sex assigned at birth', '76689-9', text('constructor'), { code: 'constructor' }),
    ]);
    const valueCoding = { system: 'urn:own', code: 'x', display: 'Own words' };
    expect(said(birthSex({ valueCoding, valueCode: 'F' }))).toEqual([
      entry('Sex assigned at birth', '76689-9', text('Own words'), { system: 'urn:own', code: 'x' }),
    ]);
    expect(said(sex())).toEqual([entry('Sex', '46098-0', { kind: 'unknown' })]);
  });

  it('is a gender identity, a tribe and pronouns, in this order', () => {
    const concept = (code: string, words: string) => ({ coding: [{ system: snomed, code }], text: words });
    const pronouns = 'http://hl7.org/fhir/StructureDefinition/individual-pronouns';
    const inner = (url: string, words: string) => ({ url, valueCodeableConcept: concept('1', words) });
    const valueCode = { system: snomed, code: '1' };
    expect(
      said(
        {
          url: `${us}/us-core-tribal-affiliation`,
          extension: [inner('tribalAffiliation', 'Hopi'), inner('isEnrolled', 'x')],
        },
        { url: `${us}/us-core-genderIdentity`, valueCodeableConcept: concept('1', 'Female') },
        { url: `${us}/us-core-genderIdentity` },
        { url: pronouns, extension: [inner('value', 'she/her'), inner('comment', 'x')] },
      ),
    ).toEqual([
      entry('Personal pronouns', '90778-2', text('she/her'), valueCode),
      entry('Gender identity', '76691-5', text('Female'), valueCode),
      entry('Gender identity', '76691-5', { kind: 'unknown' }),
      entry('Tribal affiliation', '95370-3', text('Hopi'), valueCode),
    ]);
  });

  it('is pronouns while they hold', () => {
    const during = (...periods: readonly Fields[]) =>
      said({
        url: 'http://hl7.org/fhir/StructureDefinition/individual-pronouns',
        extension: [
          { url: 'value', valueCodeableConcept: { text: 'they/them' } },
          ...periods.map((valuePeriod) => ({ url: 'period', valuePeriod })),
        ],
      }).length;
    expect(during()).toBe(1);
    expect(during({ start: '2020' })).toBe(1);
    expect(during({ start: '2020', end: '2126' })).toBe(1);
    expect(during({ start: '2020', end: '2024-05' })).toBe(0);
    expect(during({ start: '2126' })).toBe(0);
    expect(during({ start: '2020' }, { end: '2024' })).toBe(0);
  });

  it('is nothing of another extension, and no entry of another kind', () => {
    expect(
      said(
        {
          url: 'urn:other',
          extension: ['value', 'period', 'tribalAffiliation'].map((url) => ({
            url,
            valueCodeableConcept: { text: 'x' },
          })),
        },
        { url: `${us}/us-core-sex/more`, valueCode: 'x' },
        { url: 'us-core-sex', valueCode: 'x' },
        { valueCode: 'x' },
      ),
    ).toEqual([]);
  });

  it('is an entry with an id of its own, of the patient and their resource', () => {
    const [one, other, third] = entriesIn(ana(birthSex({ valueCode: 'F' }), sex('248152002'), sex('248152002')));
    expect(one).toMatchObject({ id: one?.item.id, sources: ['entry[1] Patient/p'] });
    expect(new Set([one?.id, other?.id, third?.id]).size).toBe(3);
    // The same for good, as rows are kept under it.
    expect(one?.id).toBe(partOf(sourceIdOf('export', 'Patient/p'), 'Sex 1'));
    expect(entriesIn(ana(birthSex({ valueCode: 'F' }), sex('248152002')))[0]?.id).toBe(one?.id);
    const { records } = readRecords(fhirInput(ana(sex('248152002'))));
    expect(records).toMatchObject([{ type: 'patient' }, { type: 'item', patient: records[0]?.id }]);
  });
});

describe('what an observation says too', () => {
  const observed = (fields: Fields = {}): Fields => ({
    ...{ resourceType: 'Observation', id: 'o', status: 'final', subject: { reference: 'Patient/p' } },
    category: [{ coding: [{ code: 'social-history' }] }],
    code: { coding: [{ system: loinc, code: '46098-0', display: 'Sex' }] },
    valueCodeableConcept: { coding: [{ system: snomed, code: '248152002', display: 'Female' }] },
    effectiveDateTime: '2024-05-06',
    ...fields,
  });
  const dates = (...resources: readonly Fields[]) =>
    entriesIn(ana(sex('248152002')), ...resources).map(({ item }) => item.date ?? 'none');

  it('is told once, with its date', () => {
    expect(dates(observed())).toEqual(['2024-05-06']);
  });

  it('is told once, also where somebody recorded the person', () => {
    const recorded = {
      ...{ resourceType: 'Provenance', id: 'v', target: [{ reference: 'Patient/p' }] },
      agent: [{ type: { coding: [{ code: 'author' }] }, who: { display: 'Dr. Li' } }],
    };
    expect(dates(observed(), recorded)).toEqual(['2024-05-06']);
  });

  it('leaves the person and what else is known', () => {
    const asthma = {
      resourceType: 'Condition',
      id: 'c',
      code: { text: 'Asthma' },
      subject: { reference: 'Patient/p' },
    };
    const { records } = readRecords(fhirInput(bundleOf(ana(sex('248152002')), asthma, observed())));
    expect(records.map(({ type }) => type)).toEqual(['patient', 'condition', 'item']);
  });

  it('is told twice where it is not the same', () => {
    const male = { coding: [{ system: snomed, code: '248153007' }] };
    expect(dates(observed({ valueCodeableConcept: male }))).toEqual(['none', '2024-05-06']);
    expect(dates(observed({ code: { text: 'Sex' } }))).toEqual(['none', '2024-05-06']);
    expect(dates(observed({ subject: { reference: 'Patient/q' } }))).toEqual(['none', '2024-05-06']);
    expect(dates(observed({ category: [{ coding: [{ code: 'survey' }] }] }))).toEqual(['none']);
  });

  it('is told once by its words, where it has no code', () => {
    const identity = { url: `${us}/us-core-genderIdentity`, valueCodeableConcept: { text: 'Female' } };
    const code = { coding: [{ system: loinc, code: '76691-5', display: 'Gender identity' }] };
    const inWords = (words: string) => observed({ code, valueCodeableConcept: { text: words } });
    expect(entriesIn(ana(identity), inWords('Female'))).toHaveLength(1);
    expect(entriesIn(ana(identity), inWords('Male'))).toHaveLength(2);
  });
});
