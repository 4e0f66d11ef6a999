import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { PageCounter } from '@portico/adapters-storage/testing';
import { DAY, MINUTE, plus, type HoldId, type LocalDate } from '@portico/domain/kernel';
import { bookable, checkUpAtNorth } from '../conformance/booking-fixture.ts';
import { openBookable } from '../conformance/open-practice-for-booking.ts';
import { ana, ben, doctors, now, offices, people, practices, visit } from '../conformance/practice-fixture.ts';
import { EmbeddedSetup, EmbeddedAvailability, EmbeddedSlotHolds } from './index.ts';

describe('open times', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openMigrated();
    const setup = new EmbeddedSetup(database);
    await setup.practices(practices);
    for (const { id } of practices) {
      await setup.locations(id, offices);
      await setup.providers(id, doctors);
    }
    await setup.patients(people);
    await openBookable(database, bookable);
    const [, quiet] = doctors;
    if (quiet === undefined) throw new Error('The stage has two doctors.');
    await setup.appointments([
      ...Array.from({ length: 5 }, (_, at) => visit(`to-come-${at}`, plus(now, (at + 1) * DAY))),
      ...Array.from({ length: 5 }, (_, at) => visit(`other-${at}`, plus(now, at * DAY), { provider: quiet })),
      ...Array.from({ length: 5 }, (_, at) => visit(`past-${at}`, plus(now, -at * DAY), { status: 'COMPLETED' })),
    ]);
  }, 60_000);

  afterAll(() => database.close());

  const start = plus(now, 4 * 60 * MINUTE);
  const days = { start: '2026-03-04' as LocalDate, end: '2026-04-07' as LocalDate };
  const pagesOf = async (ask: (availability: EmbeddedAvailability) => Promise<unknown>): Promise<number> => {
    const counter = new PageCounter(database);
    await ask(new EmbeddedAvailability(counter, () => now));
    return counter.pages;
  };
  const costs = async () => ({
    slots: await pagesOf((availability) => availability.slots(ana.patient, checkUpAtNorth, days)),
    catalog: await pagesOf((availability) => availability.catalog(ana.patient, 'en')),
  });

  it('cost the same with ten and with 20,000 appointments that are over or somebody else’s', async () => {
    await database.rows({ text: 'vacuum (analyze)' });
    const few = await costs();
    expect(few.slots).toBeGreaterThan(0);
    await database.transaction(async (sql) => {
      // The rows are right by construction; looking up each foreign key would take most of the time.
      await sql.rows({ text: 'set local session_replication_role = replica' });
      await sql.rows({
        text: `insert into clinic.appointments
             select practice_id, id || '-' || n, $1, provider_id, location_id, status, starts_at + n, ends_at + n, video
             from clinic.appointments, generate_series(1, 2000) n where id not like 'to-come-%'`,
        values: [ben.patient.patient],
      });
    });
    await database.rows({ text: 'vacuum (analyze)' });
    const many = await costs();
    // A deeper index adds a page or two a look, never a page for every thousand rows.
    expect(many.slots).toBeLessThanOrEqual(few.slots + 20);
    expect(many.catalog).toBeLessThanOrEqual(few.catalog + 20);
  }, 60_000);

  it('are rid of what is kept no more, and of nothing else', async () => {
    let at = now;
    const slotHolds = new EmbeddedSlotHolds(database, () => at);
    const want = (minutes: number) =>
      ({ offer: checkUpAtNorth, start: plus(start, minutes * MINUTE), language: 'en' }) as const;
    await slotHolds.keep(ana.patient, want(0), 'over' as HoldId, plus(now, MINUTE));
    await slotHolds.keep(ben.patient, want(30), 'live' as HoldId, plus(now, MINUTE + 1));
    at = plus(now, MINUTE);
    await slotHolds.prune(at);
    expect(await database.rows({ text: 'select id from clinic.held_slots' })).toEqual([{ id: 'live' }]);
  });
});
