import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { portalPatientsOf } from '@portico/adapters-practice/connected';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { AccountId, PracticeId } from '@portico/domain/kernel';
import {
  booksOf,
  doubleBookings,
  furnish,
  furnishPatientAreas,
  startMedplum,
  type FurnishedClinic,
  type MedplumServer,
} from '@portico/fhir-servers';
import { parsePractices } from './config/index.ts';
import { machineFor, openPractices, type OpenPractice } from './open-practice-connections.ts';
import { north } from './testing/clinic-fixture.ts';
import { rootFields } from './testing/authorization/root-fields.ts';
import { holding, noon, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

const seaside = 'seaside' as PracticeId;
/** Its server has the visits alone. */
const visitsOnly = 'visits-only' as PracticeId;
const [ana, ben] = ['ana', 'ben'] as unknown as readonly [AccountId, AccountId];
const fields = rootFields();

let medplum: MedplumServer;
let clinic: FurnishedClinic;
let gateway: RunningGateway;
let practices: readonly OpenPractice[];
let accessToken: string;
let ofBen: string;
/** Set to have the connection to the clinic lost. */
let isAway = false;
/** Milliseconds that have passed for the connection to the clinic. */
let passed = 0;

const practice = (base: string, overrule: object) => ({
  name: 'Seaside Family Medicine',
  phone: '(305) 555-0100',
  timeZone: 'America/New_York',
  behavior: 'carecloud',
  booking: { leadMinutes: 0 },
  connection: { adapter: 'fhir', base, auth: { type: 'none' }, quirks: 'medplum', callsPerMinute: 10_000, overrule },
});

const file = (base: string) =>
  JSON.stringify({
    [seaside]: practice(base, {}),
    [visitsOnly]: practice(medplum.base('visits-only'), {
      Communication: false,
      Invoice: false,
      Coverage: false,
      Questionnaire: false,
      Patient: { update: false, patch: false },
    }),
  });

const opened = async (base: string): Promise<readonly OpenPractice[]> => {
  const settings = parsePractices(file(base));
  if (!settings.ok) throw new Error(settings.error.join(' '));
  const practices = await openPractices(settings.value, {
    ...machineFor(undefined, () => undefined),
    now: () => noon + passed,
    fetch: (address, init) => (isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(address, init)),
  });
  if (!practices.ok) throw new Error(practices.error.join(' '));
  return practices.value;
};

const ask = async (name: string, variables: object, practice = seaside, token = accessToken) => {
  const query = fields.find((field) => field.name === name)?.document;
  const reply = await gateway.post(JSON.stringify({ query, variables }), holding({ accessToken: token }, practice));
  return { ...reply, answer: reply.data?.[name] as Record<string, never> | undefined };
};

describe('a practice that is connected to a FHIR server', () => {
  beforeAll(async () => {
    medplum = await startMedplum();
    const base = medplum.base('seaside');
    clinic = await furnish(base, { now: noon, timesADay: 2 });
    await furnishPatientAreas(base, clinic, { now: noon });
    const other = await furnish(medplum.base('visits-only'), { now: noon, timesADay: 1 });
    isAway = true;
    practices = await opened(base);
    gateway = await startTestGateway({ documents: 'any', openPractices: () => practices });
    const { database } = gateway;
    for (const { account, at, person } of [
      { account: ana, at: seaside, person: clinic.patients.pena },
      { account: ben, at: seaside, person: clinic.patients.oneill },
      { account: ana, at: visitsOnly, person: other.patients.pena },
    ]) {
      const patient = (await portalPatientsOf(database, at, [person])).get(person);
      if (patient === undefined) throw new Error('The patient has no id.');
      await new PostgresAccounts(database).addChart(account, { practice: at, patient });
    }
    accessToken = await signedIn(database, { account: ana });
    ofBen = await signedIn(database, { account: ben, session: 'bens-session' });
  }, 120_000);

  afterAll(async () => {
    await gateway.close();
    await medplum.close();
  });

  it('is there with its parts away if its server was away when the gateway started, and connected once it is back', async () => {
    const { answer } = await ask('getAppointments', {});
    const itself = expect.objectContaining({ practice_id: seaside, practice_name: 'Seaside Family Medicine' });
    expect(answer?.['away']).toContainEqual(itself);
    isAway = false;
    passed = 10_000;
    expect((await ask('getAppointments', {})).answer?.['away']).not.toContainEqual(itself);
  });

  it('shows the visits that its server keeps, beside those of other practices', async () => {
    const { answer } = await ask('getAppointments', {});
    const upcoming = answer?.['upcoming'] as unknown as readonly Record<string, string>[];
    expect(answer?.['away']).toEqual([]);
    expect(upcoming.filter(({ practice_id }) => practice_id === seaside)).toMatchObject([
      { practice_name: 'Seaside Family Medicine', status: 'SCHEDULED' },
    ]);
    expect(upcoming.some(({ practice_id }) => practice_id === north.id)).toBe(true);
  });

  it('offers what its server can do, and nothing else', async () => {
    const withheldAt = async (at: PracticeId) => {
      const { answer } = await ask('getLayout', { practiceId: at }, at);
      expect(answer).toMatchObject({
        layoutScreen: { practice_name: 'Seaside Family Medicine', person_name: expect.stringContaining('Peña') },
      });
      const { withheld, books_by_phone } = answer?.['layoutScreen'] as unknown as {
        readonly withheld: readonly string[] | null;
        readonly books_by_phone: boolean;
      };
      return [...(withheld ?? []).toSorted(), ...(books_by_phone ? ['booking'] : [])];
    };
    expect(await withheldAt(seaside)).toEqual([]);
    expect(await withheldAt(visitsOnly)).toEqual(['forms', 'messages', 'payments']);
    expect((await ask('getMessages', {}, visitsOnly)).code).toBe('NOT_FOUND');
  });

  it('shows messages, insurances and the profile as its server keeps them', async () => {
    expect(JSON.stringify((await ask('getMessages', {})).answer)).toContain('Your test results');
    expect(JSON.stringify((await ask('getMessages', {}, seaside, ofBen)).answer)).not.toContain('Your test results');
    const personal = await ask('getSettings', { section: 'PERSONAL', withSchema: true });
    expect(personal.answer).toMatchObject({
      read_only: false,
      hidden_parts: ['physicians', 'policyholder', 'pictures'],
      payload: { personal: { first_name: 'José', last_name: 'Peña Muñoz' } },
    });
    const insurances = async (at: PracticeId) => (await ask('getSettings', { section: 'DOCUMENTS' }, at)).answer;
    expect(await insurances(seaside)).toMatchObject({
      read_only: false,
      payload: { insurances: [{ type: 'Primary', providerName: 'Coastal Mutual', memberId: 'CM-204-118' }] },
    });
    expect(await insurances(visitsOnly)).toMatchObject({
      read_only: true,
      hidden_parts: ['physicians', 'insurances', 'policyholder', 'pictures'],
    });
  });

  it('takes a correction of a person to its server, and leaves the family’s name as it is written there', async () => {
    const input = { first_name: 'José', last_name: 'Peña Muñoz', phone_number: '+12125550177' };
    expect((await ask('updatePersonal', { input })).code).toBeUndefined();
    const stored = (await medplum.list('seaside', 'Patient')).find(({ id }) => id === clinic.patients.pena);
    expect(JSON.stringify(stored)).toContain('+12125550177');
    expect(stored).toMatchObject({ name: [{ family: 'Peña Muñoz' }] });
    const refused = await ask('updatePersonal', { input }, visitsOnly);
    expect(refused.code).toBeDefined();
  });

  it('names itself where it is away, and everything of others stays', async () => {
    isAway = true;
    const { answer } = await ask('getAppointments', {}, north.id);
    const dashboard = await ask('getDashboard', {}, north.id);
    const booking = await ask('getAddAppointment', { practiceId: seaside, requests: 1 });
    isAway = false;
    const upcoming = answer?.['upcoming'] as unknown as readonly Record<string, string>[];
    expect(upcoming.map(({ practice_id }) => practice_id)).not.toContain(seaside);
    expect(upcoming.map(({ practice_id }) => practice_id)).not.toContain(visitsOnly);
    expect(upcoming.length).toBeGreaterThan(0);
    const away = [seaside, visitsOnly].map((practice_id) => ({
      practice_id,
      practice_name: 'Seaside Family Medicine',
      phone: '(305) 555-0100',
    }));
    expect(answer?.['away']).toEqual(away);
    expect(dashboard.answer?.['dashboardScreen']).toMatchObject({ away, awayAreas: [] });
    expect(booking.code).toBe('PRACTICE_AWAY');
  });

  it('holds a time for one of two people, and books it once, in the books of its server', async () => {
    const catalog = await ask('getAddAppointment', { practiceId: seaside, requests: 1 });
    const { offers } = catalog.answer?.['addAppointmentScreen'] as unknown as {
      readonly offers: readonly {
        readonly resourceId: string;
        readonly visitReasonId: string;
        readonly locationId: string;
      }[];
    };
    const [offer] = offers;
    const visit = { visit_reason_id: offer?.visitReasonId, practice_id: seaside };
    const lists = { resource_ids: [offer?.resourceId], location_ids: [offer?.locationId] };
    const hours = await ask('getAvailableHours', { input: { ...visit, ...lists } });
    const { days } = hours.answer as unknown as {
      readonly days: readonly { readonly slots: readonly { readonly start_time: string }[] }[];
    };
    const start_time = days.flatMap(({ slots }) => slots)[0]?.start_time;
    const slot = { ...visit, resource_id: offer?.resourceId, location_id: offer?.locationId, start_time };

    const kept = await Promise.all([
      ask('keepSlot', { input: slot }),
      ask('keepSlot', { input: slot }, seaside, ofBen),
    ]);
    expect(kept.map(({ code = 'kept' }) => code).toSorted()).toEqual(['CONFLICT', 'kept']);
    const [mine] = kept;
    const whose = mine.code === undefined ? accessToken : ofBen;
    const holdId = kept.find(({ code }) => code === undefined)?.answer?.['holdId'];
    const order = {
      uniqueId: '5f9c1c1a-7a64-4b7e-9d0e-0d8f1f1f1f1f',
      practice_id: seaside,
      appointment: { ...lists, visit_reason_id: offer?.visitReasonId, start_time, holdId, chief_complaint: 'A cough' },
    };
    const booked = await Promise.all(
      [1, 2, 3].map(() => ask('getRequestAppointment', { input: order }, seaside, whose)),
    );
    expect(new Set(booked.map(({ answer, code }) => String(answer?.['appointment_id'] ?? code))).size).toBe(1);
    expect(booked[0]?.answer).toMatchObject({ appointment: { status: 'SCHEDULED', visit_reason: 'A cough' } });

    const books = await booksOf(medplum.base('seaside'));
    expect(doubleBookings(books)).toEqual([]);
    const made = books.appointments.filter(
      ({ start, status }) => status === 'booked' && Date.parse(start ?? '') === Date.parse(start_time ?? ''),
    );
    expect(made).toHaveLength(1);
  });

  it('has no FHIR service here: its own system is asked', async () => {
    for (const path of ['metadata', 'Patient/1']) {
      const answer = await fetch(`${gateway.url}/fhir/r4/${seaside}/${path}`);
      const { resourceType, issue } = (await answer.json()) as Record<string, unknown>;
      expect({ path, status: answer.status, resourceType, issue }).toEqual({
        path,
        status: 404,
        resourceType: 'OperationOutcome',
        issue: [expect.objectContaining({ code: 'not-supported' })],
      });
    }
  });

  it('answers clearly once it is left out of the settings while the gateway runs, and others are as they were', async () => {
    const all = practices;
    const before = gateway.output().length;
    practices = practices.filter(({ settings }) => settings.practice.id !== seaside);
    const slot = {
      visit_reason_id: 'x',
      practice_id: seaside,
      resource_id: 'x',
      location_id: 'x',
      start_time: '2027-01-04T10:00:00Z',
    };
    const codes = new Map<string, string | undefined>();
    for (const [name, variables] of [
      ['getLayout', { practiceId: seaside }],
      ['getMessages', {}],
      ['getSettings', { section: 'PERSONAL', withSchema: true }],
      ['getAddAppointment', { practiceId: seaside, requests: 1 }],
      ['updatePersonal', { input: { first_name: 'José', last_name: 'Peña Muñoz' } }],
      ['keepSlot', { input: slot }],
    ] as const)
      codes.set(name, (await ask(name, variables)).code);
    expect(new Set(codes.values())).toEqual(new Set(['NOT_FOUND']));
    const { answer } = await ask('getAppointments', {}, north.id);
    expect(answer?.['away']).toEqual([]);
    const upcoming = answer?.['upcoming'] as unknown as readonly Record<string, string>[];
    expect(upcoming.some(({ practice_id }) => practice_id === north.id)).toBe(true);
    expect((await ask('getLayout', { practiceId: visitsOnly }, visitsOnly)).code).toBeUndefined();
    expect(gateway.output().slice(before)).not.toContain('"unexpected"');
    practices = all;
    expect((await ask('getMessages', {})).code).toBeUndefined();
  });
});
