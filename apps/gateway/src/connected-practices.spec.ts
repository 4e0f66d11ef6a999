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
import { openPractices, type OpenPractice } from './open-practices.ts';
import { north } from './testing/clinic.ts';
import { rootFields } from './testing/authorization/root-fields.ts';
import { holding, noon, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/sessions.ts';

const seaside = 'seaside' as PracticeId;
const ana = 'ana' as AccountId;
const fields = rootFields();

let medplum: MedplumServer;
let clinic: FurnishedClinic;
let gateway: RunningGateway;
let accessToken: string;
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
    now: () => noon,
    secret: async () => undefined,
    log: () => undefined,
    fetch: (address, init) => (isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(address, init)),
  });
  if (!practices.ok) throw new Error(practices.error.join(' '));
  return practices.value;
};

const ask = async (name: string, variables: object, practice = seaside) => {
  const query = fields.find((field) => field.name === name)?.document;
  const reply = await gateway.post(JSON.stringify({ query, variables }), holding({ accessToken }, practice));
  return { ...reply, answer: reply.data?.[name] as Record<string, never> | undefined };
};

describe('a practice that is connected to a FHIR server', () => {
  beforeAll(async () => {
    medplum = await startMedplum();
    const base = medplum.base('seaside');
    clinic = await furnish(base, { now: noon, timesADay: 2 });
    gateway = await startTestGateway({ documents: 'any', openPractices: await opened(base) });
    const { database } = gateway;
    const patients = await portalPatientsOf(database, seaside, [clinic.patients.pena]);
    const patient = patients.get(clinic.patients.pena);
    if (patient === undefined) throw new Error('The patient has no id.');
    await new PostgresAccounts(database).addChart(ana, { practice: seaside, patient });
    accessToken = await signedIn(database, { account: ana });
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
    const booking = await ask('getAvailableHours', { input: { practice_id: seaside } });
    isAway = false;
    const upcoming = answer?.['upcoming'] as unknown as readonly Record<string, string>[];
    expect(upcoming.map(({ practice_id }) => practice_id)).not.toContain(seaside);
    expect(upcoming.length).toBeGreaterThan(0);
    const away = [{ practice_id: seaside, practice_name: 'Seaside Family Medicine', phone: '(305) 555-0100' }];
    expect(answer?.['away']).toEqual(away);
    expect(dashboard.answer?.['dashboardScreen']).toMatchObject({ away, awayAreas: [] });
    expect(booking.status === 200 ? booking.code : booking.status).toBe('PRACTICE_AWAY');
  });

  it('books a time that its server has, once, in its own books', async () => {
    const catalog = await ask('getAddAppointment', { practiceId: seaside, requests: 1 });
    expect(catalog.answer).toBeDefined();
    const choices = catalog.answer?.['addAppointmentScreen'];
    const books = await booksOf(medplum.base('seaside'));
    expect(doubleBookings(books)).toEqual([]);
    expect(choices).toBeDefined();
  });
});
