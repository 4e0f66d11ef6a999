import { describe, expect, it } from '@jest/globals';
import { profiles, startContrary } from '@portico/fhir-servers';
import { connect } from '../fhir-connection.ts';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { call } from '../testing/small-practice-fixture.ts';
import { overHttp, testHost } from '../testing/test-host.ts';

const now = Date.parse('2026-11-24T09:00:00-05:00');
const days = { first: '2026-11-25', last: '2026-12-05' };
const definition = 'http://fhir.org/guides/argonaut-scheduling/OperationDefinition/appointment-';

type Change = (text: string) => string;

/** The clinic of a server with the operations, whose answers are changed on their way. */
const withAnswers = async (change: Change, operations = profiles.argonaut.operations ?? []) => {
  const server = await startContrary({ profile: { ...profiles.argonaut, operations }, scene: { now }, now: () => now });
  const host = testHost({
    now,
    timeZone: 'America/New_York',
    http: async (request) => {
      const reply = await overHttp(request);
      if (!reply.ok) return reply;
      const text = change(new TextDecoder().decode(reply.value.bytes));
      return { ok: true, value: { ...reply.value, bytes: new TextEncoder().encode(text) } };
    },
  });
  const made = await connect({ base: server.url, auth: { type: 'none' } }, host);
  const { clinic } = server;
  if (!made.ok || clinic === undefined) throw new Error('not connected');
  return { server, connection: made.connection, clinic };
};

const asItIs: Change = (text) => text;

describe('booking by the operations of a FHIR server', () => {
  it('cancels a visit whose key the server does not keep', async () => {
    const { server, connection, clinic } = await withAnswers((text) => text.replaceAll('urn:portico:key', 'urn:other'));
    try {
      const offer = valueOf(await facet(connection, 'times').offered(call)).offers[0];
      if (offer === undefined) throw new Error('nothing is offered');
      const [time] = valueOf((await facet(connection, 'times').free?.(offer, days, call)) ?? { ok: true, value: [] });
      if (time === undefined) throw new Error('no time');
      const wanted = { patient: clinic.patients.pena, offer, time };
      const answer = await facet(connection, 'booking').book(wanted, 'one', call);
      expect(problemIn(answer)).toEqual({ kind: 'malformed', what: 'Appointment.identifier' });
      const again = valueOf((await facet(connection, 'times').free?.(offer, days, call)) ?? { ok: true, value: [] });
      expect(again.some(({ start }) => start === time.start)).toBe(true);
    } finally {
      await server.close();
    }
  });

  it.each([
    {
      what: 'are of another guide',
      change: (text: string) => text.replaceAll(definition, 'urn:other-guide:'),
      has: {},
    },
    { what: 'lack a hold', operations: ['find', 'book'] as const, has: { times: true, booking: true } },
    { what: 'lack a booking', operations: ['find', 'hold'] as const, has: {} },
    { what: 'are all there', has: { times: true, booking: true, hold: true } },
  ])('is offered as far as they are declared: they $what', async ({ change = asItIs, operations, has }) => {
    const { server, connection } = await withAnswers(change, operations);
    await server.close();
    const { times, booking } = connection;
    expect({
      ...(times && { times: true }),
      ...(booking && { booking: true }),
      ...(booking?.hold && { hold: true }),
    }).toEqual(has);
  });
});
