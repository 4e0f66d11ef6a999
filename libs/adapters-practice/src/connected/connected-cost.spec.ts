import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { LocalDate } from '@portico/domain/kernel';
import { checkUpAtNorth } from '../conformance/booking-fixture.ts';
import { ana, now, visit } from '../conformance/practice-fixture.ts';
import { ConnectedAvailability, ConnectedCharts } from './index.ts';
import { capableClinic } from './testing/clinic-books.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { Gateway, holdNamed, keyNamed, later, nine, wanted } from './testing/two-gateways-fixture.ts';

describe('a connected practice’s system is asked no more than is needed', () => {
  let database: Database;
  let system: ConnectedSystem;
  let gateway: Gateway;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await ConnectedSystem.empty(database);
    open(false);
  });
  const open = (holds: boolean) => {
    system = new ConnectedSystem(database, { ...capableClinic, holds });
    gateway = new Gateway(system);
  };
  const callsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = system.network.calls.length;
    await work();
    return system.network.calls.slice(before);
  };
  const day = '2026-03-05' as LocalDate;

  it('three calls for free times, and three to hold one of them; a fourth where the system holds it too', async () => {
    const times = ['times.offered', 'times.hours', 'times.busy'];
    const availability = new ConnectedAvailability(gateway.practices);
    const slots = () => availability.slots(ana.patient, checkUpAtNorth, { start: day, end: day });
    expect(await callsOf(slots)).toEqual(times);
    const hold = () => gateway.holds.keep(ana.patient, wanted(nine), holdNamed('h1'), later);
    expect(await callsOf(hold)).toEqual(times);
    await gateway.holds.release(ana.patient, holdNamed('h1'));
    open(true);
    expect(await callsOf(hold)).toEqual([...times, 'booking.hold']);
  });

  it('one call to book what is held, and none to tell of it', async () => {
    await gateway.holds.keep(ana.patient, wanted(nine), holdNamed('h1'), later);
    const book = () => gateway.booking.book(ana.patient, holdNamed('h1'), keyNamed('k1'));
    expect(await callsOf(book)).toEqual(['booking.book']);
    expect(await callsOf(book)).toEqual([]);
    expect(await callsOf(() => gateway.booking.bookedFor(ana.patient, keyNamed('k1')))).toEqual([]);
    expect(await callsOf(() => gateway.booking.held(ana.patient))).toEqual([]);
  });

  it('one call for a list of visits, a visit, and a whole record', async () => {
    system.clinics.enter([visit('v1', nine), visit('v2', later)]);
    expect(await callsOf(() => gateway.schedule.upcoming(ana.patient, now, 5))).toEqual(['visits.of']);
    expect(await callsOf(() => gateway.schedule.visit(ana.patient, visit('v1', nine).id))).toEqual(['visits.one']);
    const charts = new ConnectedCharts(gateway.practices);
    expect(await callsOf(() => charts.chart(ana.patient))).toEqual(['record.sections']);
  });
});
