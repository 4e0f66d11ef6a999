import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FreeTime, PracticeConnection, WantedVisit } from '@portico/practice-spi';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { startLosingProxy, type LosingProxy } from '../testing/answer-losing-proxy.ts';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { call, connected, days, furnish, ids, offer } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
let proxy: LosingProxy;
beforeAll(async () => {
  server = await startClinicServer();
  proxy = await startLosingProxy(server.base);
}, 60_000);
afterAll(async () => {
  await proxy.close();
  await server.close();
});
beforeEach(() => furnish(server));

const freeTimes = async (connection: PracticeConnection): Promise<readonly FreeTime[]> =>
  valueOf((await facet(connection, 'times').free?.(offer, days, call)) ?? { ok: true, value: [] });

const timeAt = async (connection: PracticeConnection, hour = 9): Promise<FreeTime> => {
  const found = (await freeTimes(connection)).find(({ id }) => id === ids.slot(hour));
  if (found === undefined) throw new Error('the time is not free');
  return found;
};

const wanting = (time: FreeTime, more: Partial<WantedVisit> = {}): WantedVisit => ({
  patient: ids.patient,
  offer,
  time,
  reason: 'A cough',
  ...more,
});

const slotStatus = async (hour = 9) => (await server.list('Slot')).find(({ id }) => id === ids.slot(hour))?.['status'];
const statuses = async () => (await server.list('Appointment')).map(({ status }) => status).sort();
const books = async () => ({ appointments: await statuses(), slot: await slotStatus() });

