import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { partOf, sourceIdOf } from '../records/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });
const forecast = (...codes: readonly string[]) => ({ forecastStatus: { coding: codes.map((code) => ({ code })) } });
const tetanus = {
  coding: [
    { system: 'http://snomed.info/sct', code: '871826000', display: 'Td' },
    { system: 'http://hl7.org/fhir/sid/cvx', code: '139', display: 'Td (adult)' },
  ],
};
const said = (recommendation: object, more: object = {}) =>
  readRecords(
    fhirInput(
      bundleOf(
        { resourceType: 'Organization', id: 'registry', name: 'Arizona State Immunization Registry' },
        {
          resourceType: 'ImmunizationRecommendation',
          id: 'r',
          patient: { reference: 'Patient/p' },
          date: '2019-02-09',
          authority: { reference: 'Organization/registry' },
          recommendation: [recommendation],
          ...more,
        },
      ),
    ),
  );
const itemsIn = (recommendation: object, more: object = {}) =>
  said(recommendation, more).records.flatMap((each) => (each.type === 'item' ? [each] : []));
const statusOf = (recommendation: object) => itemsIn({ vaccineCode: [tetanus], ...recommendation })[0]?.item.status;

describe('a recommendation of an immunization', () => {
  it('is told with its dates, its day and who says so, as of long ago too', () => {
    expect(
      itemsIn({
        vaccineCode: [tetanus, { text: 'Tdap' }],
        targetDisease: { text: 'Tetanus' },
        contraindicatedVaccineCode: [{ text: 'DTP' }],
        ...forecast('due'),
        forecastReason: [{ text: 'Ten years since the last dose' }],
        dateCriterion: [
          { code: loinc('30981-5'), value: '2019-03-01' },
          { code: loinc('30980-7'), value: '2019-04' },
          { code: loinc('59778-1'), value: '2019-12-28' },
          { code: loinc('59777-3'), value: '2030' },
        ],
        series: 'Adult Td',
        doseNumberPositiveInt: 2,
        seriesDosesString: 'every ten years',
      }),
    ).toMatchObject([
      {
        section: 'immunizationRecommendations',
        item: {
          name: 'Td',
          code: { system: 'http://hl7.org/fhir/sid/cvx', code: '139' },
          date: '2019-02-09',
          due: '2019-04',
          status: 'due',
          details: [
            { kind: 'earliest', text: '2019-03-01' },
            { kind: 'overdue-from', text: '2019-12-28' },
            { kind: 'latest', text: '2030' },
            { kind: 'disease', text: 'Tetanus' },
            { kind: 'other-vaccine', text: 'Tdap' },
            { kind: 'not-to-give', text: 'DTP' },
            { kind: 'dose', text: '2' },
            { kind: 'doses', text: 'every ten years' },
            { kind: 'series', text: 'Adult Td' },
            { kind: 'reason', text: 'Ten years since the last dose' },
            { kind: 'authority', text: 'Arizona State Immunization Registry' },
          ],
        },
      },
    ]);
  });

  it('has the status that its source says, and none is worked out of its dates', () => {
    expect(statusOf(forecast('due'))).toBe('due');
    expect(statusOf(forecast('overdue'))).toBe('overdue');
    expect(statusOf(forecast('immune'))).toBe('immune');
    expect(statusOf(forecast('contraindicated'))).toBe('contraindicated');
    expect(statusOf(forecast('complete'))).toBe('completed');
    // All its dates have gone by, and nobody says that it is overdue.
    expect(statusOf({ ...forecast('due'), dateCriterion: [{ code: loinc('59778-1'), value: '2000' }] })).toBe('due');
    expect(statusOf({ dateCriterion: [{ code: loinc('30980-7'), value: '2000' }] })).toBe('unknown');
    for (const odd of ['dreamt', 'constructor']) expect(statusOf(forecast(odd))).toBe('unknown');
  });

  it('in words of its own keeps the words, with a status that is not noted', () => {
    expect(itemsIn({ targetDisease: { text: 'Hib' }, forecastStatus: { text: 'Not Complete' } })).toMatchObject([
      {
        item: {
          name: 'Hib',
          value: { kind: 'text', text: 'Not Complete' },
          status: 'unknown',
          details: [{ kind: 'disease', text: 'Hib' }, { kind: 'authority' }],
        },
      },
    ]);
  });

  it('that contradicts itself is of unknown status, and of two dates for one thing neither is told', () => {
    expect(statusOf(forecast('due', 'immune'))).toBe('unknown');
    const dated = (...dates: readonly (readonly [string, string])[]) => ({
      ...forecast('overdue'),
      dateCriterion: dates.map(([code, value]) => ({ code: loinc(code), value })),
    });
    // Overdue on February 9, from a day after it.
    expect(statusOf(dated(['59778-1', '2019-02-10']))).toBe('unknown');
    expect(statusOf(dated(['59778-1', '2019-02-09']))).toBe('overdue');
    expect(statusOf(dated(['59778-1', '2019']))).toBe('overdue');
    // Due before it may be given, or after it may be given no more.
    expect(statusOf(dated(['30981-5', '2019-01-02'], ['30980-7', '2019-01-01']))).toBe('unknown');
    expect(statusOf(dated(['30980-7', '2019-01-02'], ['59777-3', '2019-01-01']))).toBe('unknown');
    expect(statusOf(dated(['30981-5', '2019-01-01'], ['30980-7', '2019-01-01']))).toBe('overdue');
    const [twice] = itemsIn({ vaccineCode: [tetanus], ...dated(['30980-7', '2019-01-01'], ['30980-7', '2019-01-02']) });
    expect(twice?.item.status).toBe('unknown');
    expect(twice?.item.due).toBeUndefined();
  });

  it('is told from others of its forecast by vaccine and dose, in whatever order a later version has them', () => {
    const of = (text: string, dose: number) => ({
      vaccineCode: [{ coding: [{ code: text, display: text }] }],
      doseNumberPositiveInt: dose,
    });
    const ids = (...recommendation: readonly object[]) =>
      Object.fromEntries(
        itemsIn({}, { recommendation }).map(({ id, item }) => [
          `${item.name} ${item.details.find(({ kind }) => kind === 'dose')?.text}`,
          id,
        ]),
      );
    const before = ids(of('Td', 1), of('Td', 2), of('HepB', 1));
    expect(new Set(Object.values(before)).size).toBe(3);
    expect(ids(of('HepB', 1), of('Td', 2), of('Td', 1))).toEqual(before);
  });

  it('has an id by what it is about and its dose, and those that are the same are counted, none as another', () => {
    const whole = sourceIdOf('export', 'ImmunizationRecommendation/r');
    const td = { vaccineCode: [{ coding: [{ code: '139', display: 'Td' }] }] };
    const hib = { targetDisease: { coding: [{ code: '91428005', display: 'Hib' }] }, doseNumberString: 'last' };
    const recommendation = [td, { ...td, doseNumberPositiveInt: 2 }, td, hib, td, { vaccineCode: [{ text: 'Tdap' }] }];
    expect(itemsIn({}, { recommendation }).map(({ id }) => id)).toEqual(
      ['139', '139 2', '139 1', '91428005 last', '139 3', ''].map((part) => partOf(whole, `recommendation ${part}`)),
    );
  });

  it('has no words where its code is known, and no date that is none or is about nothing that is known', () => {
    const told = (recommendation: object) => itemsIn({ vaccineCode: [tetanus], ...recommendation })[0]?.item;
    expect(told({ forecastStatus: { text: 'Due now', coding: [{ code: 'due' }] } })).not.toHaveProperty('value');
    expect(Object.keys(told({}) ?? {})).not.toContain('value');
    const dateCriterion = [
      { code: loinc('30980-7'), value: 'soon' },
      { code: loinc('99999-9'), value: '2019-05' },
      { code: { coding: [{ code: 'x' }, { code: 'recommended' }] }, value: '2019-06' },
    ];
    expect(told({ ...forecast('due'), dateCriterion })).toMatchObject({ due: '2019-06', status: 'due' });
    expect(told({ ...forecast('due'), dateCriterion: dateCriterion.slice(0, 2) })?.status).toBe('due');
  });

  it('compares dates as far as both are written', () => {
    const dated = (earliest: string, due: string) =>
      statusOf({
        ...forecast('due'),
        dateCriterion: [
          { code: loinc('30981-5'), value: earliest },
          { code: loinc('30980-7'), value: due },
        ],
      });
    expect(dated('2019-05-06', '2019-05')).toBe('due');
    expect(dated('2019-05', '2019-05-06')).toBe('due');
    expect(dated('2019-05-06', '2019-04')).toBe('unknown');
    expect(dated('2019-05', '2019-04-30')).toBe('unknown');
    expect(dated('2019-05-06T09:00:00Z', '2019-05-06T08:00:00Z')).toBe('due');
  });

  it('that names nothing, or recommends nothing, is refused by name', () => {
    expect(said({}).refusals).toMatchObject([{ reason: 'unreadable' }]);
    expect(said({}, { recommendation: [] }).refusals).toMatchObject([{ reason: 'not-kept' }]);
  });
});
