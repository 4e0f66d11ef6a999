import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { PageCounter } from '@portico/adapters-storage/testing';
import { DAY, plus } from '@portico/domain/kernel';
import { ana, ben, doctors, now, offices, people, practices, visit } from '../conformance/practice-fixture.ts';
import { EmbeddedSetup, EmbeddedSchedule } from './index.ts';

describe('what a list of appointments costs', () => {
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
    await setup.appointments(Array.from({ length: 10 }, (_, at) => visit(`own-${at}`, plus(now, (at - 5) * DAY))));
  }, 60_000);

  afterAll(() => database.close());

  const pagesOf = async (ask: (schedule: EmbeddedSchedule) => Promise<unknown>): Promise<number> => {
    const counter = new PageCounter(database);
    await ask(new EmbeddedSchedule(counter));
    return counter.pages;
  };
  const costs = async () => ({
    upcoming: await pagesOf((schedule) => schedule.upcoming(ana.patient, now, 20)),
    past: await pagesOf((schedule) => schedule.past(ana.patient, now, 1, 10)),
  });

  it('is the same with 10 and with 20,000 appointments in the practice', async () => {
    await database.rows({ text: 'vacuum (analyze)' });
    const few = await costs();
    await database.transaction(async (sql) => {
      // The rows are right by construction; looking up each foreign key would take most of the time.
      await sql.rows({ text: 'set local session_replication_role = replica' });
      await sql.rows({
        text: `insert into clinic.appointments
             select practice_id, 'other-' || id || '-' || n, $1, provider_id, location_id, status, starts_at + n, ends_at + n, video
             from clinic.appointments, generate_series(1, 2000) n`,
        values: [ben.patient.patient],
      });
    });
    await database.rows({ text: 'vacuum (analyze)' });
    const many = await costs();
    // A deeper index adds a page or two a look, never a page for every thousand rows.
    expect(many.upcoming).toBeLessThanOrEqual(few.upcoming + 20);
    expect(many.past).toBeLessThanOrEqual(few.past + 20);
  }, 60_000);
});
