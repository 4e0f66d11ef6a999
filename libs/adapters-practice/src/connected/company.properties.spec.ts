import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { MINUTE, plus, Unavailable, type AppointmentId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { here, visit } from '../conformance/practice-fixture.ts';
import { settleOpenBookings } from './index.ts';
import { capableClinic, contraryClinic } from './testing/clinic-books.ts';
import { GatewayDied } from './testing/faulty-clinic-network.ts';
import { at } from './testing/clinic-visits.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { Gateway, holdNamed, keyNamed, nine, patients, wanted } from './testing/two-gateways-fixture.ts';

const faults = ['losesAnswer', 'losesWrite', 'delays', 'dies'] as const;
const faulty = ['booking.book', 'booking.cancel', 'booking.hold'] as const;
const few = fc.nat({ max: 3 });

/** One action at one of two gateways; numbers choose among few times, holds, keys and visits. */
const deed = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ deed: fc.constant('keep' as const), who: few, time: few, moves: fc.option(few) }),
  },
  { weight: 5, arbitrary: fc.record({ deed: fc.constant('book' as const), who: few, hold: few, key: few }) },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('cancel' as const), who: few, visit: few, key: few }) },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('call' as const), who: few, time: few }) },
  {
    weight: 3,
    arbitrary: fc.record({
      deed: fc.constant('fault' as const),
      fault: fc.constantFrom(...faults),
      place: fc.constantFrom(...faulty),
    }),
  },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('wait' as const) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** Some of them at the same moment, at one gateway or the other. */
const moves = fc.array(fc.array(fc.tuple(deed, fc.boolean()), { minLength: 1, maxLength: 3 }), {
  minLength: 5,
  maxLength: 20,
});

/** Before a system that loses what it pleases; what was booked is collected in `visits`. */
class Company {
  readonly system: ConnectedSystem;
  readonly gateways: readonly [Gateway, Gateway];
  readonly visits: AppointmentId[] = [];
  #holds = 0;

  constructor(system: ConnectedSystem) {
    this.system = system;
    this.gateways = [new Gateway(system), new Gateway(system)];
  }

  async does(one: Deed, second: boolean): Promise<void> {
    try {
      await this.#does(one, this.gateways[second ? 1 : 0]);
    } catch (error) {
      if (!(error instanceof Unavailable) && !(error instanceof GatewayDied)) throw error;
    }
  }

  async #does(one: Deed, { holds, booking }: Gateway): Promise<void> {
    const patient = patients['who' in one ? one.who % 2 : 0];
    if (patient === undefined) return;
    const start = plus(nine, ('time' in one ? one.time : 0) * 20 * MINUTE);
    const { clock, network, clinics } = this.system;
    switch (one.deed) {
      case 'keep': {
        const moved = one.moves === null ? undefined : this.visits[one.moves];
        const asked = wanted(start, moved === undefined ? {} : { replaces: moved });
        await holds.keep(patient, asked, holdNamed(`h${(this.#holds += 1)}`), plus(clock.now, 10 * MINUTE));
        return;
      }
      case 'book': {
        const held = await booking.held(patient);
        const hold = held[one.hold % Math.max(1, held.length)];
        if (hold === undefined) return;
        const booked = await booking.book(patient, hold.id, keyNamed(`k${one.key}`));
        if (booked.ok) this.visits.push(booked.value);
        return;
      }
      case 'cancel': {
        const chosen = this.visits[one.visit];
        if (chosen !== undefined) await booking.cancel(patient, chosen, { id: '1' }, keyNamed(`c${one.key}`));
        return;
      }
      case 'call':
        if (!this.isTaken(start)) clinics.enter([visit(`call-${start}`, start, { patient })]);
        return;
      case 'fault':
        network[one.fault].add(one.place);
        return;
      case 'wait':
        // Within the minute after which nothing arrives any more.
        network.arriveLate();
        clock.now = plus(clock.now, MINUTE);
    }
  }

  isTaken(start: number): boolean {
    return this.system.booked().some((one) => at(one.start) < start + 30 * MINUTE && at(one.end) > start);
  }
}

describe.each([
  { name: 'capable', profile: capableClinic },
  { name: 'a capable one that holds nothing', profile: { ...capableClinic, holds: false } },
  { name: 'contrary', profile: contraryClinic },
])('two gateways before a system that loses what it pleases: $name', ({ profile }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());

  it('in the end, the clinic’s books and the portal say the same: no time twice, no key twice, nothing open', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (all) => {
        await ConnectedSystem.empty(database);
        const company = new Company(new ConnectedSystem(database, profile));
        for (const move of all) await Promise.all(move.map(([one, second]) => company.does(one, second)));
        const { system } = company;
        for (const fault of faults) system.network[fault].clear();
        system.network.arriveLate();
        system.clock.now = plus(system.clock.now, MINUTE);
        const anew = new Gateway(system);
        await settleOpenBookings(anew.practices);
        const booked = system.booked().toSorted((a, b) => at(a.start) - at(b.start));
        for (const [place, one] of booked.entries()) {
          const next = booked[place + 1];
          if (next !== undefined) expect(at(one.end)).toBeLessThanOrEqual(at(next.start));
        }
        const visits = [...system.clinics.at(here.id).books.visits.values()];
        for (const patient of patients) {
          for (const key of ['k0', 'k1', 'k2', 'k3']) {
            const keyed = visits.filter((each) => each.patient === patient.patient && each.key === key);
            const told = await anew.booking.bookedFor(patient, keyNamed(key));
            expect(keyed.length).toBe(told === undefined ? 0 : 1);
            if (told !== undefined) expect(await anew.schedule.visit(patient, told)).toBeDefined();
          }
          expect((await anew.booking.held(patient)).length).toBeLessThanOrEqual(1);
        }
        const open = await database.rows({
          text: `select booking_key from connected.bookings where visit_id is null
            union all select cancellation_key from connected.cancellations where canceled_at is null
            union all select booking_key from connected.holds where booking_key is not null`,
        });
        expect(open).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
