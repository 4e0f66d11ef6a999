import { inBackground } from '@portico/adapters-practice/connections';
import { portalPatientsOf } from '@portico/adapters-practice/connected';
import { PostgresWaitList } from '@portico/adapters-storage';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { Database } from '@portico/adapters-storage/sql';
import { addDays, dayIn, HOUR, instant, MINUTE, SECOND, type Instant, type PatientRef } from '@portico/domain/kernel';
import type { WaitEntry, WaitId } from '@portico/domain/scheduling';
import { furnish, startMedplum, type FurnishedClinic, type MedplumServer } from '@portico/fhir-servers';
import { parsePractices } from '@portico/gateway/config';
import { machineFor, openPractices } from '@portico/gateway/open-practices';
import { composedAt } from '@portico/gateway/testing';
import type { Bar } from '../performance-targets.ts';
import { clinicId, connectClinic, timeZone } from './connected-clinic.ts';

/** A weekday at 9 AM in New York, when times may be offered. */
const began = Date.parse('2026-11-24T14:00:00Z');
const callsPerMinute = 60;
/** Until when all reminders have to be sent. */
const minutes = 60;

const settings = (base: string) => ({
  [clinicId]: {
    name: 'Crowd Family Medicine',
    phone: '(305) 555-0100',
    timeZone,
    behavior: 'carecloud',
    booking: { leadMinutes: 0, waitList: true },
    connection: { adapter: 'fhir', base, auth: { type: 'none' }, quirks: 'medplum', callsPerMinute },
  },
});

