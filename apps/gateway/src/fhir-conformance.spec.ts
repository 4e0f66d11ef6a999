import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedRegistration, EmbeddedSetup } from '@portico/adapters-practice/embedded';
import type { SmartScope } from '@portico/domain/access';
import { MemoryFhirAccessTokens } from '@portico/domain/access/testing';
import { adapter } from '@portico/practice-fhir';
import type { ClinicalDate } from '@portico/domain/kernel';
import { allLaws, type Stage } from '@portico/practice-kit';
import {
  sectionNames,
  type Answer,
  type Host,
  type HttpReply,
  type HttpRequest,
  type Result,
} from '@portico/practice-spi';
import { openBooking } from './testing/bookable-clinic.ts';
import { ana, ben, mark, south } from './testing/clinic-fixture.ts';
import { startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

const people = [
  { chart: ana[1], firstName: 'Ana', lastName: 'Ñúñez' },
  { chart: ben[0], firstName: 'Ben', lastName: "O'Neil" },
];

const progress = {
  id: 'n1',
  name: `${mark} progress note`,
  kind: 'progress',
  code: { code: '11506-3', system: 'http://loinc.org' },
  date: '2026-02-03' as ClinicalDate,
  author: 'Dr. Beatriz Peña',
  status: 'final',
  content: [
    { kind: 'heading', text: 'Plan' },
    { kind: 'list', items: ['Rest & fluids', 'Call <us>'] },
  ],
} as const;
const scan = {
  id: 'n2',
  name: `${mark} chest`,
  kind: 'imaging',
  code: { code: '18748-4', system: 'http://loinc.org' },
  status: 'final',
  conclusion: 'No fracture',
  content: [{ kind: 'paragraph', text: 'Two views.' }],
} as const;
const notes = { kind: 'entries', entries: [progress, scan] } as const;

const tokens = new MemoryFhirAccessTokens();
const scopes = ['system/*.rs' as SmartScope];
tokens.give('the-other-gateway', { kind: 'system', practice: south.id, app: { id: 'gw', name: 'A gateway' }, scopes });
const category = 'http://terminology.hl7.org/CodeSystem/observation-category';
tokens.give('laboratories-alone', {
  kind: 'system',
  practice: south.id,
  app: { id: 'labs', name: 'A gateway for laboratories' },
  scopes: [
    'Patient.rs',
    'DiagnosticReport.rs',
    'MedicationRequest.rs',
    `Observation.rs?category=${category}|laboratory`,
  ].map((scope) => `system/${scope}` as SmartScope),
});

/** HTTP as a gateway does it, with the token of a system. */
const httpWith =
  (token: string) =>
  async ({ url, method, headers, body, signal }: HttpRequest): Answer<HttpReply> => {
    try {
      const reply = await fetch(url, {
        method,
        headers: { ...headers, authorization: `Bearer ${token}` },
        signal,
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      });
      const bytes = new Uint8Array(await reply.arrayBuffer());
      return { ok: true, value: { status: reply.status, headers: Object.fromEntries(reply.headers), bytes } };
    } catch {
      return { ok: false, error: { kind: method === 'GET' ? 'away' : 'unknown' } };
    }
  };

const http = httpWith('the-other-gateway');

describe('the FHIR adapter of Portico, on the FHIR service of Portico', () => {
  let gateway: RunningGateway;
  let stage: Stage;
  beforeAll(async () => {
    gateway = await startTestGateway({ fhirAccessTokens: tokens });
    await openBooking(gateway.database, south.id);
    const registration = new EmbeddedRegistration(gateway.database);
    for (const { chart, firstName, lastName } of people) {
      if (chart === undefined) throw new Error('the clinic has them');
      await registration.keep(chart, { details: { personal: { first_name: firstName, last_name: lastName } } });
    }
    const [, chart] = ana;
    if (chart === undefined) throw new Error('the clinic has her');
    await new EmbeddedSetup(gateway.database).charts([{ patient: chart, chart: { notes } }]);
    stage = {
      adapter,
      settings: { base: `${gateway.url}/fhir/r4/${south.id}`, auth: { type: 'none' } },
      timeZone: south.timeZone,
      now: gateway.now(),
      patients: people.map(({ chart, firstName, lastName }) => ({
        id: chart?.patient ?? '',
        claim: { firstName, lastName, birthDate: '1980-02-29' },
      })),
      http,
    };
  });
  afterAll(() => gateway.close());

  /** What Portico's service has no resources for. */
  const lacking = ['mail', 'money', 'booking', 'forms', 'changes'];
  const probes = allLaws.filter(({ level }) => level === 1);

  it.each(probes.map((law) => ({ name: law.id, law })))('keeps $name', async ({ law }) => {
    const outcome = await law.run(stage);
    if (law.id === 'record.summary') {
      expect(outcome).toEqual({ kind: 'unchecked', why: 'no visit of the first patient has a summary' });
      return;
    }
    const isLacking = lacking.includes(law.facet);
    expect(outcome).toEqual(isLacking ? { kind: 'skipped', why: `no ${law.facet}` } : { kind: 'passed' });
  });

  it('reads a chart as the practice keeps it, with the bytes of its documents', async () => {
    const told: string[] = [];
    const host: Host = {
      now: gateway.now,
      timeZone: south.timeZone,
      http,
      secret: async () => undefined,
      log: (event) => told.push(event),
    };
    const made = await adapter.connect(stage.settings, host);
    if (!made.ok) throw new Error(made.mistakes.join());
    const { record, people: persons } = made.connection;
    if (record === undefined) throw new Error('there are records');
    const call = { signal: new AbortController().signal, language: 'en' } as const;
    // Encounters and coverage are those of the schedule and of registrations.
    const wanted = sectionNames.filter((name) => name !== 'encounters' && name !== 'coverage');
    const sections = valueOf(await record.sections('1001', wanted, call));
    const nothing = { kind: 'no-information' };
    expect(sections).toEqual({
      conditions: {
        kind: 'entries',
        entries: [{ id: 'Condition/1001..c1', name: `${mark} asthma`, onset: '2019', status: 'active' }],
      },
      allergies: { kind: 'none-known' },
      // What is kept as text is told of, and is no entry: a list without it would say that there is nothing.
      medications: { kind: 'no-information' },
      notes: {
        kind: 'entries',
        entries: [
          { ...scan, id: 'DiagnosticReport/1001..n2..notes' },
          { ...progress, id: 'DocumentReference/1001..n1..notes' },
        ],
      },
      labs: {
        kind: 'entries',
        entries: [
          {
            id: 'DiagnosticReport/1001..77',
            name: `${mark} panel`,
            date: '2026-02-01',
            status: 'final',
            results: [
              {
                code: '4548-4',
                name: 'HbA1c',
                value: { kind: 'quantity', value: '7.10', unit: '%' },
                reference: { high: '5.6' },
                flag: 'high',
              },
            ],
          },
        ],
      },
      immunizations: {
        kind: 'entries',
        entries: [{ id: 'Immunization/1001..i1', vaccine: `${mark} Td`, date: '2020', status: 'completed' }],
      },
      vitalSigns: {
        kind: 'entries',
        entries: [
          {
            id: 'Observation/1001..v1',
            name: `${mark} weight`,
            status: 'final',
            parts: [{ name: `${mark} weight`, value: { kind: 'quantity', value: '70', unit: 'kg' } }],
          },
        ],
      },
      procedures: {
        kind: 'entries',
        entries: [{ id: 'Procedure/1001..p1', name: `${mark} colonoscopy`, status: 'completed' }],
      },
      socialHistory: {
        kind: 'entries',
        entries: [
          {
            id: 'Observation/1001..s1..socialHistory',
            name: 'Smoking',
            value: { kind: 'text', text: `${mark} former smoker` },
            date: '2024',
            status: 'final',
            details: [],
          },
        ],
      },
      clinicalTests: nothing,
      healthStatus: nothing,
      goals: nothing,
      carePlans: nothing,
      devices: nothing,
      documents: {
        kind: 'entries',
        entries: [{ id: 'DocumentReference/1001..letter', title: `${mark} letter`, mediaType: 'text/plain' }],
      },
      careTeam: { kind: 'entries', entries: [{ id: 'CareTeam/1001..care-team#member 0', name: `Dr. ${mark}` }] },
    });
    const { bytes, mediaType } = valueOf(await record.document('1001', 'DocumentReference/1001..letter', call));
    expect({ text: new TextDecoder().decode(bytes), mediaType }).toEqual({ text: 'hello', mediaType: 'text/plain' });
    expect(valueOf(await persons.read('1001', call))).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ñúñez',
      language: 'es',
    });
    expect(told).toEqual([]);
  });
});

describe('the FHIR adapter, where a token covers one category of observations', () => {
  it('says of what it may not see that nothing is known, and not that there is nothing', async () => {
    const gateway = await startTestGateway({ fhirAccessTokens: tokens });
    try {
      const made = await adapter.connect(
        { base: `${gateway.url}/fhir/r4/${south.id}`, auth: { type: 'none' } },
        {
          now: gateway.now,
          timeZone: south.timeZone,
          http: httpWith('laboratories-alone'),
          secret: async () => undefined,
          log: () => undefined,
        },
      );
      if (!made.ok || made.connection.record === undefined) throw new Error('there are records');
      const call = { signal: new AbortController().signal, language: 'en' } as const;
      const seen = valueOf(await made.connection.record.sections('1001', ['labs'], call));
      expect(seen).toMatchObject({ labs: { kind: 'entries', entries: [{ name: `${mark} panel` }] } });
      const hidden = valueOf(await made.connection.record.sections('1001', ['vitalSigns', 'socialHistory'], call));
      expect(hidden).toEqual({ vitalSigns: { kind: 'no-information' }, socialHistory: { kind: 'no-information' } });
    } finally {
      await gateway.close();
    }
  });
});

const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`answered ${JSON.stringify(result.error)}`);
  return result.value;
};
