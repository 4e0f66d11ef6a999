import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Bundle, Location, Patient } from 'fhir/r4';
import { startContrary, type ContraryServer } from '../contrary/misbehaving-fhir-server.ts';
import { profiles, type ProfileName } from '../contrary/server-profiles.ts';
import { startMedplum, type MedplumServer } from '../medplum/medplum-server.ts';
import { clientOf, jsonIn } from '../testing/fhir-test-client.ts';
import { tuesday } from '../testing/contrary-clinic.ts';
import { booksOf, doubleBookings } from './double-bookings.ts';
import { furnish } from './furnish-clinic.ts';
import { openTimes } from './sample-schedule.ts';

const scene = { now: tuesday, timesADay: 1 };

describe('a clinic that is furnished by FHIR', () => {
  let medplum: MedplumServer;
  const contrary: ContraryServer[] = [];
  const bases = new Map<string, string>();
  beforeAll(async () => {
    medplum = await startMedplum();
    bases.set('medplum', medplum.base('one'));
    for (const profile of Object.keys(profiles) as ProfileName[]) {
      const server = await startContrary({ profile, now: () => tuesday });
      contrary.push(server);
      bases.set(profile, server.url);
    }
  });
  afterAll(() => Promise.all([medplum, ...contrary].map((server) => server.close())));

  it.each(['medplum', ...Object.keys(profiles)])('is the same at %s, and not told of', async (name) => {
    const base = bases.get(name) ?? '';
    medplum.log();
    const clinic = await furnish(base, scene);
    const books = await booksOf(base);
    const busy = books.slots.filter(({ status }) => status === 'busy').map(({ id }) => id);
    expect(books.slots.map(({ id }) => id).toSorted()).toEqual(clinic.slots.map(({ id }) => id).toSorted());
    expect(books.appointments.map(({ id }) => id).toSorted()).toEqual(Object.values(clinic.appointments).toSorted());
    expect(busy.toSorted()).toEqual(
      clinic.slots
        .filter(({ status }) => status === 'busy')
        .map(({ id }) => id)
        .toSorted(),
    );
    expect({ busy: busy.length, doubles: doubleBookings(books) }).toEqual({ busy: 2, doubles: [] });
    expect([...medplum.log(), ...contrary.flatMap((server) => server.log())]).toEqual([]);
  });

  it('has two places in two zones, and people with every kind of name', async () => {
    const base = medplum.base('two');
    await furnish(base, scene);
    const call = clientOf(base);
    const all = async <T extends object>(kind: string) =>
      (jsonIn<Bundle>(await call('GET', `${kind}?_count=50`)).entry ?? []).map(
        ({ resource }) => resource as unknown as T,
      );
    const places = await all<Location>('Location');
    const people = await all<Patient>('Patient');
    expect(places.map(({ extension }) => extension?.[0]?.valueCode)).toEqual(['America/New_York', 'America/Phoenix']);
    expect(people).toHaveLength(6);
    expect(people.map(({ name }) => name?.[0]?.family?.length)).toContain(300);
    expect(people.flatMap(({ telecom = [] }) => telecom).filter(({ system }) => system === 'email')).toHaveLength(6);
  });

  it('is open on weekdays of the next 60 days, at the clock of its place across the change of clocks', () => {
    const times = openTimes('America/New_York', { now: Date.UTC(2026, 9, 20, 16), timesADay: 1 });
    const starts = times.map(({ start }) => start);
    expect(starts).toContain('2026-10-30T09:00:00-04:00');
    expect(starts).toContain('2026-11-02T09:00:00-05:00');
    expect(starts.filter((start) => [0, 6].includes(new Date(start.slice(0, 10)).getUTCDay()))).toEqual([]);
    expect({ first: starts[0], last: starts.at(-1) }).toEqual({
      first: '2026-10-21T09:00:00-04:00',
      last: '2026-12-18T09:00:00-05:00',
    });
    expect(openTimes('America/Phoenix', { now: tuesday, timesADay: 1 })[0]?.start).toBe('2026-11-24T16:00:00.000Z');
  });
});
