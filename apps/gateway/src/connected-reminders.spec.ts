import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { inBackground } from '@portico/adapters-practice/connections';
import { PostgresOutbox } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { usualVisitRules } from '@portico/domain/appointments';
import { DAY, HOUR, instant, isoOf, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import { furnish, startMedplum, type FurnishedClinic, type MedplumServer } from '@portico/fhir-servers';
import type { Composed } from './composition/compose.ts';
import { parsePractices } from './config/index.ts';
import { machineFor, openPractices } from './open-practice-connections.ts';
import { composedAt } from './testing/gateway-without-http.ts';
import { noon } from './testing/running-gateway.ts';
import { story } from './testing/scenario-steps.ts';

const tenant = 'seaside';
const [before = 0] = usualVisitRules.remindersBefore.toSorted((a, b) => b - a);

const settings = (base: string) => ({
  seaside: {
    name: 'Seaside Family Medicine',
    phone: '(305) 555-0100',
    timeZone: 'America/New_York',
    behavior: 'carecloud',
    booking: { leadMinutes: 0 },
    connection: { adapter: 'fhir', base, auth: { type: 'none' }, quirks: 'medplum', callsPerMinute: 60 },
  },
});

describe('reminders at a practice with a system of its own, of a patient whom only that system knows', () => {
  let medplum: MedplumServer;
  let clinic: FurnishedClinic;
  let database: Database;
  let gateway: Composed;
  let now: Instant = noon;
  let isAway = false;

  const connect = async (): Promise<Composed> => {
    const file = parsePractices(JSON.stringify(settings(medplum.base(tenant))));
    if (!file.ok) throw new Error(file.error.join(' '));
    const opened = await openPractices(file.value, {
      ...machineFor(undefined, () => undefined),
      now: () => now,
      fetch: (address, init) => (isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(address, init)),
    });
    if (!opened.ok) throw new Error(opened.error.join(' '));
    return composedAt(opened.value, database, () => now);
  };

  const appointment = async (id: string) => {
    const found = (await medplum.list(tenant, 'Appointment')).find((each) => each['id'] === id);
    if (found === undefined) throw new Error('There is no such visit.');
    return found;
  };
  const startOf = async (id: string): Promise<Instant> => instant(Date.parse(String((await appointment(id))['start'])));
  /** What the practice's own staff does in its own system. */
  const changed = async (id: string, change: object): Promise<void> =>
    medplum.put(tenant, { ...(await appointment(id)), ...change });
  const movedTo = (id: string, start: Instant): Promise<void> =>
    changed(id, { start: isoOf(start), end: isoOf(plus(start, 30 * MINUTE)) });
  const round = (at: Instant): Promise<number> => {
    now = at;
    return inBackground(() => gateway.reminderWorker.round());
  };
  const told = async () =>
    (await new PostgresOutbox(database).waiting(100))
      .flatMap(({ notification, to }) =>
        notification.kind === 'visit-reminder' ? [{ start: notification.start, to }] : [],
      )
      .toSorted((a, b) => a.start - b.start);

  beforeAll(async () => {
    medplum = await startMedplum();
    clinic = await furnish(medplum.base(tenant), { now: noon, timesADay: 4 });
    database = await openMigrated();
    gateway = await connect();
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await medplum.close();
  });

  const it = story();
  const reminded = async () => ({ pena: clinic.appointments.coming, start: await startOf(clinic.appointments.coming) });

  it('goes where the practice reaches them, once, in a few calls', async () => {
    const { start } = await reminded();
    expect(await round(plus(start, -before * MINUTE - 1))).toBe(0);
    medplum.log();
    expect(await round(plus(start, -before * MINUTE))).toBe(1);
    expect(medplum.log().filter((call) => call.includes('Patient/'))).toEqual([]);
    expect(await told()).toMatchObject([{ start, to: { address: 'patient1@clinic.example' } }]);
    expect(await round(plus(start, -before * MINUTE + MINUTE))).toBe(0);
  });

  it('comes anew when the practice moves the visit, and for its new time alone', async () => {
    const { pena, start } = await reminded();
    const moved = plus(start, 3 * DAY);
    await movedTo(pena, moved);
    expect(await round(plus(start, -HOUR))).toBe(0);
    expect(await round(plus(moved, -before * MINUTE))).toBe(1);
    expect((await told()).map((one) => one.start)).toEqual([start, moved]);
  });

  it('is withdrawn when the practice cancels the visit', async () => {
    const { pena, start } = await reminded();
    const moved = plus(start, 3 * DAY);
    await movedTo(pena, moved);
    await changed(pena, { status: 'cancelled' });
    expect(await round(plus(moved, -before * MINUTE))).toBe(0);
    expect(await told()).toHaveLength(2);
  });

  it('waits while the system is away, and is sent when it is back', async () => {
    const { pena, start } = await reminded();
    const moved = plus(start, 3 * DAY);
    await movedTo(pena, moved);
    await changed(pena, { status: 'booked' });
    isAway = true;
    expect(await round(plus(moved, -before * MINUTE))).toBe(0);
    expect(await round(plus(moved, -before * MINUTE + MINUTE))).toBe(0);
    isAway = false;
    expect(await round(plus(moved, -before * MINUTE + 5 * MINUTE))).toBe(1);
    expect((await told()).at(-1)?.start).toBe(moved);
  });
});
