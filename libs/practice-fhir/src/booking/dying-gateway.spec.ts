import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PracticeConnection } from '@portico/practice-spi';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { call, connected, days, furnish, ids, offer } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const timeOf = async (connection: PracticeConnection) => {
  const [time] = valueOf((await facet(connection, 'times').free?.(offer, days, call)) ?? { ok: true, value: [] });
  if (time === undefined) throw new Error('no time');
  return time;
};

const books = async () => ({
  visits: (await server.list('Appointment')).filter(({ status }) => status === 'booked').length,
  slot: (await server.list('Slot')).find(({ id }) => id === ids.slot(9))?.['status'],
});

/** How far a booking came: requests that were answered, and whether the one after them still took effect. */
const deaths = [0, 1, 2].flatMap((answered) => [false, true].map((isDone) => ({ answered, isDone })));

/** A booking under the key `died` that came so far, and the time that it was for. */
const deadBooking = async ({ answered, isDone }: (typeof deaths)[number]) => {
  const { connection, host } = await connected(server.base);
  const time = await timeOf(connection);
  const http = host.http;
  let left = answered;
  const dying = new Promise<void>((died) => {
    host.http = async (request) => {
      left -= 1;
      if (left >= 0) return http(request);
      if (isDone) await http(request);
      died();
      return new Promise(() => undefined);
    };
  });
  void facet(connection, 'booking').book({ patient: ids.patient, offer, time }, 'died', call);
  await dying;
  return time;
};

describe('a gateway that dies while it books', () => {
  it.each(deaths)('leaves a visit with its slot or nothing: $answered answered, next $isDone', async (death) => {
    const time = await deadBooking(death);
    const next = await connected(server.base);
    next.host.pass(61_000);
    const found = await facet(next.connection, 'booking').byKey(ids.patient, 'died', call);
    const isBooked = death.answered + Number(death.isDone) >= 2;
    expect({ found: problemIn(found).kind, ...(await books()) }).toEqual(
      isBooked ? { found: 'ok', visits: 1, slot: 'busy' } : { found: 'gone', visits: 0, slot: 'free' },
    );
    const again = { patient: ids.patient, offer, time: isBooked ? time : await timeOf(next.connection) };
    valueOf(await facet(next.connection, 'booking').book(again, 'died', call));
    expect(await books()).toEqual({ visits: 1, slot: 'busy' });
  });

  it.each(deaths)('goes on when the booking is repeated: $answered answered, next $isDone', async (death) => {
    const time = await deadBooking(death);
    const { connection } = await connected(server.base);
    const wanted = { patient: ids.patient, offer, time };
    valueOf(await facet(connection, 'booking').book(wanted, 'died', call));
    expect(await books()).toEqual({ visits: 1, slot: 'busy' });
    const other = await facet(connection, 'booking').book({ ...wanted, patient: ids.other }, 'other', call);
    expect(problemIn(other)).toEqual({ kind: 'conflict' });
  });
});
