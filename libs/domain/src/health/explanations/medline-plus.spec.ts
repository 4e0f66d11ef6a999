import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chartSections, unknownChart } from '../chart-entry-order.ts';
import type { Chart, ChartSection } from '../patient-chart.ts';
import { charts, codings } from '../testing/index.ts';
import { entryTopics, medlinePlusAddress } from './medline-plus.ts';

// As the documentation of MedlinePlus Connect (Web application) writes its requests.
const base = 'https://connect.medlineplus.gov/application?mainSearchCriteria.v.c=';

describe('the address at which MedlinePlus explains an entry', () => {
  it.each<[string, ChartSection, string, readonly string[], string]>([
    [
      'SNOMED CT of a condition',
      'conditions',
      '44054006',
      ['http://snomed.info/sct', 'urn:oid:2.16.840.1.113883.6.96'],
      '2.16.840.1.113883.6.96',
    ],
    [
      'ICD-10-CM',
      'conditions',
      'E11.9',
      ['http://hl7.org/fhir/sid/icd-10-cm', 'urn:oid:2.16.840.1.113883.6.90'],
      '2.16.840.1.113883.6.90',
    ],
    [
      'ICD-9-CM',
      'conditions',
      '250.33',
      ['http://hl7.org/fhir/sid/icd-9-cm', 'urn:oid:2.16.840.1.113883.6.103'],
      '2.16.840.1.113883.6.103',
    ],
    [
      'RxNorm',
      'medications',
      '637188',
      ['http://www.nlm.nih.gov/research/umls/rxnorm', 'urn:oid:2.16.840.1.113883.6.88'],
      '2.16.840.1.113883.6.88',
    ],
    [
      'NDC',
      'medications',
      '00310-0751-39',
      ['http://hl7.org/fhir/sid/ndc', 'urn:oid:2.16.840.1.113883.6.69'],
      '2.16.840.1.113883.6.69',
    ],
    [
      'LOINC of a test',
      'labs',
      '3187-2',
      ['http://loinc.org', 'urn:oid:2.16.840.1.113883.6.1'],
      '2.16.840.1.113883.6.1',
    ],
    [
      'LOINC of a vital sign',
      'vitalSigns',
      '8867-4',
      ['http://loinc.org', 'urn:oid:2.16.840.1.113883.6.1'],
      '2.16.840.1.113883.6.1',
    ],
    [
      'SNOMED CT of a procedure',
      'procedures',
      '73761001',
      ['http://snomed.info/sct', 'urn:oid:2.16.840.1.113883.6.96'],
      '2.16.840.1.113883.6.96',
    ],
    [
      'CPT',
      'procedures',
      '45378',
      ['http://www.ama-assn.org/go/cpt', 'urn:oid:2.16.840.1.113883.6.12'],
      '2.16.840.1.113883.6.12',
    ],
  ])(
    'is that of %s, named by its URI or its object identifier, in both languages',
    (_, section, code, systems, identifier) => {
      for (const system of systems) {
        for (const language of ['en', 'es'] as const) {
          expect(medlinePlusAddress(section, { code, system }, language)).toBe(
            `${base}${code}&mainSearchCriteria.v.cs=${identifier}&informationRecipient.languageCode.c=${language}`,
          );
        }
      }
    },
  );

  it.each<[string, ChartSection, string, string | undefined]>([
    ['a system of its own', 'conditions', '44054006', 'urn:oid:2.999.1'],
    ['no system', 'conditions', '44054006', undefined],
    ['a bare object identifier, which no source sends', 'conditions', '44054006', '2.16.840.1.113883.6.96'],
    ['a system of another section', 'conditions', '3187-2', 'http://loinc.org'],
    [
      'a section that MedlinePlus does not ask about',
      'allergies',
      '7980',
      'http://www.nlm.nih.gov/research/umls/rxnorm',
    ],
    ['words in place of a code', 'conditions', 'Diabetes of Nora Lee', 'http://snomed.info/sct'],
    ['no code', 'conditions', '', 'http://snomed.info/sct'],
  ])('is none for %s', (_, section, code, system) => {
    const coding = { code, ...(system === undefined ? {} : { system }) };
    expect(medlinePlusAddress(section, coding, 'en')).toBeUndefined();
  });

  it('leads to no other place and says nothing but the code, whatever a source sends for one', () => {
    const systems = fc.constantFrom('http://snomed.info/sct', 'http://loinc.org', 'urn:oid:2.16.840.1.113883.6.88');
    const sent = fc.oneof(codings, fc.record({ code: fc.string(), system: systems }));
    fc.assert(
      fc.property(fc.constantFrom(...chartSections), sent, (section, coding) => {
        const address = medlinePlusAddress(section, coding, 'en');
        if (address === undefined) return;
        const rest = '&mainSearchCriteria.v.cs=2.16.840.1.113883.6.';
        expect(address.startsWith(`${base}${coding.code}${rest}`)).toBe(true);
        expect(address).toMatch(/^[A-Za-z0-9:/.?=&-]+$/);
        expect(address.split('&').length).toBe(3);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('what of an entry MedlinePlus explains', () => {
  const chart: Chart = {
    ...unknownChart,
    conditions: {
      kind: 'entries',
      entries: [
        {
          id: 'coded',
          name: 'Asthma',
          status: 'active',
          code: { code: '195967001', system: 'http://snomed.info/sct' },
        },
        { id: 'own', name: 'Asthma', status: 'active', code: { code: 'A1', system: 'urn:oid:2.999.1' } },
        { id: 'words', name: 'Asthma', status: 'active' },
      ],
    },
    labs: {
      kind: 'entries',
      entries: [
        {
          id: 7 as never,
          name: 'Panel',
          status: 'final',
          results: [
            { code: '2345-7', name: 'Glucose', value: { kind: 'pending' } },
            { code: '2345-7', name: 'Glucose', value: { kind: 'pending' } },
            { code: '4548-4', name: 'Hemoglobin A1c', value: { kind: 'pending' } },
            // The last digit is not the check digit of LOINC.
            { code: '4548-5', name: 'Nothing', value: { kind: 'pending' } },
            { code: 'urn:oid:2.999.1|9-1', name: 'Own', value: { kind: 'pending' } },
            { code: 'Glucose in blood', name: 'Words', value: { kind: 'pending' } },
          ],
        },
      ],
    },
  };

  it('is the entry by its code, or each test of a report once', () => {
    expect(entryTopics(chart, { section: 'conditions', entry: 'coded' })).toEqual([
      { name: 'Asthma', code: { code: '195967001', system: 'http://snomed.info/sct' } },
    ]);
    expect(entryTopics(chart, { section: 'labs', entry: '7' })).toEqual([
      { name: 'Glucose', code: { code: '2345-7', system: 'http://loinc.org' } },
      { name: 'Hemoglobin A1c', code: { code: '4548-4', system: 'http://loinc.org' } },
    ]);
  });

  it.each([
    { section: 'conditions', entry: 'own' },
    { section: 'conditions', entry: 'words' },
    { section: 'conditions', entry: 'gone' },
    { section: 'labs', entry: 'coded' },
  ] as const)('is nothing of %p', (of) => {
    expect(entryTopics(chart, of)).toEqual([]);
  });

  it('has an address, always', () => {
    fc.assert(
      fc.property(charts, fc.constantFrom(...chartSections), (any, section) => {
        const said = any[section];
        for (const { id } of said.kind === 'entries' ? said.entries : []) {
          for (const { code } of entryTopics(any, { section, entry: String(id) })) {
            expect(medlinePlusAddress(section, code, 'es')).toBeDefined();
          }
        }
      }),
    );
  });
});
