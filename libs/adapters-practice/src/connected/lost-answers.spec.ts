import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { failed, MINUTE, ok, plus, type AppointmentId } from '@portico/domain/kernel';
import { checkUpAtNorth } from '../conformance/booking-fixture.ts';
import { ana, ben, here, now, visit } from '../conformance/practice-fixture.ts';
import { settleOpenBookings } from './index.ts';
import { capableClinic, contraryClinic } from './testing/clinic-books.ts';
import { GatewayDied } from './testing/faulty-clinic-network.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { Gateway, holdNamed, keyNamed, later, nine, told, wanted } from './testing/two-gateways-fixture.ts';

const gone = failed({ kind: 'slot-gone' });
const press = keyNamed('press');
const h1 = holdNamed('h1');
const v1 = 'v1' as AppointmentId;
const undecided = { unavailable: 'busy' };

describe.each([
  { name: 'capable', profile: capableClinic },
  { name: 'contrary', profile: contraryClinic },
])('before a $name system that loses answers', ({ profile }) => {
  let database: Database;
  let system: ConnectedSystem;
  let gateway: Gateway;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await ConnectedSystem.empty(database);
    system = new ConnectedSystem(database, profile);
    gateway = new Gateway(system);
  });
  const hold = () => gateway.holds.keep(ana.patient, wanted(nine), h1, later);
  const book = (by = gateway) => by.booking.book(ana.patient, h1, press);
  const canHold = async () => (await gateway.holds.keep(ben.patient, wanted(nine), holdNamed('b1'), later)).ok;

  it('a booking whose answer is lost is found by its key, and asked once', async () => {
    await hold();
    system.network.losesAnswer.add('booking.book');
    expect(await book()).toMatchObject({ ok: true });
    expect(await book()).toMatchObject({ ok: true });
    expect(system.booked()).toHaveLength(1);
    expect(system.network.calls.filter((call) => call === 'booking.book')).toHaveLength(1);
  });

  it('a booking that died on its way is not repeated while it may arrive, and is afterwards', async () => {
    await hold();
    system.network.losesWrite.add('booking.book');
    expect(await told(book())).toEqual({ unavailable: 'unreachable' });
    for (const by of [gateway, new Gateway(system)]) expect(await told(book(by))).toEqual(undecided);
    expect(await told(gateway.booking.bookedFor(ana.patient, press))).toEqual(undecided);
    expect(system.network.calls.filter((call) => call === 'booking.book')).toHaveLength(1);
    expect(await canHold()).toBe(false);
    system.clock.now = plus(now, MINUTE);
    expect(await book()).toMatchObject({ ok: true });
    expect(system.booked()).toHaveLength(1);
  });

  it('a gateway that dies after the write leaves neither an orphan nor a second visit', async () => {
    await hold();
    system.network.dies.add('booking.book');
    await expect(book()).rejects.toThrow(GatewayDied);
    expect(system.booked()).toHaveLength(1);
    const anew = new Gateway(system);
    const found = await anew.booking.bookedFor(ana.patient, press);
    expect(await anew.schedule.upcoming(ana.patient, now, 5)).toMatchObject([{ id: found, status: 'SCHEDULED' }]);
    expect(await book(anew)).toEqual(ok(found));
    expect(system.booked()).toHaveLength(1);
    expect(await anew.booking.held(ana.patient)).toEqual([]);
  });

  it('what a dead gateway asked for is settled by another one: entered if it arrived, and undone if not', async () => {
    await hold();
    await gateway.holds.keep(ben.patient, wanted(plus(nine, 60 * MINUTE)), holdNamed('h2'), later);
    system.network.dies.add('booking.book');
    await expect(book()).rejects.toThrow(GatewayDied);
    system.network.losesWrite.add('booking.book');
    await told(gateway.booking.book(ben.patient, holdNamed('h2'), keyNamed('k2')));
    const anew = new Gateway(system);
    await settleOpenBookings(anew.practices);
    const open = () => database.rows({ text: 'select booking_key from connected.bookings where visit_id is null' });
    expect(await open()).toHaveLength(2);
    system.clock.now = plus(now, MINUTE);
    await settleOpenBookings(anew.practices);
    expect(await open()).toEqual([]);
    expect(await anew.booking.bookedFor(ana.patient, press)).toBeDefined();
    expect(await anew.booking.bookedFor(ben.patient, keyNamed('k2'))).toBeUndefined();
    expect(await anew.booking.held(ben.patient)).toHaveLength(1);
    expect(system.booked()).toHaveLength(1);
  });

  it('a booking that arrives late is found, and its time stays held past the end of the hold until then', async () => {
    await hold();
    system.clock.now = plus(later, -1);
    system.network.delays.add('booking.book');
    expect(await told(book())).toEqual({ unavailable: 'unreachable' });
    system.clock.now = later;
    const next = () => gateway.holds.keep(ben.patient, wanted(nine), holdNamed('b1'), plus(later, 5 * MINUTE));
    expect((await next()).ok).toBe(false);
    system.network.arriveLate();
    system.clock.now = plus(later, MINUTE);
    await settleOpenBookings(gateway.practices);
    expect(await gateway.booking.bookedFor(ana.patient, press)).toBeDefined();
    expect((await next()).ok).toBe(false);
    expect(system.booked()).toHaveLength(1);
  });

  it('what is chosen while a booking is undecided takes the place of the hold that came to nothing', async () => {
    await hold();
    system.network.losesWrite.add('booking.book');
    await told(book());
    await gateway.holds.keep(ana.patient, wanted(plus(nine, 60 * MINUTE)), holdNamed('h2'), later);
    system.clock.now = plus(now, MINUTE);
    await settleOpenBookings(gateway.practices);
    expect(await gateway.booking.held(ana.patient)).toMatchObject([{ id: 'h2' }]);
  });

  it('a system that is away is asked nothing twice, and the time stays held', async () => {
    await hold();
    system.network.away = true;
    expect(await told(book())).toEqual({ unavailable: 'unreachable' });
    expect(await told(gateway.schedule.upcoming(ana.patient, now, 5))).toEqual({ unavailable: 'unreachable' });
    expect(await gateway.booking.held(ana.patient)).toHaveLength(1);
    system.network.away = false;
    expect(await book()).toMatchObject({ ok: true });
  });

  it('a call that is over its deadline is away, and a write is looked into', async () => {
    await hold();
    system.network.slow.add('booking.book');
    system.deadline.abort();
    expect(await book()).toMatchObject({ ok: true });
    system.network.slow.add('visits.of');
    expect(await told(gateway.schedule.upcoming(ana.patient, now, 5))).toEqual({ unavailable: 'unreachable' });
    expect(system.booked()).toHaveLength(1);
  });

  it('an own hold is checked against the books when it is booked', async () => {
    await hold();
    system.clinics.enter([visit('by-phone', nine, { patient: ben.patient })]);
    expect(await book()).toEqual(gone);
    expect(system.booked()).toMatchObject([{ id: 'by-phone' }]);
    expect(await gateway.booking.held(ana.patient)).toEqual([]);
  });

  it('a cancellation whose answer is lost is told as done, once', async () => {
    system.clinics.enter([visit('v1', nine)]);
    system.network.losesAnswer.add('booking.cancel');
    expect(await gateway.booking.cancel(ana.patient, v1, { id: '1' }, press)).toEqual(ok(undefined));
    expect(await gateway.booking.canceledFor(ana.patient, press)).toBe('v1');
    expect(system.network.calls.filter((call) => call === 'booking.cancel')).toHaveLength(1);
  });

  it('a cancellation that died on its way is not repeated blindly, and a dead gateway forgets none', async () => {
    system.clinics.enter([visit('v1', nine), visit('v2', plus(nine, 60 * MINUTE))]);
    const cancel = (id: AppointmentId, key = press) => gateway.booking.cancel(ana.patient, id, { id: '1' }, key);
    system.network.losesWrite.add('booking.cancel');
    expect(await told(cancel(v1))).toEqual({ unavailable: 'unreachable' });
    expect(await told(gateway.booking.canceledFor(ana.patient, press))).toEqual(undecided);
    expect(await told(cancel(v1, keyNamed('other')))).toEqual(undecided);
    system.network.dies.add('booking.cancel');
    await expect(cancel('v2' as AppointmentId, keyNamed('k2'))).rejects.toThrow(GatewayDied);
    system.clock.now = plus(now, MINUTE);
    const anew = new Gateway(system);
    await settleOpenBookings(anew.practices);
    expect(await anew.booking.canceledFor(ana.patient, press)).toBeUndefined();
    expect(await anew.booking.canceledFor(ana.patient, keyNamed('k2'))).toBe('v2');
    expect(await cancel(v1, keyNamed('k3'))).toEqual(ok(undefined));
  });

  it('a visit that the staff changes meanwhile is read anew and canceled all the same', async () => {
    system.clinics.enter([visit('v1', nine)]);
    system.network.meanwhile.set('booking.cancel', () =>
      system.clinics.enter([visit('v1', nine, { comment: 'Bring your card.' })]),
    );
    expect(await gateway.booking.cancel(ana.patient, v1, { id: '1' }, press)).toEqual(ok(undefined));
    expect(system.booked()).toEqual([]);
  });

  it('a visit that the staff cancels meanwhile is not told as canceled under the key', async () => {
    system.clinics.enter([visit('v1', nine)]);
    system.network.meanwhile.set('visits.one', () =>
      system.clinics.enter([visit('v1', nine, { status: 'CANCELLED' })]),
    );
    expect(await gateway.booking.cancel(ana.patient, v1, { id: '1' }, press)).toEqual(
      failed({ kind: 'already-canceled' }),
    );
    expect(await gateway.booking.canceledFor(ana.patient, press)).toBeUndefined();
  });

  it('a request whose answer is lost is entered once', async () => {
    const ask = () =>
      gateway.requests.request(
        ana.patient,
        { offer: checkUpAtNorth, when: { kind: 'time', start: nine }, language: 'en' },
        press,
      );
    system.network.losesAnswer.add('booking.request');
    const id = await ask();
    expect(id).toBeDefined();
    expect(await ask()).toBe(id);
    expect(system.clinics.at(here.id).books.visits.size).toBe(1);
  });
});
