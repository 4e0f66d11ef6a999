import { beforeAll, describe, expect, it } from '@jest/globals';
import { answerFhir, type FhirService } from '@portico/adapters-fhir';
import type { SmartScope } from '@portico/domain/access';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import { MemoryCharts, MemoryEntryHidings } from '@portico/domain/health/testing';
import { instant, type LocalDate, type PracticeId } from '@portico/domain/kernel';
import { MemorySealing } from '@portico/domain/kernel/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { MemoryPatients, MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import { ShownCharts, ShownPages } from '@portico/services/health';
import { appActing, FhirDirectoryService, FhirRecordsService } from '@portico/services/fhir';
import { chartOf } from './charts/generate-chart.ts';
import { demoPatient, doctorOf } from './people/accounts-by-practice.ts';
import { demoPractices } from './practices.ts';

const [demo] = demoPractices;
if (demo === undefined) throw new Error('the demo has practices');
const { practice } = demo;
const today = '2026-11-24' as LocalDate;
const base = 'https://portal.example/fhir/r4/saguaro';

const charts = new MemoryCharts();
const shown = new ShownCharts(charts, new MemoryEntryHidings());
const patients = new MemoryPatients();
const [schedule, log, practices] = [new MemorySchedule(), new MemoryActivityLog(), new MemoryPractices([practice])];
const registration = new MemoryRegistration(sampleForm);

const acting = appActing({
  kind: 'system',
  practice: practice.id,
  app: { id: 'a-system', name: 'A system' },
  scopes: ['system/*.rs' as SmartScope],
});
const nothingBookable = {
  catalog: async () => ({ resources: [], visitReasons: [], locations: [], offers: [] }),
  slots: async () => [],
};
const call = { acting, now: instant(0) };
const service: FhirService = {
  whereIs: async () => 'here',
  open: async () => ({
    practice: practice.id,
    records: new FhirRecordsService(
      new ShownPages(charts, shown),
      schedule,
      patients,
      shown,
      patients,
      registration,
      log,
      call,
    ),
    directory: new FhirDirectoryService(schedule, patients, patients, practices, nothingBookable, log, call),
  }),
  base: (of: PracticeId) => `https://portal.example/fhir/r4/${of}`,
  smart: () => ({ authorization: '', token: '' }),
  seal: new MemorySealing(),
  now: () => instant(0),
  since: instant(0),
};

const asked = async (path: string, search = ''): Promise<Readonly<Record<string, unknown>>> => {
  const reply = await answerFhir(service, {
    method: 'GET',
    practice: practice.id,
    path,
    search,
    token: 'a token',
    body: async () => undefined,
  });
  return JSON.parse(String(reply.body)) as Record<string, unknown>;
};
interface Entry {
  readonly resource: Record<string, unknown>;
  readonly search: { readonly mode: 'match' | 'outcome' };
}
const found = async (mode: Entry['search']['mode'], type: string, patient: string, more = '') => {
  const bundle = await asked(type, `?patient=${patient}&_count=100${more}`);
  const entries = (bundle['entry'] ?? []) as readonly Entry[];
  return entries.filter(({ search }) => search.mode === mode).map(({ resource }) => resource);
};
const resourcesOf = (type: string, patient: string, more?: string) => found('match', type, patient, more);

const version = { versionId: expect.any(String) };
const usCore = (name: string) => ({
  profile: [`http://hl7.org/fhir/us/core/StructureDefinition/us-core-${name}`],
  ...version,
});
const hl7 = (name: string) => `http://terminology.hl7.org/CodeSystem/${name}`;
const unknown = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