describe('booking on a FHIR server', () => {
  it('books a time as it was offered, in at most three calls', async () => {
    const { connection, host } = await connected(server.base);
    const time = await timeAt(connection);
    host.sent.splice(0);
    const visit = valueOf(await facet(connection, 'booking').book(wanting(time), 'book-1', call));
    expect(visit).toMatchObject({
      patient: ids.patient,
      state: 'booked',
      start: '2026-12-01T09:00:00-05:00',
      reason: 'A cough',
      key: 'book-1',
      confirmed: false,
      offer,
      provider: { id: ids.provider, name: 'Dr. Luz Rivera', specialty: 'Family medicine' },
      place: { id: ids.place, name: 'Main Street', lines: ['1 Main St'], city: 'Miami', phone: '305-555-0199' },
    });
    expect(host.sent.length).toBeLessThanOrEqual(3);
    expect(await books()).toEqual({ appointments: ['booked'], slot: 'busy' });
    expect((await freeTimes(connection)).map(({ id }) => id)).toEqual([ids.slot(10), ids.slot(11)]);
  });

  it('lets one of twenty through who book one slot at once over two connections', async () => {
    const [first, second] = await Promise.all([connected(server.base), connected(server.base)]);
    const time = await timeAt(first.connection);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const { connection } = index % 2 === 0 ? first : second;
        const patient = index % 3 === 0 ? ids.patient : ids.other;
        return facet(connection, 'booking').book(wanting(time, { patient }), `race-${index}`, call);
      }),
    );
    const kinds = answers.map((answer) => problemIn(answer).kind).sort();
    expect(kinds).toEqual([...Array.from({ length: 19 }, () => 'conflict'), 'ok']);
    expect(await books()).toEqual({ appointments: ['booked'], slot: 'busy' });
  });

  it('books once for each key, also when the same call comes again or side by side', async () => {
    const [first, second] = await Promise.all([connected(server.base), connected(server.base)]);
    const time = await timeAt(first.connection);
    const wanted = wanting(time);
    const booked = valueOf(await facet(first.connection, 'booking').book(wanted, 'same', call));
    const again = valueOf(await facet(second.connection, 'booking').book(wanted, 'same', call));
    const other = wanting(await timeAt(second.connection, 10));
    const elsewhere = valueOf(await facet(second.connection, 'booking').book(other, 'same', call));
    expect([again.id, elsewhere.id]).toEqual([booked.id, booked.id]);
    expect({ ...(await books()), next: await slotStatus(10) }).toEqual({
      appointments: ['booked'],
      slot: 'busy',
      next: 'free',
    });
  });

  it('answers unknown when the answer to a booking is lost, and finds it by its key', async () => {
    const { connection } = await connected(proxy.base);
    const booking = facet(connection, 'booking');
    const time = await timeAt(connection);
    proxy.loseAnswerOf('POST', /\/Appointment$/);
    expect(problemIn(await booking.book(wanting(time), 'lost-1', call))).toEqual({ kind: 'unknown' });
    const found = valueOf(await booking.byKey(ids.patient, 'lost-1', call));
    expect(found).toMatchObject({ state: 'booked', key: 'lost-1' });
    expect(problemIn(await booking.byKey(ids.other, 'lost-1', call))).toEqual({ kind: 'gone' });
    expect(await books()).toEqual({ appointments: ['booked'], slot: 'busy' });
  });

  it.each([
    { what: 'of another calendar', slot: { schedule: { reference: 'Schedule/other' } } },
    { what: 'that was moved meanwhile', slot: { start: '2026-12-01T08:45:00-05:00' } },
    { what: 'that was taken meanwhile', slot: { status: 'busy' } },
    { what: 'that was closed', slot: { status: 'busy-unavailable' } },
  ])('books no slot $what', async ({ slot }) => {
    const { connection } = await connected(server.base);
    const time = await timeAt(connection);
    const [before] = (await server.list('Slot')).filter(({ id }) => id === time.id);
    await server.put({ ...before, ...slot });
    const { version: _seen, ...unseen } = time;
    for (const each of [time, unseen]) {
      const answer = await facet(connection, 'booking').book(wanting(each), 'late', call);
      expect(problemIn(answer)).toEqual({ kind: 'conflict' });
    }
    expect((await server.list('Appointment')).length).toBe(0);
  });

  it('books a slot whose other parts were changed meanwhile', async () => {
    const { connection } = await connected(server.base);
    const time = await timeAt(connection);
    const [before] = (await server.list('Slot')).filter(({ id }) => id === time.id);
    await server.put({ ...before, comment: 'Room 2' });
    valueOf(await facet(connection, 'booking').book(wanting(time), 'changed', call));
    const [after] = (await server.list('Slot')).filter(({ id }) => id === time.id);
    expect(after).toMatchObject({ status: 'busy', comment: 'Room 2' });
  });

  it('goes on when only the answer to the claim of the slot is lost', async () => {
    const { connection } = await connected(proxy.base);
    const time = await timeAt(connection);
    proxy.loseAnswerOf('PUT', /\/Slot\//);
    valueOf(await facet(connection, 'booking').book(wanting(time), 'lost-2', call));
    expect(await books()).toEqual({ appointments: ['booked'], slot: 'busy' });
  });

  it('frees the slot of a booking that died between claim and visit, but not while it may still arrive', async () => {
    const { connection, host } = await connected(server.base);
    const booking = facet(connection, 'booking');
    const [slot] = (await server.list('Slot')).filter(({ id }) => id === ids.slot(9));
    const since = new Date(host.now()).toISOString();
    const identifier = [{ system: 'urn:portico:claim', value: 'died', period: { start: since } }];
    await server.put({ ...slot, status: 'busy', identifier });
    expect(problemIn(await booking.byKey(ids.patient, 'died', call))).toEqual({ kind: 'unknown' });
    host.pass(61_000);
    expect(problemIn(await booking.byKey(ids.patient, 'died', call))).toEqual({ kind: 'gone' });
    expect(await slotStatus()).toBe('free');
  });

  it('gives the slot back when the server refuses the visit', async () => {
    const { connection, host } = await connected(server.base);
    const time = await timeAt(connection);
    const http = host.http;
    host.http = (request) =>
      request.method === 'POST' && request.url.endsWith('/Appointment')
        ? Promise.resolve({ ok: true, value: { status: 422, headers: {}, bytes: new Uint8Array() } })
        : http(request);
    const answer = await facet(connection, 'booking').book(wanting(time), 'refused', call);
    expect(problemIn(answer)).toEqual({ kind: 'refused', why: '422' });
    expect(await books()).toEqual({ appointments: [], slot: 'free' });
  });

  it('has the slot looked into by its key when it can be given back no more', async () => {
    const { connection, host } = await connected(server.base);
    const time = await timeAt(connection);
    const http = host.http;
    let isAway = false;
    host.http = (request) => {
      isAway ||= request.method === 'POST' && request.url.endsWith('/Appointment');
      return isAway ? Promise.resolve({ ok: false, error: { kind: 'away' } }) : http(request);
    };
    const booking = facet(connection, 'booking');
    expect(problemIn(await booking.book(wanting(time), 'away', call))).toEqual({ kind: 'unknown' });
    expect(await books()).toEqual({ appointments: [], slot: 'busy' });
    host.http = http;
    host.pass(61_000);
    expect(problemIn(await booking.byKey(ids.patient, 'away', call))).toEqual({ kind: 'gone' });
    expect(await books()).toEqual({ appointments: [], slot: 'free' });
  });

  it('cancels once and frees the slot, and refuses a version that is old', async () => {
    const { connection } = await connected(server.base);
    const booking = facet(connection, 'booking');
    const visit = valueOf(await booking.book(wanting(await timeAt(connection)), 'cancel', call));
    const reason = { kind: 'patient' } as const;
    expect(problemIn(await booking.cancel(ids.patient, visit.id, reason, 'old', call))).toEqual({ kind: 'conflict' });
    expect(problemIn(await booking.cancel(ids.other, visit.id, reason, undefined, call))).toEqual({ kind: 'gone' });
    expect(valueOf(await booking.cancel(ids.patient, visit.id, reason, visit.version, call)).state).toBe('canceled');
    expect(valueOf(await booking.cancel(ids.patient, visit.id, reason, visit.version, call)).state).toBe('canceled');
    expect(await books()).toEqual({ appointments: ['cancelled'], slot: 'free' });
    expect((await freeTimes(connection)).length).toBe(3);
  });

  it('leaves the slot to its next visit when a canceled one is canceled again', async () => {
    const { connection } = await connected(server.base);
    const booking = facet(connection, 'booking');
    const visit = valueOf(await booking.book(wanting(await timeAt(connection)), 'first', call));
    await booking.cancel(ids.patient, visit.id, { kind: 'other' }, undefined, call);
    valueOf(await booking.book(wanting(await timeAt(connection), { patient: ids.other }), 'second', call));
    await booking.cancel(ids.patient, visit.id, { kind: 'other' }, undefined, call);
    expect(await books()).toEqual({ appointments: ['booked', 'cancelled'], slot: 'busy' });
  });

  it('leaves the slot to a booking that is under way when a canceled visit is canceled again', async () => {
    const { connection, host } = await connected(server.base);
    const booking = facet(connection, 'booking');
    const visit = valueOf(await booking.book(wanting(await timeAt(connection)), 'first', call));
    await booking.cancel(ids.patient, visit.id, { kind: 'other' }, undefined, call);
    const [slot] = (await server.list('Slot')).filter(({ id }) => id === ids.slot(9));
    const period = { start: new Date(host.now()).toISOString() };
    const identifier = [{ system: 'urn:portico:claim', value: 'under-way', period }];
    await server.put({ ...slot, status: 'busy', identifier });
    await booking.cancel(ids.patient, visit.id, { kind: 'other' }, undefined, call);
    expect(await slotStatus()).toBe('busy');
  });

  it('books once for each key on a server that keeps no identifiers on slots', async () => {
    const { connection, host } = await connected(server.base);
    const wanted = wanting(await timeAt(connection));
    const http = host.http;
    host.http = (request) => {
      if (request.method !== 'PUT' || !request.url.includes('/Slot/')) return http(request);
      const { identifier: _dropped, ...rest } = JSON.parse(request.body ?? '') as Record<string, unknown>;
      return http({ ...request, body: JSON.stringify(rest) });
    };
    const booking = facet(connection, 'booking');
    const booked = valueOf(await booking.book(wanted, 'same', call));
    expect(valueOf(await booking.book(wanted, 'same', call)).id).toBe(booked.id);
    expect(problemIn(await booking.book(wanted, 'other', call))).toEqual({ kind: 'conflict' });
    valueOf(await booking.cancel(ids.patient, booked.id, { kind: 'patient' }, undefined, call));
    expect(await books()).toEqual({ appointments: ['cancelled'], slot: 'free' });
  });

  it('moves a visit: the new time is booked first, and the old one is freed', async () => {
    const { connection } = await connected(server.base);
    const booking = facet(connection, 'booking');
    const old = valueOf(await booking.book(wanting(await timeAt(connection)), 'before', call));
    const moved = wanting(await timeAt(connection, 10), { moves: old.id });
    expect(valueOf(await booking.book(moved, 'after', call)).start).toBe('2026-12-01T10:00:00-05:00');
    expect({ ...(await books()), next: await slotStatus(10) }).toEqual({
      appointments: ['booked', 'cancelled'],
      slot: 'free',
      next: 'busy',
    });
  });

  it('leaves alone what a server takes for the visit of a key and is not', async () => {
    const { connection, host } = await connected(server.base);
    const time = await timeAt(connection);
    const foreign = {
      resourceType: 'Appointment',
      id: '77777777-7777-4777-8777-000000000009',
      status: 'booked',
      slot: [{ reference: `Slot/${ids.slot(9)}` }],
      participant: [{ actor: { reference: `Patient/${ids.other}` }, status: 'accepted' }],
    };
    await server.put(foreign);
    const http = host.http;
    host.http = (request) => {
      const bytes = new TextEncoder().encode(JSON.stringify(foreign));
      const headers = { 'content-type': 'application/fhir+json' };
      const isCreation = request.method === 'POST' && request.url.endsWith('/Appointment');
      return isCreation ? Promise.resolve({ ok: true, value: { status: 200, headers, bytes } }) : http(request);
    };
    const answer = await facet(connection, 'booking').book(wanting(time), 'mine', call);
    expect(problemIn(answer)).toEqual({ kind: 'malformed', what: 'Appointment.identifier' });
    expect(await books()).toEqual({ appointments: ['booked'], slot: 'free' });
  });

  it.each([
    { what: 'Appointment.start', made: { start: '2026-12-01T09:15:00-05:00' } },
    { what: 'Appointment.participant', made: { participant: [] } },
    { what: 'Appointment.status', made: { status: 'noshow' } },
  ])('withdraws a visit that came out otherwise: $what', async ({ what, made }) => {
    const { connection, host } = await connected(server.base);
    const time = await timeAt(connection);
    const http = host.http;
    host.http = (request) => {
      if (request.method !== 'POST' || !request.url.endsWith('/Appointment')) return http(request);
      return http({ ...request, body: JSON.stringify({ ...JSON.parse(request.body ?? ''), ...made }) });
    };
    const answer = await facet(connection, 'booking').book(wanting(time), 'other', call);
    expect(problemIn(answer)).toEqual({ kind: 'malformed', what });
    expect(await books()).toEqual({ appointments: ['entered-in-error'], slot: 'free' });
  });

  it('gives the new time back when the old visit cannot be canceled', async () => {
    const { connection } = await connected(server.base);
    const booking = facet(connection, 'booking');
    const old = valueOf(await booking.book(wanting(await timeAt(connection)), 'before', call));
    valueOf(
      (await facet(connection, 'visits').arrive?.(ids.patient, old.id, undefined, call)) ?? {
        ok: false,
        error: { kind: 'not-offered' },
      },
    );
    const moved = wanting(await timeAt(connection, 10), { moves: old.id });
    expect(problemIn(await booking.book(moved, 'after', call))).toMatchObject({ kind: 'refused' });
    expect({ ...(await books()), next: await slotStatus(10) }).toEqual({
      appointments: ['arrived', 'cancelled'],
      slot: 'busy',
      next: 'free',
    });
  });
});
