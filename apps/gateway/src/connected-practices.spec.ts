import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { portalPatientsOf } from '@portico/adapters-practice/connected';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { AccountId, PracticeId } from '@portico/domain/kernel';
import {
  booksOf,
  doubleBookings,
  furnish,
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
const [ana, ben] = ['ana', 'ben'] as unknown as readonly [AccountId, AccountId];
const fields = rootFields();

let medplum: MedplumServer;
let clinic: FurnishedClinic;
let gateway: RunningGateway;
let accessToken: string;
let ofBen: string;
/** Set to have the connection to the clinic lost. */
let isAway = false;

const file = (base: string) =>
  JSON.stringify({
    seaside: {
      name: 'Seaside Family Medicine',
      phone: '(305) 555-0100',
      timeZone: 'America/New_York',
      behavior: 'carecloud',
      booking: { leadMinutes: 0 },
      connection: { adapter: 'fhir', base, auth: { type: 'none' }, quirks: 'medplum', callsPerMinute: 10_000 },
    },
  });

const opened = async (base: string): Promise<readonly OpenPractice[]> => {
  const settings = parsePractices(file(base));
  if (!settings.ok) throw new Error(settings.error.join(' '));
  const practices = await openPractices(settings.value, {
    ...machineFor(undefined, () => undefined),
    now: () => noon,
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
    gateway = await startTestGateway({ documents: 'any', openPractices: await opened(base) });
    const { database } = gateway;
    for (const [account, person] of [
      [ana, clinic.patients.pena],
      [ben, clinic.patients.oneill],
    ] as const) {
      const patient = (await portalPatientsOf(database, seaside, [person])).get(person);
      if (patient === undefined) throw new Error('The patient has no id.');
      await new PostgresAccounts(database).addChart(account, { practice: seaside, patient });
    }
    accessToken = await signedIn(database, { account: ana });
    ofBen = await signedIn(database, { account: ben, session: 'bens-session' });
  }, 120_000);

  afterAll(async () => {
    await gateway.close();
    await medplum.close();
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
    const { answer } = await ask('getLayout', { practiceId: seaside });
    expect(answer).toMatchObject({
      layoutScreen: { practice_name: 'Seaside Family Medicine', person_name: expect.stringContaining('Peña') },
    });
    const { withheld } = answer?.['layoutScreen'] as unknown as { readonly withheld: readonly string[] };
    expect(withheld).toEqual(expect.arrayContaining(['messages', 'payments', 'profile']));
    expect(withheld).not.toContain('appointments');
    expect((await ask('getMessages', {})).code).toBe('NOT_FOUND');
  });

  it('names itself where it is away, and everything of others stays', async () => {
    isAway = true;
    const { answer } = await ask('getAppointments', {}, north.id);
    const dashboard = await ask('getDashboard', {}, north.id);
    const booking = await ask('getAddAppointment', { practiceId: seaside, requests: 1 });
    isAway = false;
    const upcoming = answer?.['upcoming'] as unknown as readonly Record<string, string>[];
    expect(upcoming.map(({ practice_id }) => practice_id)).not.toContain(seaside);
    expect(upcoming.length).toBeGreaterThan(0);
    const away = [{ practice_id: seaside, practice_name: 'Seaside Family Medicine', phone: '(305) 555-0100' }];
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
});
