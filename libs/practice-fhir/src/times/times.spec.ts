import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dayAfter, momentAt, startOfDay } from '../parse-moments.ts';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { call, connected, days, furnish, ids, offer } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const freeOf = async (connection: Awaited<ReturnType<typeof connected>>['connection'], at = offer, range = days) =>
  (await facet(connection, 'times').free?.(at, range, call)) ??
  ({ ok: false, error: { kind: 'not-offered' } } as const);

const slotAt = (number: number, start: string, more: Record<string, unknown> = {}) =>
  server.put({
    resourceType: 'Slot',
    id: `88888888-8888-4888-8888-${String(number).padStart(12, '0')}`,
    schedule: { reference: `Schedule/${ids.schedule}` },
    status: 'free',
    start,
    end: new Date(Date.parse(start) + 1_800_000).toISOString(),
    ...more,
  });

describe('times on a FHIR server', () => {
  it('offers each kind of visit on its calendar at its place', async () => {
    const { connection } = await connected(server.base, { visitMinutes: { [ids.service]: 40 } });
    expect(valueOf(await facet(connection, 'times').offered(call))).toMatchObject({
      calendars: [{ id: ids.schedule, provider: { id: ids.provider, name: 'Dr. Luz Rivera' } }],
      types: [{ id: ids.service, name: 'Office visit', minutes: 40 }],
      places: [{ id: ids.place, name: 'Main Street', state: 'FL' }],
      offers: [offer],
    });
  });

  it('leaves out and counts a calendar on which nothing can be booked, and one that is closed', async () => {
    await server.put({
      resourceType: 'Schedule',
      id: '55555555-5555-4555-8555-555555555552',
      actor: [{ reference: `Location/${ids.place}` }],
    });
    await server.put({
      resourceType: 'Schedule',
      id: '55555555-5555-4555-8555-555555555553',
      active: false,
      actor: [],
    });
    const { connection, host } = await connected(server.base);
    expect(valueOf(await facet(connection, 'times').offered(call)).calendars.length).toBe(1);
    expect(host.told).toEqual([{ event: 'fhir-schedules-left-out', facts: { count: 1 } }]);
  });

  it('offers kinds of visit by the codes of a calendar without services', async () => {
    const coded = { system: 'urn:types', code: 'flu', display: 'Flu shot' };
    const id = '55555555-5555-4555-8555-555555555554';
    await server.put({
      resourceType: 'Schedule',
      id,
      serviceType: [{ coding: [coded] }],
      actor: [{ reference: `Practitioner/${ids.provider}` }, { reference: `Location/${ids.place}` }],
    });
    const schedule = { reference: `Schedule/${id}` };
    await slotAt(1, '2026-12-01T15:00:00Z', { schedule, serviceType: [{ coding: [coded] }] });
    await slotAt(2, '2026-12-01T16:00:00Z', { schedule, serviceType: [{ coding: [{ ...coded, code: 'x-ray' }] }] });
    await slotAt(3, '2026-12-01T17:00:00Z', { schedule });
    const { connection } = await connected(server.base);
    const found = await freeOf(connection, { calendar: id, type: 'urn:types|flu', place: ids.place });
    expect(valueOf(found).map(({ start }) => start)).toEqual(['2026-12-01T15:00:00Z', '2026-12-01T17:00:00Z']);
  });

  it('lists free times of the days as the practice counts them, with no more than two calls', async () => {
    await slotAt(1, '2026-12-01T23:30:00-05:00');
    await slotAt(2, '2026-12-02T00:00:00-05:00');
    await slotAt(3, '2026-12-01T00:00:00-05:00');
    await slotAt(4, '2026-11-30T23:30:00-05:00');
    await slotAt(5, '2026-12-01T12:00:00-05:00', { status: 'busy' });
    await slotAt(6, '2026-12-01T13:00:00-05:00', { status: 'busy-tentative' });
    await slotAt(7, '2026-12-01T14:00:00-05:00', { status: 'entered-in-error' });
    const { connection, host } = await connected(server.base);
    valueOf(await freeOf(connection));
    host.sent.splice(0);
    const times = valueOf(await freeOf(connection));
    expect(host.sent.length).toBeLessThanOrEqual(2);
    expect(times.map(({ start }) => start)).toEqual([
      '2026-12-01T00:00:00-05:00',
      '2026-12-01T09:00:00-05:00',
      '2026-12-01T10:00:00-05:00',
      '2026-12-01T11:00:00-05:00',
      '2026-12-01T23:30:00-05:00',
    ]);
  });

  it.each([
    { zone: 'America/New_York', day: '2026-03-08', hours: 23 },
    { zone: 'America/New_York', day: '2026-11-01', hours: 25 },
    { zone: 'America/Phoenix', day: '2026-03-08', hours: 24 },
    // Clocks skip midnight there, and here they are moved an hour before it.
    { zone: 'America/Havana', day: '2026-03-08', hours: 23 },
    { zone: 'America/Nuuk', day: '2026-03-28', hours: 23 },
    { zone: 'America/Nuuk', day: '2026-03-29', hours: 24 },
  ])('knows that $day has $hours hours in $zone', ({ zone, day, hours }) => {
    const [from, before] = [day, dayAfter(day)].map((each) => Date.parse(startOfDay(each, zone)));
    expect(((before ?? 0) - (from ?? 0)) / 3_600_000).toBe(hours);
  });

  it('knows a kind of visit by video, by its code', async () => {
    const type = [{ coding: [{ system: 'http://snomed.info/sct', code: '448337001' }] }];
    await server.put({ resourceType: 'HealthcareService', id: ids.service, name: 'Video visit', type });
    const { connection } = await connected(server.base);
    expect(valueOf(await facet(connection, 'times').offered(call)).types).toMatchObject([{ video: true }]);
  });

  it.each([
    { written: '2026-12-01T09:00:00-05:00', read: '2026-12-01T09:00:00-05:00' },
    { written: '2026-12-01T09:00-05', read: '2026-12-01T09:00:00-05:00' },
    { written: '2026-12-01T14:00:00.5Z', read: '2026-12-01T14:00:00.5Z' },
    { written: '2026-12-01T09:00:00', read: undefined },
    { written: '2026-12-01', read: undefined },
    { written: '2026-13-01T09:00:00Z', read: undefined },
  ])('reads the moment $written', ({ written, read }) => {
    expect(momentAt({ start: written }, 'start')).toBe(read);
  });

  it('leaves out and counts a slot whose times cannot be read', async () => {
    await slotAt(1, '2026-12-01T15:00:00Z', { end: '2026-12-01T15:30:00' });
    const { connection, host } = await connected(server.base);
    expect(valueOf(await freeOf(connection)).length).toBe(3);
    expect(host.told).toEqual([{ event: 'fhir-rows-left-out', facts: { what: 'Slot.start', count: 1 } }]);
  });

  it('offers no time that is past', async () => {
    const { connection, host } = await connected(server.base);
    host.pass(Date.parse('2026-12-01T10:00:00-05:00') - host.now() + 1);
    expect(valueOf(await freeOf(connection)).map(({ id }) => id)).toEqual([ids.slot(11)]);
  });

  it('asks for the directory again when its time to live is over, and not before', async () => {
    const { connection, host } = await connected(server.base, { directoryMinutes: 15 });
    const asked = async () => {
      host.sent.splice(0);
      valueOf(await facet(connection, 'times').offered(call));
      return host.sent.length;
    };
    expect(await asked()).toBeGreaterThan(0);
    host.pass(15 * 60_000 - 1);
    expect(await asked()).toBe(0);
    host.pass(1);
    expect(await asked()).toBeGreaterThan(0);
  });

  it('knows no offer that the practice does not have', async () => {
    const { connection } = await connected(server.base);
    expect(problemIn(await freeOf(connection, { ...offer, type: 'none' }))).toEqual({ kind: 'gone' });
  });
});
