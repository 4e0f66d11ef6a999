import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { HOUR, MINUTE, ok, plus, type Cents } from '@portico/domain/kernel';
import type { ChargeId, LedgerPosting, LedgerPostingId } from '@portico/domain/payments';
import { checkUpAtNorth } from '../conformance/booking-fixture.ts';
import { ana, ben, here, now, visit } from '../conformance/practice-fixture.ts';
import { ConnectedBilling, entriesByHand, settleOpenBookings } from './index.ts';
import { capableClinic, contraryClinic } from './testing/clinic-books.ts';
import { GatewayDied } from './testing/faulty-clinic-network.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { DyingSql } from './testing/dying-sql.ts';
import { Gateway, holdNamed, keyNamed, later, nine, ten, wanted } from './testing/two-gateways-fixture.ts';

const press = keyNamed('press');
const h1 = holdNamed('h1');
const old = visit('old', ten);

describe.each([
  { name: 'capable', profile: capableClinic },
  { name: 'contrary', profile: contraryClinic },
])('a gateway before a $name system that dies before any of its statements', ({ profile }) => {
  let database: Database;
  let system: ConnectedSystem;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());

  /** Tries a walk again and again, each time dying one statement later, until it lives through it. */
  const dieAtEach = async (
    walk: (gateway: Gateway) => Promise<unknown>,
    prepared: () => Promise<unknown>,
    afterwards: (anew: Gateway) => Promise<void>,
  ): Promise<number> => {
    for (let statements = 0; ; statements += 1) {
      await ConnectedSystem.empty(database);
      system = new ConnectedSystem(database, profile);
      await prepared();
      const sql = new DyingSql(database, statements);
      const died = await walk(new Gateway(system, sql)).then(
        () => false,
        (error: unknown) => {
          if (error instanceof GatewayDied) return true;
          throw error;
        },
      );
      system.clock.now = plus(now, MINUTE);
      const anew = new Gateway(system);
      await settleOpenBookings(anew.practices);
      await afterwards(anew);
      if (!died) return statements;
    }
  };
  const open = () =>
    database.rows({
      text: `select booking_key from connected.bookings where visit_id is null
        union all select cancellation_key from connected.cancellations where canceled_at is null
        union all select booking_key from connected.holds where booking_key is not null`,
    });

  it('leaves one visit where a moved one is booked, by the one who dies or the next', async () => {
    const move = wanted(nine, { replaces: old.id });
    const points = await dieAtEach(
      (gateway) => gateway.booking.book(ana.patient, h1, press),
      async () => {
        system.clinics.enter([old]);
        await new Gateway(system).holds.keep(ana.patient, move, h1, plus(later, HOUR));
      },
      async (anew) => {
        expect(await open()).toEqual([]);
        const settled = await anew.booking.bookedFor(ana.patient, press);
        expect(system.booked()).toHaveLength(1);
        expect(system.booked()[0]?.id === 'old').toBe(settled === undefined);
        const booked = await anew.booking.book(ana.patient, h1, press);
        expect(booked).toMatchObject({ ok: true });
        if (settled !== undefined) expect(booked).toEqual(ok(settled));
        expect(system.booked()).toHaveLength(1);
        expect(await anew.booking.isCanceled(ana.patient, old.id)).toBe(true);
        expect(await anew.booking.canceledFor(ana.patient, press)).toBe('old');
        expect(await anew.booking.held(ana.patient)).toEqual([]);
        expect((await anew.holds.keep(ben.patient, wanted(ten), holdNamed('b'), plus(later, HOUR))).ok).toBe(true);
      },
    );
    expect(points).toBeGreaterThan(10);
  });

  it('holds a time for one, and for nobody past its time', async () => {
    const points = await dieAtEach(
      (gateway) => gateway.holds.keep(ana.patient, wanted(nine), h1, later),
      async () => {
        await new Gateway(system).holds.keep(ana.patient, wanted(ten), holdNamed('before'), later);
      },
      async (anew) => {
        expect(await anew.booking.held(ana.patient)).toHaveLength(1);
        system.clock.now = later;
        await anew.holds.prune(later);
        expect(await database.rows({ text: 'select id from connected.holds' })).toEqual([]);
        expect([...system.clinics.at(here.id).books.holds.values()]).toEqual([]);
        const next = plus(later, HOUR);
        expect((await anew.holds.keep(ben.patient, wanted(nine), holdNamed('b'), next)).ok).toBe(true);
      },
    );
    expect(points).toBeGreaterThan(6);
  });

  it('tells of a cancellation under its key exactly if it was canceled', async () => {
    const points = await dieAtEach(
      (gateway) => gateway.booking.cancel(ana.patient, old.id, { id: '1' }, press),
      async () => system.clinics.enter([old]),
      async (anew) => {
        expect(await open()).toEqual([]);
        const isCanceled = system.booked().length === 0;
        expect(await anew.booking.canceledFor(ana.patient, press)).toBe(isCanceled ? 'old' : undefined);
        expect(await anew.booking.cancel(ana.patient, old.id, { id: '1' }, press)).toEqual(ok(undefined));
        expect(system.booked()).toEqual([]);
      },
    );
    expect(points).toBeGreaterThan(4);
  });

  it('leaves one open request where one is changed, by the one who dies or the next', async () => {
    const asked = { offer: checkUpAtNorth, when: { kind: 'time', start: nine }, language: 'en' } as const;
    const change = async (gateway: Gateway) => {
      const first = await gateway.booking.bookedFor(ana.patient, keyNamed('first'));
      const when = { kind: 'time', start: ten } as const;
      return gateway.requests.request(ana.patient, { ...asked, when, ...(first && { changes: first }) }, press);
    };
    const requested = async (gateway: Gateway) =>
      (await gateway.schedule.upcoming(ana.patient, now, 9)).filter(({ status }) => status === 'REQUESTED');
    const points = await dieAtEach(
      change,
      async () => {
        await new Gateway(system).requests.request(ana.patient, asked, keyNamed('first'));
      },
      async (anew) => {
        expect(await open()).toEqual([]);
        const settled = await anew.booking.bookedFor(ana.patient, press);
        expect(await requested(anew)).toMatchObject([{ start: settled === undefined ? nine : ten }]);
        expect(await change(anew)).toBeDefined();
        expect(await requested(anew)).toMatchObject([{ start: ten }]);
      },
    );
    expect(points).toBeGreaterThan(4);
  });

  it('enters a request once', async () => {
    const ask = (gateway: Gateway) =>
      gateway.requests.request(
        ana.patient,
        { offer: checkUpAtNorth, when: { kind: 'time', start: nine }, language: 'en' },
        press,
      );
    const points = await dieAtEach(
      ask,
      async () => undefined,
      async (anew) => {
        expect(await open()).toEqual([]);
        const visits = system.clinics.at(here.id).books.visits;
        const settled = await anew.booking.bookedFor(ana.patient, press);
        expect(visits.size).toBe(settled === undefined ? 0 : 1);
        expect(await ask(anew)).toBeDefined();
        expect(visits.size).toBe(1);
      },
    );
    expect(points).toBeGreaterThan(4);
  });

  it('posts a payment once, or leaves it to the office once', async () => {
    const payment: LedgerPosting = {
      id: 'p1' as LedgerPostingId,
      charge: 'c1' as ChargeId,
      patient: ana.patient,
      amount: 2_500 as Cents,
      at: now,
      purpose: { kind: 'balance' },
      tries: 0,
    };
    const post = (gateway: Gateway) => new ConnectedBilling(gateway.practices).post(payment);
    const points = await dieAtEach(
      post,
      async () => undefined,
      async (anew) => {
        // The ledger posts again what it did not hear of.
        await post(anew);
        const posted = [...system.clinics.at(here.id).books.entries.values()].map(({ amount }) => amount);
        const byHand = (await entriesByHand(database, here.id)).map(({ amount }) => amount);
        expect({ posted, byHand }).toEqual(
          profile.posts ? { posted: [2_500], byHand: [] } : { posted: [], byHand: [2_500] },
        );
      },
    );
    expect(points).toBeGreaterThan(2);
  });
});
