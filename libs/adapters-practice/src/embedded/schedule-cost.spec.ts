import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate, openDatabase, type Database, type Sql } from '@portico/adapters-storage/sql';
import { DAY, plus } from '@portico/domain/kernel';
import { ana, ben, doctors, now, offices, people, practices, visit } from '../conformance/stage.ts';
import { EmbeddedIntake, EmbeddedSchedule } from './index.ts';

/** What a plan touched, in pages of 8 kB: the same on a fast machine and a slow one. */
interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Explains every statement instead of answering it, and adds up the pages that it touched. */
class PageCounter implements Sql {
  pages = 0;
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async rows<Row>({ text, values = [] }: Parameters<Sql['rows']>[0]): Promise<readonly Row[]> {
    const [row] = await this.#sql.rows<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>({
      text: `explain (analyze, buffers, format json) ${text}`,
      values,
    });
    const plan = row?.['QUERY PLAN'][0]?.Plan;
    this.pages += (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN);
    return [];
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return work(this);
  }
}

describe('what a list of appointments costs', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openDatabase({ kind: 'embedded-memory' });
    await migrate(database);
    const intake = new EmbeddedIntake(database);
    await intake.practices(practices);
    for (const { id } of practices) {
      await intake.locations(id, offices);
      await intake.providers(id, doctors);
    }
    await intake.patients(people);
    await intake.appointments(Array.from({ length: 10 }, (_, at) => visit(`own-${at}`, plus(now, (at - 5) * DAY))));
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

  it('is the same with 10 and with 100,000 appointments in the practice', async () => {
    await database.rows({ text: 'vacuum (analyze)' });
    const few = await costs();
    await database.transaction(async (sql) => {
      // The rows are right by construction; looking up each foreign key would take most of the time.
      await sql.rows({ text: 'set local session_replication_role = replica' });
      await sql.rows({
        text: `insert into clinic.appointments
             select practice_id, 'other-' || id || '-' || n, $1, provider_id, location_id, status, starts_at + n, ends_at + n, video
             from clinic.appointments, generate_series(1, 10000) n`,
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
