import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Booking, FreeTime, PracticeConnection } from '@portico/practice-spi';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { call, connected, days, furnish, ids, offer } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const until = '2026-11-24T14:10:00.000Z';
const tenMinutes = 10 * 60_000;

const freeTimes = async (connection: PracticeConnection): Promise<readonly FreeTime[]> =>
  valueOf((await facet(connection, 'times').free?.(offer, days, call)) ?? { ok: true, value: [] });

const holdsOf = (connection: PracticeConnection): Required<Pick<Booking, 'hold' | 'release'>> & Booking => {
  const booking = facet(connection, 'booking');
  const { hold, release } = booking;
  if (hold === undefined || release === undefined) throw new Error('no holds');
  return { ...booking, hold, release };
};

const wantedAt = (time: FreeTime | undefined, patient = ids.patient) => {
  if (time === undefined) throw new Error('no time');
  return { patient, offer, time };
};

const slot = async () => (await server.list('Slot')).find(({ id }) => id === ids.slot(9));

describe('holds on a FHIR server', () => {
  it('keeps a time for all who share the calendar, in at most two calls', async () => {
    const [mine, theirs] = await Promise.all([connected(server.base), connected(server.base)]);
    const wanted = wantedAt((await freeTimes(mine.connection))[0]);
    mine.host.sent.splice(0);
    const hold = valueOf(await holdsOf(mine.connection).hold(wanted, until, 'hold-1', call));
    expect(mine.host.sent.length).toBeLessThanOrEqual(2);
    expect(hold).toMatchObject({ patient: ids.patient, until, time: { id: ids.slot(9) } });
    expect(await slot()).toMatchObject({ status: 'busy-tentative' });
    expect((await freeTimes(theirs.connection)).length).toBe(2);
    const others = wantedAt(wanted.time, ids.other);
    expect(problemIn(await holdsOf(theirs.connection).book(others, 'theirs', call))).toEqual({ kind: 'conflict' });
    expect(problemIn(await holdsOf(theirs.connection).hold(others, until, 'theirs', call))).toEqual({
      kind: 'conflict',
    });
  });

  it('lets one of twenty hold a time', async () => {
    const [mine, theirs] = await Promise.all([connected(server.base), connected(server.base)]);
    const wanted = wantedAt((await freeTimes(mine.connection))[0]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        holdsOf((index % 2 === 0 ? mine : theirs).connection).hold(wanted, until, `race-${index}`, call),
      ),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect(answers.filter((answer) => problemIn(answer).kind === 'conflict').length).toBe(19);
  });

  it('books what it holds, from another instance too', async () => {
    const [mine, theirs] = await Promise.all([connected(server.base), connected(server.base)]);
    const wanted = wantedAt((await freeTimes(mine.connection))[0]);
    const hold = valueOf(await holdsOf(mine.connection).hold(wanted, until, 'hold-2', call));
    const visit = valueOf(await holdsOf(theirs.connection).book({ ...wanted, hold }, 'book-2', call));
    expect({ state: visit.state, slot: (await slot())?.['status'] }).toEqual({ state: 'booked', slot: 'busy' });
    valueOf(await holdsOf(mine.connection).release(hold, call));
    expect(await slot()).toMatchObject({ status: 'busy' });
  });

  it('gives a time back, and then no other hold of it', async () => {
    const [mine, theirs] = await Promise.all([connected(server.base), connected(server.base)]);
    const wanted = wantedAt((await freeTimes(mine.connection))[0]);
    const hold = valueOf(await holdsOf(mine.connection).hold(wanted, until, 'hold-3', call));
    valueOf(await holdsOf(theirs.connection).release(hold, call));
    expect(await slot()).toMatchObject({ status: 'free' });
    expect(await slot()).not.toHaveProperty('identifier');
    const [again] = await freeTimes(theirs.connection);
    valueOf(await holdsOf(theirs.connection).hold(wantedAt(again, ids.other), until, 'hold-4', call));
    valueOf(await holdsOf(mine.connection).release(hold, call));
    expect(await slot()).toMatchObject({ status: 'busy-tentative' });
  });

  it('offers a time again when its hold is over, and lets another take it', async () => {
    const [mine, theirs] = await Promise.all([connected(server.base), connected(server.base)]);
    const wanted = wantedAt((await freeTimes(mine.connection))[0]);
    const hold = valueOf(await holdsOf(mine.connection).hold(wanted, until, 'hold-5', call));
    expect((await freeTimes(theirs.connection)).length).toBe(2);
    theirs.host.pass(tenMinutes);
    const [again] = await freeTimes(theirs.connection);
    expect(again?.id).toBe(ids.slot(9));
    valueOf(await holdsOf(theirs.connection).book(wantedAt(again, ids.other), 'book-5', call));
    mine.host.pass(tenMinutes);
    const late = await holdsOf(mine.connection).book({ ...wanted, hold }, 'late', call);
    expect(problemIn(late)).toEqual({ kind: 'conflict' });
    expect((await server.list('Appointment')).length).toBe(1);
  });

  it('books by the hold of no one else', async () => {
    const { connection } = await connected(server.base);
    const wanted = wantedAt((await freeTimes(connection))[0]);
    const hold = valueOf(await holdsOf(connection).hold(wanted, until, 'hold-7', call));
    const answer = await holdsOf(connection).book({ ...wanted, patient: ids.other, hold }, 'book-7', call);
    expect(problemIn(answer)).toEqual({ kind: 'conflict' });
    expect(await slot()).toMatchObject({ status: 'busy-tentative', identifier: [{ value: 'hold-7' }] });
  });

  it('restores the hold when the booking is refused', async () => {
    const { connection, host } = await connected(server.base);
    const wanted = wantedAt((await freeTimes(connection))[0]);
    const hold = valueOf(await holdsOf(connection).hold(wanted, until, 'hold-6', call));
    const http = host.http;
    host.http = (request) =>
      request.method === 'POST'
        ? Promise.resolve({ ok: true, value: { status: 422, headers: {}, bytes: new Uint8Array() } })
        : http(request);
    expect(problemIn(await holdsOf(connection).book({ ...wanted, hold }, 'book-6', call))).toMatchObject({
      kind: 'refused',
    });
    expect(await slot()).toMatchObject({ status: 'busy-tentative', identifier: [{ value: 'hold-6' }] });
  });

  it('asks for a visit on some day once, and shows it until the practice answers', async () => {
    const { connection } = await connected(server.base);
    const when = { days: { first: '2026-12-07', last: '2026-12-11' }, words: 'mornings' };
    const request = {
      patient: ids.patient,
      offer: { calendar: ids.schedule, type: ids.service },
      when,
      reason: 'A cough',
    };
    const booking = facet(connection, 'booking');
    const asked = booking.request && valueOf(await booking.request(request, 'ask-1', call));
    const again = booking.request && valueOf(await booking.request(request, 'ask-1', call));
    expect(asked).toMatchObject({
      state: 'requested',
      type: 'Office visit',
      timeOpen: true,
      start: '2026-12-07T00:00:00-05:00',
      end: '2026-12-12T00:00:00-05:00',
    });
    expect(again?.id).toBe(asked?.id);
    const window = { from: '2026-12-08T00:00:00-05:00', before: '2026-12-09T00:00:00-05:00' };
    const listed = valueOf(await facet(connection, 'visits').of(ids.patient, window, undefined, call));
    expect(listed.items.map(({ id, state }) => ({ id, state }))).toEqual([{ id: asked?.id, state: 'requested' }]);
  });
});