/** Written by hand from what the demo makes of these two on this day. */
describe('two patients of the demo by FHIR', () => {
  beforeAll(() => {
    for (const number of [1, 2]) {
      const patient = demoPatient(1, today, demo, number);
      const made = chartOf(1, today, demo, doctorOf(demo, patient), patient);
      if (made === undefined) throw new Error('both have charts');
      patients.put(patient.identity);
      charts.put(made.patient, made.chart, made.bytes);
    }
  });

  it('Lucy Ng is told as the practice has her on file', async () => {
    expect(await asked('Patient/demo.p00001')).toEqual({
      resourceType: 'Patient',
      id: 'demo.p00001',
      meta: usCore('patient'),
      identifier: [{ system: `${base}/patient-id`, value: 'demo.p00001' }],
      name: [{ text: 'Lucy Ng', _family: unknown }],
      gender: 'unknown',
      birthDate: '1992-03-20',
      communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'en' }] } }],
      managingOrganization: { reference: 'Organization/saguaro' },
    });
  });

  it('Lucy Ng has an underactive thyroid and no known allergy', async () => {
    const subject = { reference: 'Patient/demo.p00001' };
    expect(await resourcesOf('Condition', 'demo.p00001')).toEqual([
      {
        resourceType: 'Condition',
        id: 'demo.p00001..demo.c01',
        meta: usCore('condition-problems-health-concerns'),
        category: [
          { coding: [{ system: hl7('condition-category'), code: 'problem-list-item', display: 'Problem List Item' }] },
        ],
        subject,
        clinicalStatus: { coding: [{ system: hl7('condition-clinical'), code: 'active' }] },
        code: { text: 'Hypothyroidism' },
        onsetDateTime: '2021-12-07',
      },
    ]);
    expect(await resourcesOf('AllergyIntolerance', 'demo.p00001')).toEqual([
      {
        resourceType: 'AllergyIntolerance',
        id: 'demo.p00001..none..known',
        meta: usCore('allergyintolerance'),
        patient: subject,
        clinicalStatus: { coding: [{ system: hl7('allergyintolerance-clinical'), code: 'active' }] },
        code: {
          coding: [{ system: 'http://snomed.info/sct', code: '716186003', display: 'No known allergy' }],
          text: 'No known allergy',
        },
      },
    ]);
  });

  it('Lucy Ng takes levothyroxine, and took less of it before', async () => {
    const common = {
      resourceType: 'MedicationRequest',
      meta: usCore('medicationrequest'),
      intent: 'order',
      medicationCodeableConcept: { text: 'Levothyroxine' },
      subject: { reference: 'Patient/demo.p00001' },
      requester: { display: 'Dr. Marcus Whitfield' },
      reasonCode: [{ text: 'Hypothyroidism' }],
    };
    expect(await resourcesOf('MedicationRequest', 'demo.p00001')).toEqual([
      {
        ...common,
        id: 'demo.p00001..demo.m01',
        status: 'active',
        dosageInstruction: [
          {
            text: 'Take 1 tablet every morning on an empty stomach, 30 minutes before breakfast.',
            timing: { repeat: { boundsPeriod: { start: '2023-12-18' } } },
            doseAndRate: [{ doseQuantity: { value: 75, unit: 'mcg' } }],
          },
        ],
        dispenseRequest: { numberOfRepeatsAllowed: 5 },
      },
      {
        ...common,
        id: 'demo.p00001..demo.m02',
        status: 'completed',
        dosageInstruction: [
          {
            text: 'Take 1 tablet by mouth once a day.',
            timing: { repeat: { boundsPeriod: { start: '2021-12-30', end: '2024-03-09' } } },
            doseAndRate: [{ doseQuantity: { value: 50, unit: 'mcg' } }],
          },
        ],
      },
    ]);
  });

  it('Lucy Ng’s thyroid test of June 2022 was out of its range', async () => {
    const range = '&date=2022-06';
    const [report] = await resourcesOf('DiagnosticReport', 'demo.p00001', range);
    expect(report).toMatchObject({
      id: 'demo.p00001..1001',
      status: 'final',
      category: [{ coding: [{ system: hl7('v2-0074'), code: 'LAB' }] }],
      code: { text: 'Thyroid function' },
      effectiveDateTime: '2022-06-11',
      result: [
        { reference: 'Observation/demo.p00001..1001..1', display: 'TSH' },
        { reference: 'Observation/demo.p00001..1001..2', display: 'Free T4' },
      ],
      contained: [
        { name: [{ text: 'Dr. Marcus Whitfield' }] },
        { requester: { display: 'Dr. Marcus Whitfield' } },
        { type: { text: 'Serum' } },
      ],
    });
    const result = {
      resourceType: 'Observation',
      meta: usCore('observation-lab'),
      status: 'final',
      category: [{ coding: [{ system: hl7('observation-category'), code: 'laboratory', display: 'Laboratory' }] }],
      subject: { reference: 'Patient/demo.p00001' },
      effectiveDateTime: '2022-06-11',
    };
    const flagged = (code: string) => [{ coding: [{ system: hl7('v3-ObservationInterpretation'), code }] }];
    expect(await resourcesOf('Observation', 'demo.p00001', range)).toEqual([
      {
        ...result,
        id: 'demo.p00001..1001..1',
        code: { coding: [{ system: 'http://loinc.org', code: '3016-3' }], text: 'TSH' },
        valueQuantity: { value: 9.42, unit: 'm[IU]/L' },
        interpretation: flagged('H'),
        referenceRange: [{ low: { value: 0.4 }, high: { value: 4.5 } }],
      },
      {
        ...result,
        id: 'demo.p00001..1001..2',
        code: { coding: [{ system: 'http://loinc.org', code: '3024-7' }], text: 'Free T4' },
        valueQuantity: { value: 0.72, unit: 'ng/dL' },
        interpretation: flagged('L'),
        referenceRange: [{ low: { value: 0.8 }, high: { value: 1.8 } }],
      },
    ]);
  });

  it('of sections that nothing is known of, each is named once beside the results', async () => {
    expect(await found('outcome', 'Observation', 'demo.p00001')).toEqual(
      ['health status', 'clinical tests'].map((section) => ({
        resourceType: 'OperationOutcome',
        issue: [
          {
            severity: 'warning',
            code: 'incomplete',
            diagnostics: `The practice has no information on ${section}.`,
          },
        ],
      })),
    );
  });

  it('Walter O’Brien’s conditions began as precisely as is known, and his pneumonia is over', async () => {
    const told = await resourcesOf('Condition', 'demo.p00002');
    expect(
      told.map(({ code, onsetDateTime, abatementDateTime }) => ({ code, onsetDateTime, abatementDateTime })),
    ).toEqual([
      { code: { text: 'Heart failure with reduced ejection fraction' }, onsetDateTime: '2023-04-02' },
      { code: { text: 'Atrial fibrillation' }, onsetDateTime: '2021-08-25' },
      { code: { text: 'Chronic kidney disease, stage 3a' }, onsetDateTime: '2024' },
      { code: { text: 'Essential hypertension' }, onsetDateTime: '2007-02' },
      {
        code: { text: 'Community-acquired pneumonia' },
        onsetDateTime: '2024-09-06',
        abatementDateTime: '2024-09-30',
      },
    ]);
    expect(await resourcesOf('Condition', 'demo.p00002', '&clinical-status=resolved')).toMatchObject([
      { id: 'demo.p00002..demo.c05' },
    ]);
  });

  it('Walter O’Brien’s dose of two drugs in one stands in its own words', async () => {
    const [first] = await resourcesOf('MedicationRequest', 'demo.p00002');
    expect(first).toMatchObject({
      medicationCodeableConcept: { text: 'Sacubitril/valsartan' },
      dosageInstruction: [
        {
          text: '49 mg/51 mg, Take 1 tablet by mouth twice a day.',
          timing: { repeat: { boundsPeriod: { start: '2024-02-28' } } },
        },
      ],
    });
    expect(first).not.toHaveProperty('dosageInstruction.0.doseAndRate');
  });

  it('Walter O’Brien’s picture that is kept elsewhere has no address, and his summary has its bytes', async () => {
    const documents = await resourcesOf('DocumentReference', 'demo.p00002');
    const titled = (title: string) => documents.find((each) => JSON.stringify(each).includes(`"title":"${title}"`));
    expect(titled('MRI')).toMatchObject({
      status: 'current',
      contained: [{ name: [{ text: 'Dr. Marcus Whitfield' }] }],
      content: [{ attachment: { contentType: 'application/dicom', _url: unknown, creation: '2023-08-01' } }],
    });
    expect(titled('After-visit summary')).toMatchObject({
      content: [
        { attachment: { url: `${base}/Binary/demo.p00002..demo.f0000201`, size: 240, creation: '2026-08-21' } },
      ],
    });
    const bytes = await asked('Binary/demo.p00002..demo.f0000201');
    expect(Buffer.from(String(bytes['data']), 'base64').length).toBe(240);
  });

  it('Walter O’Brien is cared for by a doctor and a nurse', async () => {
    expect(await resourcesOf('CareTeam', 'demo.p00002')).toMatchObject([
      {
        contained: [
          {
            name: [{ text: 'Dr. Marcus Whitfield' }],
            telecom: [
              { system: 'phone', value: '480-555-0142' },
              { system: 'email', value: 'marcus.whitfield@example.org' },
            ],
          },
          { name: [{ text: 'Dana Ruiz, RN' }], telecom: [{ system: 'phone', value: '602-555-0140' }] },
        ],
        participant: [
          { role: [{ text: 'Primary care clinician' }], member: { reference: '#member-1' } },
          { role: [{ text: 'Nurse' }], member: { reference: '#member-2' } },
        ],
      },
    ]);
  });
});
