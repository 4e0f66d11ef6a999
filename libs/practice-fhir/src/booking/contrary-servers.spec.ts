import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  booksOf,
  doubleBookings,
  profiles,
  startContrary,
  type ContraryServer,
  type FurnishedClinic,
  type Profile,
  type ProfileName,
} from '@portico/fhir-servers';
import type { FreeTime, PracticeConnection } from '@portico/practice-spi';
import { connect } from '../fhir-connection.ts';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { call } from '../testing/small-practice-fixture.ts';
import { overHttp, testHost } from '../testing/test-host.ts';

const now = Date.parse('2026-11-24T09:00:00-05:00');
const zone = 'America/New_York';
const days = { first: '2026-11-25', last: '2026-12-05' };
const claim = { firstName: 'José', lastName: 'Peña Muñoz', birthDate: '1984-02-29', phone: '+12125550101' };

const connectTo = async (server: ContraryServer, quirks: string) => {
  const host = testHost({ now, timeZone: zone, http: overHttp });
  const made = await connect({ base: server.url, auth: { type: 'none' }, quirks }, host);
  if (!made.ok) throw new Error(made.mistakes.join());
  return { connection: made.connection, host };
};

const offerOf = async (connection: PracticeConnection, { schedules }: FurnishedClinic) => {
  const { offers } = valueOf(await facet(connection, 'times').offered(call));
  const offer = offers.find(({ calendar }) => calendar === schedules.riveraNewYork);
  if (offer === undefined) throw new Error('nothing is offered');
  return offer;
};

const started = async (profile: ProfileName | Profile) => {
  // Its clock counts calls to the minute, and a race makes more of them than practices are granted.
  let minutes = 0;
  const server = await startContrary({ profile, scene: { now }, now: () => now + (minutes += 1) * 60_000 });
  if (server.clinic === undefined) throw new Error('no clinic');
  return { server, clinic: server.clinic };
};

const freeTimes = async (connection: PracticeConnection, clinic: FurnishedClinic): Promise<readonly FreeTime[]> =>
  valueOf(
    (await facet(connection, 'times').free?.(await offerOf(connection, clinic), days, call)) ?? { ok: true, value: [] },
  );

describe.each(['oracle', 'canvas'] as const)('booking on a contrary server like %s', (profile) => {
  let server: ContraryServer;
  let clinic: FurnishedClinic;
  beforeAll(async () => {
    ({ server, clinic } = await started(profile));
  }, 60_000);
  afterAll(() => server.close());

  it('finds the patient, and books and cancels a time that is offered', async () => {
    const { connection } = await connectTo(server, profile);
    const [person] = valueOf(await connection.people.match(claim, call));
    const [time] = await freeTimes(connection, clinic);
    if (person === undefined || time === undefined) throw new Error('not found');
    const booking = facet(connection, 'booking');
    const wanted = { patient: person.id, offer: await offerOf(connection, clinic), time, reason: 'A cough' };
    const visit = valueOf(await booking.book(wanted, `${profile}-1`, call));
    expect(visit).toMatchObject({ state: 'booked', start: time.start, provider: { name: 'Dr. Inés Rivera Núñez' } });
    expect(valueOf(await booking.book(wanted, `${profile}-1`, call)).id).toBe(visit.id);
    expect((await freeTimes(connection, clinic)).some(({ id }) => id === time.id)).toBe(false);
    valueOf(await booking.cancel(person.id, visit.id, { kind: 'patient' }, visit.version, call));
    expect((await freeTimes(connection, clinic)).some(({ id }) => id === time.id)).toBe(true);
  });

  it('never books a time twice, and leaves no visit of those who lost', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => connectTo(server, profile)));
    const connections = all.map(({ connection }) => connection);
    const [first] = connections;
    const time = first && (await freeTimes(first, clinic))[1];
    if (time === undefined) throw new Error('no time');
    const patient = clinic.patients.pena;
    const answers = await Promise.all(
      connections.flatMap((connection, of) =>
        [1, 2, 3, 4, 5].map(async (each) =>
          facet(connection, 'booking').book(
            { patient, offer: await offerOf(connection, clinic), time },
            `${profile}-race-${of}-${each}`,
            call,
          ),
        ),
      ),
    );
    const books = await booksOf(server.url);
    const standing = books.appointments.filter(
      ({ status, slot }) => status === 'booked' && slot?.some(({ reference }) => reference === `Slot/${time.id}`),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect(standing.length).toBe(1);
    expect(doubleBookings(books)).toEqual([]);
  });

  it('answers unknown when the answer to a booking is lost, and finds it by its key', async () => {
    const { connection } = await connectTo(server, profile);
    const time = (await freeTimes(connection, clinic))[2];
    if (time === undefined) throw new Error('no time');
    const booking = facet(connection, 'booking');
    const patient = clinic.patients.oneill;
    server.injectFault({ fault: 'answer-lost', on: /^POST \/r4\/Appointment$/, times: 1 });
    const answer = await booking.book(
      { patient, offer: await offerOf(connection, clinic), time },
      `${profile}-lost`,
      call,
    );
    expect(problemIn(answer)).toEqual({ kind: 'unknown' });
    expect(valueOf(await booking.byKey(patient, `${profile}-lost`, call))).toMatchObject({ state: 'booked' });
  });

  it('offers no hold that could not end by itself', async () => {
    const { connection } = await connectTo(server, profile);
    expect(facet(connection, 'booking').hold).toBeUndefined();
  });

  it.each([
    { fault: 'html', problem: { kind: 'malformed', what: 'content-type' } },
    { fault: 'empty-406', problem: { kind: 'refused', why: '406' } },
    { fault: 'next-other-origin', problem: { kind: 'malformed', what: 'Bundle.link.next' } },
    { fault: 'answer-lost', problem: { kind: 'away' } },
  ] as const)('takes no answer for one that is $fault', async ({ fault, problem }) => {
    const { connection } = await connectTo(server, profile);
    await freeTimes(connection, clinic);
    server.injectFault({ fault, on: /Slot/, times: 1 });
    const answer = await facet(connection, 'times').free?.(
      await offerOf(connection, clinic),
      { ...days, last: '2027-01-15' },
      call,
    );
    server.clearFaults();
    expect(answer && problemIn(answer)).toEqual(problem);
    expect(server.otherOriginLog()).toEqual([]);
  });

  it.each([{ fault: 'others-rows' }, { fault: 'unknown-status' }, { fault: 'no-zone' }] as const)(
    'shows no row that is $fault, nor that there is none where it can read none',
    async ({ fault }) => {
      const { connection } = await connectTo(server, profile);
      const visits = facet(connection, 'visits');
      const window = { from: '2026-01-01T00:00:00Z', before: '2027-12-31T00:00:00Z' };
      const whole = valueOf(await visits.of(clinic.patients.pena, window, undefined, call)).items;
      server.injectFault({ fault, on: /Appointment/ });
      const answer = await visits.of(clinic.patients.pena, window, undefined, call);
      server.clearFaults();
      expect(whole.length).toBeGreaterThan(0);
      const idsOf = (items: typeof whole) => items.map(({ id }) => id).sort();
      if (fault === 'others-rows') expect(idsOf(valueOf(answer).items)).toEqual(idsOf(whole));
      else expect(problemIn(answer)).toEqual({ kind: 'malformed', what: 'Bundle.entry.Appointment' });
    },
  );
});

