import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { narrativeLines } from './narrative-lines.ts';
import { readSharedSummary } from './read-shared-summary.ts';

const urn = (at: number): string => `urn:uuid:0000000${at}-0000-4000-8000-000000000000`;
const concept = (code: string, display: string, system = 'http://snomed.info/sct') => ({
  coding: [{ system, code, display }],
});
const div = (html: string) => ({ status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${html}</div>` });
const refer = (...at: readonly number[]) => at.map((each) => ({ reference: urn(each) }));

/** As a national system writes one: entries by UUID, names by code alone, drugs apart, the laboratory before the maker. */
const resources = [
  {
    resourceType: 'Composition',
    status: 'final',
    subject: { reference: urn(2) },
    date: '2026-02-03T10:00:00+01:00',
    author: refer(4),
    custodian: { reference: urn(4) },
    section: [
      { title: 'Medicamentos', code: concept('10160-0', 'Medications'), entry: refer(5) },
      { title: 'Alergias', code: concept('48765-2', 'Allergies'), entry: refer(7) },
      { title: 'Problemas', code: concept('11450-4', 'Problems'), entry: refer(8) },
      { title: 'Resultados', code: concept('30954-2', 'Results'), entry: refer(1) },
      {
        title: 'Otros',
        section: [
          {
            title: 'Procedimientos',
            code: concept('47519-4', 'Procedures'),
            text: div(
              '<table><tr><td>Appendectomy</td><td>2019 &amp; later&#233;</td></tr></table><script>alert(1)</script>',
            ),
            entry: [{ reference: 'urn:uuid:nobody' }],
          },
          { title: 'Vacunas', emptyReason: concept('nilknown', 'Nil Known', 'list-empty-reason') },
        ],
      },
    ],
  },
  {
    resourceType: 'DiagnosticReport',
    status: 'final',
    code: { text: 'Panel' },
    result: refer(9),
    issued: '2026-01-05T08:00:00Z',
  },
  { resourceType: 'Patient', name: [{ given: ['Ana'], family: 'Gil' }], birthDate: '1971-02-04' },
  { resourceType: 'Organization', name: 'Laboratory' },
  { resourceType: 'Organization', name: 'Centro de Salud' },
  {
    resourceType: 'MedicationStatement',
    status: 'active',
    medicationReference: { reference: urn(6) },
    effectivePeriod: { start: '2025-04-01' },
    dosage: [{ doseAndRate: [{ doseQuantity: { value: 5, unit: 'mg' } }] }],
  },
  { resourceType: 'Medication', code: concept('372756006', 'Warfarin') },
  {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: concept('active', 'Active'),
    code: concept('no-known-food-allergies', 'No known food allergies', 'absent-unknown-uv-ips'),
  },
  {
    resourceType: 'Condition',
    clinicalStatus: concept('active', 'Active'),
    verificationStatus: concept('entered-in-error', 'Entered in Error'),
    code: concept('38341003', 'Hypertension'),
    onsetPeriod: { start: '2020' },
  },
  {
    resourceType: 'Observation',
    status: 'new-status',
    code: concept('2160-0', 'Creatinine'),
    valueQuantity: { value: 1.9, comparator: '>', unit: 'mg/dL' },
    hasMember: refer(9, 1),
  },
];

const bundle = JSON.stringify({
  resourceType: 'Bundle',
  type: 'document',
  entry: resources.map((resource, at) => ({ fullUrl: urn(at), resource })),
});

describe('a summary that another system made', () => {
  it('is read as it says', () => {
    const entry = (name: string, more: object = {}) => ({ name, marks: [], details: [], ...more });
    expect(readSharedSummary(bundle)).toEqual({
      patient: 'Ana Gil',
      birthDate: '1971-02-04',
      practice: 'Centro de Salud',
      madeAt: '2026-02-03T10:00:00+01:00',
      sections: [
        {
          ...{ code: '10160-0', title: 'Medicamentos', says: 'entries' },
          entries: [entry('Warfarin', { marks: ['active'], details: ['5 mg'], date: '2025-04-01' })],
        },
        {
          ...{ code: '48765-2', title: 'Alergias', says: 'entries' },
          entries: [entry('No known food allergies', { marks: ['active'] })],
        },
        {
          ...{ code: '11450-4', title: 'Problemas', says: 'entries' },
          entries: [entry('Hypertension', { marks: ['error'], date: '2020' })],
        },
        {
          ...{ code: '30954-2', title: 'Resultados', says: 'entries' },
          entries: [entry('Panel', { details: ['Creatinine: >1.9 mg/dL'], date: '2026-01-05' })],
        },
        {
          ...{ code: '47519-4', title: 'Procedimientos', says: 'entries' },
          entries: [entry('Appendectomy 2019 & lateré')],
        },
        { code: '', title: 'Vacunas', says: 'none', entries: [] },
      ],
    });
  });

  it('says of a status that nobody knows that it is not known', () => {
    const said = bundle.replace(
      '"status":"final","code":{"text":"Panel"}',
      '"status":"sealed","code":{"text":"Panel"}',
    );
    expect(readSharedSummary(said)?.sections[3]?.entries[0]).toMatchObject({ marks: ['unknown'] });
  });

  it('is read to its end whatever stands at any one place of it', () => {
    const whole: unknown = JSON.parse(bundle);
    const bad: readonly unknown[] = [
      null,
      7,
      '',
      true,
      [],
      {},
      [null],
      ['a'],
      [[]],
      { toString: 1, valueOf: 1 },
      [{ toString: 1 }],
    ];
    const paths = placesIn(whole);
    expect(paths.length).toBeGreaterThan(150);
    for (const path of paths) {
      for (const value of bad) {
        const changed = JSON.stringify(replacedAt(whole, path, value));
        expect(() => readSharedSummary(changed)).not.toThrow();
      }
    }
  });

  it('is read in whatever order its entries stand behind the composition', () => {
    const { entry, ...rest } = JSON.parse(bundle) as { readonly entry: readonly unknown[] };
    const others = fc.shuffledSubarray(entry.slice(1), { minLength: entry.length - 1 });
    fc.assert(
      fc.property(others, (shuffled) => {
        const moved = JSON.stringify({ ...rest, entry: [entry[0], ...shuffled] });
        expect(readSharedSummary(moved)).toEqual(readSharedSummary(bundle));
      }),
    );
  });
});

type Path = readonly string[];

const placesIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inside]) => placesIn(inside, [...path, key]))]
    : [path];

const replacedAt = (holder: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  const inside = replacedAt((holder as Record<string, unknown>)[key], rest, value);
  return Array.isArray(holder) ? holder.with(Number(key), inside) : { ...(holder as object), [key]: inside };
};

describe('the lines of a narrative', () => {
  it('are words alone, whatever is written', () => {
    expect(
      narrativeLines('<p onclick="x()">One<br/>two</p><style>p{}</style><!-- no --><ul><li>&lt;3</li></ul>'),
    ).toEqual(['One', 'two', '<3']);
    expect(narrativeLines('<script>alert(1)')).toEqual([]);
    expect(narrativeLines('&#0;&#99999999;&nobody;')).toEqual(['&#0;&#99999999;&nobody;']);
  });

  it('are found in one pass over marks that never end', () => {
    for (const mark of ['<', '<!--', '<script', '&', '</p', '<a ']) {
      expect(narrativeLines(mark.repeat(200_000)).length).toBeLessThanOrEqual(1);
    }
  });
});
