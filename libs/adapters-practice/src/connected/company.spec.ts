import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';
import { startTestServer } from '@portico/adapters-storage/testing';
import { openMigrated, testSealing } from '@portico/adapters-storage/testing/clusters';
import type { HeldSlot } from '@portico/domain/appointments';
import { HOUR, MINUTE, plus, type Cents } from '@portico/domain/kernel';
import { ana, ben, now, visit } from '../conformance/practice-fixture.ts';
import { capableClinic, contraryClinic, type ClinicProfile } from './testing/clinic-books.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { Gateway, holdNamed, keyNamed, later, nine, patients, told, wanted } from './testing/two-gateways-fixture.ts';

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

const onPglite = async (): Promise<Opened> => {
  const database = await openMigrated();
  return { database, close: () => database.close() };
};

const onServer = async (): Promise<Opened> => {
  const server = await startTestServer();
  const database = await openDatabase({ kind: 'server', url: await server.createDatabase() }, testSealing);
  await migrate(database);
  return {
    database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
};

interface Setting {
  readonly name: string;
  readonly open: () => Promise<Opened>;
  readonly profile: ClinicProfile;
}

const settings: readonly Setting[] = [
  { name: 'a capable system, on a PostgreSQL server', open: onServer, profile: capableClinic },
  { name: 'a contrary system, on a PostgreSQL server', open: onServer, profile: contraryClinic },
  { name: 'a contrary system, on PGlite', open: onPglite, profile: contraryClinic },
];

describe.each(settings)('two gateways on one database before $name', ({ open, profile }) => {
  let opened: Opened | undefined;
  let system: ConnectedSystem;
  let gateways: readonly Gateway[];
  const database = (): Database => {
    if (opened === undefined) throw new Error('The database opens before the tests.');
    return opened.database;
  };
  const each = <T>(count: number, work: (gateway: Gateway, at: number) => Promise<T>): Promise<readonly T[]> =>
    Promise.all(
      Array.from({ length: count }, (_, at) => {
        const gateway = gateways[at % gateways.length];
        if (gateway === undefined) throw new Error('There are two.');
        return work(gateway, at);
      }),
    );
  const patientAt = (at: number) => (at % 4 < 2 ? ana.patient : ben.patient);

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await ConnectedSystem.empty(database());
    system = new ConnectedSystem(database(), profile);
    gateways = [new Gateway(system), new Gateway(system)];
  });

  const heldByAll = async () =>
    (await Promise.all(patients.map((patient) => gateways[0]?.booking.held(patient) ?? []))).flat();

  it('hold one time for one of many who want it at once, and book it once', async () => {
    const kept = await each(40, (gateway, at) =>
      told(gateway.holds.keep(patientAt(at), wanted(nine), holdNamed(`h${at}`), later)),
    );
    expect(kept.some((one) => 'answer' in one && one.answer.ok)).toBe(true);
    expect(await heldByAll()).toHaveLength(1);
    const [held] = await heldByAll();
    await each(20, (gateway, at) =>
      told(gateway.booking.book(held?.visit.patient ?? ana.patient, held?.id ?? holdNamed(''), keyNamed(`k${at}`))),
    );
    expect(system.booked()).toHaveLength(1);
    expect(system.network.calls.filter((call) => call === 'booking.book')).toHaveLength(1);
    expect(await heldByAll()).toEqual([]);
  });

  it('book one of many holds of one time, however they came about', async () => {
    const { id: _, status: __, ...of } = visit('slot', nine);
    const slots = Array.from({ length: 30 }, (___, at): HeldSlot => ({
      id: holdNamed(`h${at}`),
      visit: { ...of, patient: patientAt(at), start: plus(nine, (at % 5) * 5 * MINUTE), end: plus(nine, 30 * MINUTE) },
      prepayment: 0 as Cents,
      until: plus(now, HOUR),
    }));
    await system.holdByHand(slots);
    const booked = await each(30, (gateway, at) =>
      told(gateway.booking.book(patientAt(at), holdNamed(`h${at}`), keyNamed(`k${at}`))),
    );
    expect(booked.filter((one) => 'answer' in one && one.answer.ok)).toHaveLength(1);
    expect(system.booked()).toHaveLength(1);
  });

  it('book once under one key that both are asked under, and tell the same visit', async () => {
    await gateways[0]?.holds.keep(ana.patient, wanted(nine), holdNamed('h1'), later);
    const ask = (gateway: Gateway) => told(gateway.booking.book(ana.patient, holdNamed('h1'), keyNamed('press')));
    await each(12, ask);
    const [booked] = system.booked();
    expect(system.booked()).toHaveLength(1);
    const again = await each(2, ask);
    expect(again[0]).toMatchObject({ answer: { ok: true } });
    expect(again[1]).toEqual(again[0]);
    expect(booked?.key).toBe('press');
  });

  it('hold no time that the other one books while its calendar is read', async () => {
    const [first, second] = gateways;
    const { times } = system.clinics.at(ana.patient.practice).connection;
    if (first === undefined || second === undefined || times === undefined) throw new Error('There are two.');
    await first.holds.keep(ana.patient, wanted(nine), holdNamed('h1'), later);
    for (const reading of ['free', 'busy'] as const) {
      const read = times[reading]?.bind(times);
      if (read === undefined) continue;
      times[reading] = async (...asked) => {
        const answer = await read(...asked);
        await first.booking.book(ana.patient, holdNamed('h1'), keyNamed('k1'));
        return answer;
      };
    }
    expect(await second.holds.keep(ben.patient, wanted(nine), holdNamed('h2'), later)).toMatchObject({ ok: false });
    expect(system.booked()).toHaveLength(1);
  });

  it('cancel once, whichever key of whichever gateway comes first, and tell which', async () => {
    system.clinics.enter([visit('v1', nine)]);
    const answers = await each(12, (gateway, at) =>
      told(gateway.booking.cancel(ana.patient, visit('v1', nine).id, { id: '1' }, keyNamed(`c${at}`))),
    );
    expect(answers.filter((one) => 'answer' in one && one.answer.ok)).toHaveLength(1);
    const told1 = await each(12, (gateway, at) => gateway.booking.canceledFor(ana.patient, keyNamed(`c${at}`)));
    expect(told1.filter((id) => id !== undefined)).toEqual(['v1']);
    expect(system.booked()).toEqual([]);
  });

  it('cancel once, though one of them read the visit before the other one canceled it', async () => {
    system.clinics.enter([visit('v1', nine)]);
    const [first, second] = gateways;
    const { visits } = system.clinics.at(ana.patient.practice).connection;
    if (first === undefined || second === undefined || visits === undefined) throw new Error('There are two.');
    const [id, reason] = [visit('v1', nine).id, { id: '1' }];
    const read = visits.one.bind(visits);
    let isFirst = true;
    visits.one = async (...asked) => {
      const answer = await read(...asked);
      if (isFirst) {
        isFirst = false;
        expect((await first.booking.cancel(ana.patient, id, reason, keyNamed('c1'))).ok).toBe(true);
      }
      return answer;
    };
    expect(await second.booking.cancel(ana.patient, id, reason, keyNamed('c2'))).toEqual({
      ok: false,
      error: { kind: 'already-canceled' },
    });
    expect(await second.booking.canceledFor(ana.patient, keyNamed('c1'))).toBe('v1');
  });

  it('forget nothing when they are started anew', async () => {
    const [first] = gateways;
    await first?.holds.keep(ana.patient, wanted(nine), holdNamed('h1'), later);
    await first?.booking.book(ana.patient, holdNamed('h1'), keyNamed('k1'));
    const [id] = (await first?.schedule.upcoming(ana.patient, now, 5)) ?? [];
    if (id === undefined) throw new Error('It was booked.');
    await first?.coming.confirm(ana.patient, id.id, now);
    const move = wanted(plus(nine, HOUR), { replaces: id.id });
    const held = await first?.holds.keep(ana.patient, move, holdNamed('h2'), later);
    const anew = new Gateway(system);
    expect(await anew.booking.held(ana.patient)).toEqual(held?.ok === true ? [held.value] : []);
    expect(await anew.booking.bookedFor(ana.patient, keyNamed('k1'))).toBe(id.id);
    expect(await anew.schedule.visit(ana.patient, id.id)).toEqual({ ...id, confirmed: true });
    expect(await anew.booking.book(ana.patient, holdNamed('h2'), keyNamed('k2'))).toMatchObject({ ok: true });
    expect(system.booked()).toHaveLength(1);
    const [moved] = await anew.schedule.upcoming(ana.patient, now, 5);
    if (moved === undefined) throw new Error('It was moved.');
    expect(await new Gateway(system).booking.bookedUnder(ana.patient, moved.id)).toEqual(['k2', 'k1']);
    expect(await new Gateway(system).booking.canceledFor(ana.patient, keyNamed('k2'))).toBe(id.id);
  });

  it('hold nothing in the books past its time, and nothing beside what is chosen', async () => {
    await each(20, (gateway, at) =>
      told(gateway.holds.keep(ana.patient, wanted(plus(nine, (at % 6) * 30 * MINUTE)), holdNamed(`h${at}`), later)),
    );
    expect(await gateways[0]?.booking.held(ana.patient)).toHaveLength(1);
    const { holds } = system.clinics.at(ana.patient.practice).books;
    expect([...holds.values()].length).toBe(profile.holds ? 1 : 0);
    system.clock.now = later;
    expect((await gateways[1]?.holds.keep(ben.patient, wanted(nine), holdNamed('b'), plus(later, MINUTE)))?.ok).toBe(
      true,
    );
  });
});
