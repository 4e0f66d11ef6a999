import { describe, expect, it } from '@jest/globals';
import { chartSections, unknownChart, type Chart, type ChartSource, type Lab } from '@portico/domain/health';
import type { ClinicalDate, DocumentId, LabId, LocalDate, PatientRef } from '@portico/domain/kernel';
import { ana, ben, longName, otherAna, strangers } from './practice-fixture.ts';

export interface ChartFixture {
  readonly charts: ChartSource;
  /** Stores this chart in place of the patient's previous one. */
  keep(patient: PatientRef, chart: Partial<Chart>, bytes?: ReadonlyMap<DocumentId, Uint8Array>): Promise<void>;
}

const on = (date: string): ClinicalDate => date as ClinicalDate;

const glucose: Lab = {
  id: 7 as LabId,
  name: 'Comprehensive metabolic panel',
  date: on('2025-11-03T09:12:00-05:00'),
  status: 'final',
  orderedBy: 'Dr. Ana Núñez',
  performer: 'Valley Lab',
  specimen: 'Blood',
  comments: [{ text: 'Ámbar:\nrepeat in 3 months.', author: 'Dr. Ana Núñez' }, { text: 'Seen.' }],
  results: [
    {
      code: '2345-7',
      name: 'Glucose',
      value: { kind: 'quantity', value: '7.10', unit: 'mmol/L', comparator: '<' },
      reference: { low: '3.9', high: '5.5' },
      flag: 'high',
    },
    { code: '5778-6', name: 'Colour', value: { kind: 'text', text: 'Ámbar & turbio' } },
    { code: '718-7', name: 'Hemoglobin', value: { kind: 'pending' } },
  ],
};

const report: DocumentId = 'report-1' as DocumentId;

// Ids run against the dates, so that an adapter that sorts by id is found out.
const full: Chart = {
  ...unknownChart,
  conditions: {
    kind: 'entries',
    entries: [
      {
        id: 'c3',
        name: 'Diabetes',
        onset: on('2019-04'),
        status: 'active',
        authored: { by: 'Dr. Wu Li; Dr. Ana Ng', organization: 'Mesa Clinic', at: on('2026-02-03T10:15:00-07:00') },
      },
      { id: 'c2', name: longName, onset: on('2019'), ended: on('2020-02-29'), status: 'resolved' },
      { id: 'c1', name: 'Undated', status: 'unknown', authored: { at: on('2019') } },
    ],
  },
  allergies: {
    kind: 'entries',
    entries: [
      {
        id: 'a1',
        substance: 'Cacahuate',
        reactions: ['Hives', 'Ronchas'],
        severity: 'severe',
        reactionSeverities: [{ reaction: 'Ronchas', severity: 'mild' }],
        criticality: 'unable-to-assess',
        status: 'active',
      },
    ],
  },
  medications: {
    kind: 'entries',
    entries: [
      {
        id: 'm1',
        name: 'Metformin',
        dose: '500 mg',
        instructions: 'Tome una tableta con la cena.',
        reason: 'Diabetes',
        prescriber: 'Dr. Ana Núñez',
        started: on('2020-01-01'),
        status: 'current',
      },
    ],
  },
  immunizations: {
    kind: 'entries',
    entries: [
      {
        id: 'i2',
        vaccine: 'Influenza, seasonal',
        code: { code: '140', system: 'http://hl7.org/fhir/sid/cvx' },
        date: on('2024-10-03'),
        status: 'completed',
        lot: 'UT-0815',
        site: 'Left deltoid',
        performer: 'Nuria Cano, RN',
        source: 'administered',
      },
      { id: 'i1', vaccine: 'Td', date: on('2012'), status: 'not-done', reason: 'Patient objection' },
      { id: 'i3', vaccine: 'Undated', status: 'unknown', source: 'reported' },
    ],
  },
  labs: { kind: 'entries', entries: [glucose, { ...glucose, id: 3 as LabId, date: on('2024-01-02'), results: [] }] },
  vitalSigns: {
    kind: 'entries',
    entries: [
      {
        id: 'v2',
        name: 'Blood pressure',
        code: { code: '85354-9', system: 'http://loinc.org' },
        date: on('2025-05-05T09:12:00-07:00'),
        status: 'final',
        parts: [
          { name: 'Systolic', value: { kind: 'quantity', value: '120', unit: 'mm[Hg]' } },
          { name: 'Diastolic', value: { kind: 'unknown' } },
        ],
      },
      {
        id: 'v1',
        name: 'Weight',
        date: on('2024'),
        status: 'unknown',
        parts: [{ name: 'Weight', value: { kind: 'text', text: 'not measured' } }],
      },
    ],
  },
  procedures: {
    kind: 'entries',
    entries: [
      {
        id: 'p2',
        name: 'Colonoscopy',
        code: { code: '73761001', system: 'http://snomed.info/sct' },
        date: on('2023-02'),
        status: 'completed',
        performer: 'Dr. Ana Núñez',
      },
      { id: 'p1', name: 'Undated', status: 'unknown' },
    ],
  },
  goals: {
    kind: 'entries',
    entries: [
      {
        id: 'g2',
        name: 'Peso menor',
        value: { kind: 'quantity', value: '70.0', unit: 'kg', comparator: '<' },
        date: on('2025-03'),
        due: on('2025-09-01'),
        status: 'active',
        details: [
          { kind: 'achievement', text: 'A la mitad' },
          { kind: 'target', text: '70 kg' },
        ],
      },
      { id: 'g1', name: 'Undated', value: { kind: 'unknown' }, status: 'unknown', details: [] },
    ],
  },
  documents: {
    kind: 'entries',
    entries: [
      { id: report, title: "O'Neil's letter", date: on('2025-05-05'), mediaType: 'application/pdf', size: 4 },
      { id: 'report-2' as DocumentId, title: 'Elsewhere', date: on('2024-05-05'), mediaType: 'text/plain' },
    ],
  },
  careTeam: {
    kind: 'entries',
    entries: [
      {
        id: 't1',
        name: 'Dr. Ana Núñez',
        role: 'PCP',
        phone: '602-555-0101',
        email: 'ana@example.com',
        place: '1 Main St, Mesa',
      },
    ],
  },
};
const bytes: ReadonlyMap<DocumentId, Uint8Array> = new Map([[report, new Uint8Array([0, 255, 37, 80])]]);

