import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PracticeConnection } from '@portico/practice-spi';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { call, connected, days, furnish, ids, offer } from '../testing/small-practice-fixture.ts';

const plain = { conditionalCreate: false, versioning: 'no-version' };

/** It takes no condition at all: neither a version nor a search before it creates. */
let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer({
    declared: { Slot: plain, Appointment: plain, Patient: plain },
    ignoredHeaders: ['if-match', 'if-none-exist', 'if-unmodified-since'],
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const timesOf = async (connection: PracticeConnection) =>
  valueOf((await facet(connection, 'times').free?.(offer, days, call)) ?? { ok: true, value: [] });

const booked = async () => (await server.list('Appointment')).filter(({ status }) => status === 'booked').length;

describe('booking on a server without versions and conditions', () => {
  it.each([1, 2, 3, 4, 5].map((round) => ({ round })))('never books a slot twice: round $round', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => connected(server.base)));
    const connections = all.map(({ connection }) => connection);
    const [first] = connections;
    const [time] = first === undefined ? [] : await timesOf(first);
    if (time === undefined) throw new Error('no time');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const connection = connections[index % connections.length] ?? first;
        if (connection === undefined) throw new Error('no connection');
        return facet(connection, 'booking').book({ patient: ids.patient, offer, time }, `race-${index}`, call);
      }),
    );
    const successes = answers.filter(({ ok }) => ok).length;
    expect(successes).toBeLessThanOrEqual(1);
    expect(await booked()).toBe(successes);
  });

  it('books and cancels, and the slot follows', async () => {
    const { connection } = await connected(server.base);
    const [time] = await timesOf(connection);
    if (time === undefined) throw new Error('no time');
    const booking = facet(connection, 'booking');
    const wanted = { patient: ids.patient, offer, time };
    const visit = valueOf(await booking.book(wanted, 'once', call));
    expect(valueOf(await booking.book(wanted, 'once', call)).id).toBe(visit.id);
    expect(await booked()).toBe(1);
    valueOf(await booking.cancel(ids.patient, visit.id, { kind: 'patient' }, visit.version, call));
    expect((await timesOf(connection)).length).toBe(3);
  });

  it('yields to a visit that the office put on the slot without marking it', async () => {
    const { connection } = await connected(server.base);
    const [time] = await timesOf(connection);
    if (time === undefined) throw new Error('no time');
    await server.put({
      resourceType: 'Appointment',
      id: '77777777-7777-4777-8777-000000000001',
      status: 'booked',
      slot: [{ reference: `Slot/${time.id}` }],
      start: time.start,
      end: time.end,
      participant: [{ actor: { reference: `Patient/${ids.other}` }, status: 'accepted' }],
    });
    const answer = await facet(connection, 'booking').book({ patient: ids.patient, offer, time }, 'late', call);
    expect(problemIn(answer)).toEqual({ kind: 'conflict' });
    expect(await booked()).toBe(1);
  });
});
