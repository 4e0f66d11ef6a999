import { describe, expect, it } from '@jest/globals';
import { FhirRecordBundles, PatientSummaries } from '@portico/adapters-fhir';
import { CcdaRecordWriter } from '@portico/adapters-practice/ccda';
import { readRecords } from '@portico/adapters-practice/reading';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import {
  chartShown,
  hidesFrom,
  hiddenIn,
  reportedSince,
  reportRef,
  unknownChart,
  type Chart,
  type RecordToTake,
} from '@portico/domain/health';
import { instant, type LocalDate, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { chartsOf } from './gather-charts.ts';
import { bundleOf, categories, codedValue, concept, documentOf, id, section, subject } from './uscdi/uscdi-element.ts';

const practice = 'mesa' as PracticeId;
const usCore = 'http://hl7.org/fhir/us/core/StructureDefinition/us-core';
const nullFlavor = 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor';

const chartIn = (name: string, bytes: Uint8Array): Chart => {
  const [kept] = chartsOf(practice, readRecords({ name, bytes, now: instant(Date.UTC(2026, 10, 24)) }).records);
  return { ...unknownChart, ...kept?.chart };
};

const read = (content: string): Chart => chartIn('a.json', new TextEncoder().encode(content));

const entriesOf = ({ socialHistory }: Chart) => (socialHistory.kind === 'entries' ? socialHistory.entries : []);

const identity = (...concepts: readonly object[]): object => ({
  extension: concepts.map((valueCodeableConcept) => ({ url: `${usCore}-genderIdentity`, valueCodeableConcept })),
});

const observed = (code: string, name: string, valueCodeableConcept: object): object => ({
  resourceType: 'Observation',
  id: `o${code}`,
  status: 'final',
  category: categories('social-history'),
  code: concept(code, name, 'http://loinc.org'),
  subject,
  effectiveDateTime: '2026-02-03',
  valueCodeableConcept,
});

const female = concept('446141000124107', 'Female gender identity');

const taken = (chart: Chart): RecordToTake => ({
  identity: { patient: { practice, patient: 'ana' as PatientId }, name: 'Ana Gil', language: 'en' },
  practiceName: 'Mesa',
  chart,
  documents: new Map(),
  withVisits: false,
  now: instant(Date.UTC(2026, 10, 20)),
});

const base = (): string => 'https://portal.example/fhir/r4/mesa';
const writers = {
  FHIR: ['a.json', new FhirRecordBundles(new MemorySchedule(), base)],
  'C-CDA': ['a.xml', new CcdaRecordWriter()],
} as const;

describe('what people say of themselves', () => {
  it.each([
    ['UNK', 'unknown'],
    ['ASKU', 'asked but unknown'],
  ])('is said to be unknown where a null flavor stands in its place, which is kept: %s', (code, text) => {
    const chart = read(bundleOf([], identity({ coding: [{ system: nullFlavor, code }] })));
    expect(entriesOf(chart)).toMatchObject([{ value: { kind: 'text', text }, valueCode: { code } }]);
  });

  it('stands once where the patient and an observation say it, with the date of the observation', () => {
    const chart = read(bundleOf([observed('76691-5', 'Gender identity', female)], identity(female)));
    expect(entriesOf(chart)).toMatchObject([{ name: 'Gender identity', date: '2026-02-03' }]);
  });

  it('stands twice where the two say different things', () => {
    const other = concept('33791000087105', 'Identifies as nonbinary gender');
    const chart = read(bundleOf([observed('76691-5', 'Gender identity', female)], identity(other)));
    expect(entriesOf(chart)).toHaveLength(2);
  });

  const unknown = { coding: [{ system: nullFlavor, code: 'UNK' }] };
  const whole = read(
    bundleOf(
      [
        observed('76690-7', 'Sexual orientation', unknown),
        observed(
          '11341-5',
          'History of Occupation',
          concept('23-1022.00.000092', 'Arbitrator', 'urn:oid:2.16.840.1.114222.4.5.327'),
        ),
      ],
      {
        extension: [
          ...(identity(female) as { readonly extension: readonly object[] }).extension,
          {
            url: `${usCore}-tribal-affiliation`,
            extension: [
              {
                url: 'tribalAffiliation',
                valueCodeableConcept: concept('91', 'Fort Mojave', 'urn:oid:2.16.840.1.113883.5.140'),
              },
            ],
          },
        ],
      },
    ),
  );
  const told = (chart: Chart) =>
    entriesOf(chart)
      .map(({ code, value, valueCode }) => [code?.code, value, valueCode?.code] as const)
      .toSorted(([one], [other]) => String(one).localeCompare(String(other)));

  it.each(['FHIR', 'C-CDA'] as const)('comes back from the file once, as it was: %s', async (form) => {
    const [name, writer] = writers[form];
    expect(told(chartIn(name, await writer.write(taken(whole))))).toEqual(told(whole));
    expect(told(whole)).toHaveLength(4);
  });

  it('is held back from who helps where it is of orientation or identity, without a word of the source', async () => {
    const hides = hidesFrom({ kind: 'helper' }, []);
    const shown = chartShown(whole, hides && hiddenIn(whole, hides));
    expect(told(shown).map(([code]) => code)).toEqual(['11341-5', '95370-3']);
    for (const writer of [...Object.values(writers).map(([, each]) => each), new PatientSummaries(base)]) {
      const text = new TextDecoder().decode(await writer.write(taken(shown)));
      expect(text).toContain('Fort Mojave');
      expect(text).not.toMatch(/76690-7|76691-5|genderIdentity|446141000124107/);
    }
  });

  const loinc = 'http://loinc.org';
  const homosexual = concept('38628009', 'Homosexual');
  const panel = (component: object, category = 'social-history'): object => ({
    ...observed('11341-5', 'History of Occupation', concept('1', 'Arbitrator')),
    category: categories(category),
    component: [component],
  });
  const inDocument = (observation: string): string =>
    documentOf(
      {},
      section(
        '29762-2',
        `<observation classCode="OBS" moodCode="EVN">${id}${observation}<statusCode code="completed"/></observation>`,
      ),
    );
  const answered = codedValue('38628009', 'Homosexual');

  it.each([
    [
      'as a part of another finding',
      bundleOf([panel({ code: concept('76690-7', 'Sexual orientation', loinc), valueCodeableConcept: homosexual })]),
    ],
    [
      'as the answer of a part of another finding',
      bundleOf([panel({ code: concept('1', 'Orientation', 'urn:oid:2.999.8'), valueCodeableConcept: female })]),
    ],
    [
      'as a part of a clinical test',
      bundleOf([
        panel({ code: concept('76690-7', 'Sexual orientation', loinc), valueCodeableConcept: female }, 'exam'),
      ]),
    ],
    ['by the question of SNOMED CT', bundleOf([observed('66621004', 'Sexual orientation', { text: 'Bisexual' })])],
    ['as the answer to a question of another code', bundleOf([observed('1', 'Orientation', homosexual)])],
    [
      'as a result of a laboratory',
      bundleOf([
        {
          resourceType: 'DiagnosticReport',
          id: 'r',
          status: 'final',
          category: [{ coding: [{ code: 'LAB' }] }],
          code: concept('2', 'Report', loinc),
          subject,
          effectiveDateTime: '2026-02-03',
          result: [{ reference: 'Observation/q' }],
        },
        {
          ...observed('1', 'Orientation', female),
          id: 'q',
          code: concept('66621004', 'Sexual orientation'),
          category: categories('laboratory'),
        },
      ]),
    ],
    ['in a document, as what is asserted', inDocument(`<code code="ASSERTION"/>${answered}`)],
    [
      'in a document, as the answer to a question of another code',
      inDocument(`<code code="1" codeSystem="2.999.8" displayName="Orientation"/>${answered}`),
    ],
  ])('is held back from who helps wherever an entry says it: %s', (_, content) => {
    const chart = chartIn(content.startsWith('<') ? 'a.xml' : 'a.json', new TextEncoder().encode(content));
    const hides = hidesFrom({ kind: 'helper' }, []);
    expect(hides && hiddenIn(chart, hides)).toHaveLength(1);
    for (const headline of reportedSince(chart, '2020-01-01' as LocalDate)) {
      expect(hides?.(reportRef(headline), headline)).toBe(true);
    }
  });
});