/** What every `ChartSource` owes. */
export const chartContract = (fixture: () => ChartFixture): void => {
  describe('ChartSource', () => {
    it('answers every section as it was kept, with the digits and words that were written', async () => {
      const { charts, keep } = fixture();
      await keep(ana.patient, full, bytes);
      expect(await charts.chart(ana.patient)).toEqual(full);
    });

    it('puts the newest first in every section', async () => {
      const { charts, keep } = fixture();
      await keep(ana.patient, turned(full), bytes);
      expect(await charts.chart(ana.patient)).toEqual(full);
    });

    it('answers the summary as the chart has it', async () => {
      const { charts, keep } = fixture();
      await keep(ana.patient, full);
      const { allergies, medications, conditions } = full;
      expect(await charts.summary(ana.patient)).toEqual({ allergies, medications, conditions });
    });

    it('finds the reports that are ready since a day, newest first and without their lines', async () => {
      const { charts, keep } = fixture();
      const { id, name, date, status } = glucose;
      const amended = { id: 8 as LabId, name, date: on('2025-11-05'), status: 'corrected' } as const;
      const entries = [
        glucose,
        { ...glucose, ...amended },
        { ...glucose, id: 9 as LabId, status: 'pending' as const },
        { ...glucose, id: 3 as LabId, date: on('2025-11-02') },
      ];
      await keep(ana.patient, { labs: { kind: 'entries', entries } });
      const since = '2025-11-03' as LocalDate;
      const headline = { section: 'labs', name, ...(glucose.comments === undefined ? {} : { commented: true }) };
      expect(await charts.reportsSince(ana.patient, since)).toEqual([
        { ...headline, id: '8', date: amended.date, status: 'corrected' },
        { ...headline, id: String(id), date, status },
      ]);
      expect(await charts.reportsSince(ben.patient, since)).toEqual([]);
    });

    it('finds the reports of imaging among them', async () => {
      const { charts, keep } = fixture();
      const scan = { id: 'scan-1', name: 'Chest X-ray', date: on('2025-11-06'), status: 'final' as const, details: [] };
      const entries = [scan, { ...scan, id: 'scan-2', status: 'preliminary' as const }];
      await keep(ana.patient, { clinicalTests: { kind: 'entries', entries } });
      const { details: _, ...headline } = scan;
      expect(await charts.reportsSince(ana.patient, '2025-11-03' as LocalDate)).toEqual([
        { section: 'clinicalTests', ...headline },
      ]);
    });

    it.each(chartSections)(
      'keeps "none known", "no information", "empty" and narrative apart in %s',
      async (section) => {
        const { charts, keep } = fixture();
        for (const said of [
          { kind: 'none-known' },
          { kind: 'no-information' },
          { kind: 'entries', entries: [] },
          { kind: 'narrative', text: ['Sin alergias.', longName] },
        ] as const) {
          await keep(ana.patient, { [section]: said });
          expect((await charts.chart(ana.patient))[section]).toEqual(said);
        }
      },
    );

    it('finds a lab and a document by id', async () => {
      const { charts, keep } = fixture();
      await keep(ana.patient, full, bytes);
      expect(await charts.lab(ana.patient, glucose.id)).toEqual(glucose);
      const found = await charts.document(ana.patient, report);
      expect(found?.document).toMatchObject({ id: report, title: "O'Neil's letter" });
      expect(found?.bytes).toEqual(bytes.get(report));
    });

    it('has no content for a document that is only a reference', async () => {
      const { charts, keep } = fixture();
      await keep(ana.patient, full, bytes);
      expect(await charts.document(ana.patient, 'report-2' as DocumentId)).toBeUndefined();
    });

    it('answers for another patient, another practice and a stranger as if nothing existed', async () => {
      const { charts, keep } = fixture();
      await keep(ana.patient, full, bytes);
      for (const patient of [ben.patient, otherAna.patient, ...strangers]) {
        expect(await charts.chart(patient)).toEqual(unknownChart);
        expect(await charts.lab(patient, glucose.id)).toBeUndefined();
        expect(await charts.document(patient, report)).toBeUndefined();
      }
      expect(await charts.lab(ana.patient, 999 as LabId)).toBeUndefined();
      expect(await charts.document(ana.patient, 'none' as DocumentId)).toBeUndefined();
    });
  });
};

/** The same chart with each section's entries the other way round. */
const turned = (chart: Chart): Chart =>
  Object.fromEntries(
    Object.entries(chart).map(([name, said]) => [
      name,
      said.kind === 'entries' ? { kind: 'entries', entries: [...said.entries].reverse() } : said,
    ]),
  ) as unknown as Chart;