/** Visits that are all to be reminded of now, a day ahead, each of a patient whom only the practice's system knows. */
const book = async (server: MedplumServer, clinic: FurnishedClinic, count: number): Promise<readonly string[]> => {
  const patients = Array.from({ length: count }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
  for (const [at, patient] of patients.entries()) {
    const start = began + 24 * HOUR - (at % 300) * MINUTE;
    const actors = [
      `Patient/${patient}`,
      `Practitioner/${clinic.practitioners.rivera}`,
      `Location/${clinic.locations.newYork}`,
    ];
    await server.put(clinicId, {
      resourceType: 'Patient',
      id: patient,
      name: [{ family: `Patient ${at}`, given: ['Ana'] }],
      telecom: [{ system: 'email', value: `patient${at}@crowd.example` }],
    });
    await server.put(clinicId, {
      resourceType: 'Appointment',
      id: `11111111${patient.slice(8)}`,
      status: 'booked',
      start: new Date(start).toISOString(),
      end: new Date(start + 30 * MINUTE).toISOString(),
      participant: actors.map((reference) => ({ actor: { reference }, status: 'accepted' })),
    });
  }
  return patients;
};

/** People who all wait for an earlier time of the same kind. */
const join = async (
  database: Database,
  patients: readonly PatientRef[],
  wanted: WaitEntry['wanted'],
): Promise<void> => {
  const list = new PostgresWaitList(database);
  for (const [at, patient] of patients.entries()) {
    await list.join({
      id: `wait-${at}` as WaitId,
      patient,
      wanted,
      joinedAt: instant(began - HOUR + at),
      reach: { kind: 'guest', to: { channel: 'email', address: `waits${at}@crowd.example` as never } },
      language: 'en',
      state: { kind: 'waiting' },
      passed: [],
      version: 1,
    });
  }
};

/**
 * A practice whose system allows 60 calls a minute, with reminders due all at once, people who wait and people who ask:
 * how many calls a minute begin, how long the reminders take, and whether those who ask are answered meanwhile.
 */
export const reminded = async (reminders: number, waiting: number): Promise<readonly Bar[]> => {
  const server = await startMedplum();
  const database = await openMigrated();
  try {
    let now = instant(began);
    const calls: Instant[] = [];
    const base = server.base(clinicId);
    const clinic = await furnish(base, { now, timesADay: 4 });
    const people = await book(server, clinic, Math.max(reminders, waiting));
    const file = parsePractices(JSON.stringify(settings(base)));
    if (!file.ok) throw new Error(file.error.join(' '));
    const opened = await openPractices(file.value, {
      ...machineFor(undefined, () => undefined),
      now: () => now,
      fetch: (address, init) => {
        calls.push(now);
        return fetch(address, init);
      },
    });
    const [practice] = opened.ok ? opened.value : [];
    if (!opened.ok) throw new Error('The practice is not connected.');
    const known = await portalPatientsOf(database, clinicId, people.slice(0, waiting));
    const patients = [...known.values()].map((patient): PatientRef => ({ practice: clinicId, patient }));
    await joinAll(database, base, clinic, patients, now);
    const gateway = composedAt(opened.value, database, () => now);
    // One time is offered to one person each, as far as there are any.
    const mostOffers = Math.min(waiting, 20);
    const perMinute: number[] = [];
    let [sent, until, offers, asked, refused] = [0, 1, 0, 0, 0];
    const ask = async (): Promise<void> => {
      asked += 1;
      const answer = await practice?.connection.people.read(people[0] ?? '', {
        signal: AbortSignal.timeout(60_000),
        language: 'en',
      });
      if (answer?.ok !== true) refused += 1;
    };
    for (let minute = 0; minute < minutes && (sent < reminders || offers < mostOffers); minute += 1) {
      calls.length = 0;
      now = instant(began + (minute + 1) * MINUTE);
      sent += await inBackground(() => gateway.reminderWorker.round());
      for (const half of [0, 1]) {
        now = instant(began + (minute + 1) * MINUTE + half * 30 * SECOND);
        await inBackground(() => gateway.waitListWorker.round());
        for (let person = 0; person < 14; person += 1) await ask();
      }
      perMinute.push(calls.length);
      const line = await new PostgresWaitList(database).line(clinicId, waiting);
      offers = line.filter(({ state }) => state.kind === 'offered').length;
      if (sent < reminders) until = minute + 2;
    }
    console.log(
      `${sent} reminders in ${until} minutes, ${offers} times offered to ${waiting}, ${asked} questions of people`,
    );
    return barsOf({ reminders, mostOffers, sent, until, offers, refused, busiest: Math.max(...perMinute) });
  } finally {
    await database.close();
    await server.close();
  }
};

/** All of them wait for the first kind of visit in New York. */
const joinAll = async (
  database: Database,
  base: string,
  clinic: FurnishedClinic,
  patients: readonly PatientRef[],
  now: Instant,
): Promise<void> => {
  const { availability } = await connectClinic(database, base, { now });
  const { offers: allOffers } = await availability.catalog(
    patients[0] ?? { practice: clinicId, patient: '' as never },
    'en',
  );
  const [offer] = allOffers.filter(({ location }) => location === (clinic.locations.newYork as string));
  if (offer === undefined) throw new Error('Nothing is offered.');
  const today = dayIn(timeZone, now);
  await join(database, patients, {
    visitReason: offer.visitReason,
    resource: offer.resource,
    location: offer.location,
    weekdays: [],
    partOfDay: 'any',
    days: { start: today, end: addDays(today, 14) },
    noticeMinutes: 120,
  });
};

interface Measured {
  readonly reminders: number;
  readonly mostOffers: number;
  readonly sent: number;
  readonly until: number;
  readonly offers: number;
  readonly refused: number;
  readonly busiest: number;
}

const barsOf = ({ reminders, mostOffers, sent, until, offers, refused, busiest }: Measured): readonly Bar[] => [
  { name: 'reminders that were not sent', measured: reminders - sent, bar: 0, unit: '', better: 'less' },
  { name: 'minutes until all were sent', measured: until, bar: minutes, unit: '', better: 'less' },
  {
    name: 'calls of the busiest minute',
    measured: busiest,
    bar: callsPerMinute,
    unit: '',
    better: 'less',
  },
  {
    name: 'times offered to people who wait',
    measured: offers,
    bar: mostOffers,
    unit: '',
    better: 'more',
  },
  {
    name: 'questions of people that were not answered meanwhile',
    measured: refused,
    bar: 0,
    unit: '',
    better: 'less',
  },
];