describe('a contrary server that gives a time to everybody who asks', () => {
  it.each([1, 2, 3].map((round) => ({ round })))(
    'keeps one visit at most of those who book it: round $round',
    async () => {
      const { server, clinic } = await started({ ...profiles.canvas, takenTime: 'booked-again' });
      try {
        const all = await Promise.all([1, 2].map(() => connectTo(server, 'canvas')));
        const before = (await booksOf(server.url)).appointments.filter(({ status }) => status === 'booked').length;
        const answers = await Promise.all(
          all.flatMap(({ connection }, of) =>
            [1, 2, 3, 4, 5].map(async (each) => {
              const [time] = await freeTimes(connection, clinic);
              const offer = await offerOf(connection, clinic);
              if (time === undefined) return { ok: false };
              return facet(connection, 'booking').book(
                { patient: clinic.patients.pena, offer, time },
                `many-${of}-${each}`,
                call,
              );
            }),
          ),
        );
        const [first] = all;
        const keys = [0, 1].flatMap((of) => [1, 2, 3, 4, 5].map((each) => `many-${of}-${each}`));
        const found = await Promise.all(
          keys.map((key) => first && facet(first.connection, 'booking').byKey(clinic.patients.pena, key, call)),
        );
        expect(found.map((answer) => answer?.ok)).toEqual(answers.map(({ ok }) => ok));
        const standing = (await booksOf(server.url)).appointments.filter(({ status }) => status === 'booked').length;
        expect(standing - before).toBe(answers.filter(({ ok }) => ok).length);
        expect(doubleBookings(await booksOf(server.url))).toEqual([]);
      } finally {
        await server.close();
      }
    },
  );
});

describe.each(['athena', 'epic'] as const)('a contrary server like %s', (profile) => {
  it('is read, and nothing else', async () => {
    const { server, clinic } = await started(profile);
    try {
      const { connection } = await connectTo(server, profile);
      const window = { from: '2026-01-01T00:00:00Z', before: '2027-12-31T00:00:00Z' };
      const { items } = valueOf(await facet(connection, 'visits').of(clinic.patients.pena, window, undefined, call));
      expect(items.length).toBeGreaterThan(0);
      expect({ booking: connection.booking, confirm: connection.visits?.confirm }).toEqual({});
      expect(connection.times === undefined).toBe(profile === 'epic');
    } finally {
      await server.close();
    }
  });
});
