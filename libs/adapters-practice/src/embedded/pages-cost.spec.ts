import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database, Sql } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { PageCounter } from '@portico/adapters-storage/testing';
import { HOUR, plus, type AppointmentId, type PatientId } from '@portico/domain/kernel';
import { ana, doctors, here, now, offices, people, practices, visit } from '../conformance/practice-fixture.ts';
import { EmbeddedSetup, EmbeddedPatientPages, EmbeddedRecordPages, EmbeddedVisitPages } from './index.ts';

describe('what a page costs that another system reads', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openMigrated();
    const setup = new EmbeddedSetup(database);
    await setup.practices(practices);
    await setup.locations(here.id, offices);
    await setup.providers(here.id, doctors);
    await setup.patients(people);
    await setup.charts([
      {
        patient: ana.patient,
        chart: { conditions: { kind: 'entries', entries: [{ id: 'c', name: 'Asthma', status: 'active' }] } },
      },
    ]);
    await setup.appointments([visit('v', now)]);
    // Each of them many times over; looking up each foreign key would take most of the time.
    await database.transaction(async (sql) => {
      await sql.rows({ text: 'set local session_replication_role = replica' });
      const many = "generate_series(1, 20000) n, lpad(n::text, 6, '0') at";
      for (const text of [
        `insert into clinic.patients (practice_id, id, name, birth_date, language)
         select practice_id, 'p' || at, name, '1950-01-01'::date + n, language from clinic.patients, ${many} where id = 'ana' and practice_id = 'here'`,
        `insert into clinic.chart_entries select practice_id, patient_id, section, id || at, body from clinic.chart_entries, ${many}`,
        `insert into clinic.appointments
         select practice_id, id || at, patient_id, provider_id, location_id, status, starts_at + n, ends_at + n, video
         from clinic.appointments, ${many}`,
      ]) {
        await sql.rows({ text });
      }
    });
    await database.rows({ text: 'vacuum (analyze)' });
  }, 60_000);

  afterAll(() => database.close());

  const pagesOf = async (ask: (sql: Sql) => Promise<unknown>): Promise<number> => {
    const counter = new PageCounter(database);
    await ask(counter);
    return counter.pages;
  };

  const lists: Readonly<Record<string, (sql: Sql, at: number) => Promise<unknown>>> = {
    patients: (sql, at) =>
      new EmbeddedPatientPages(sql).patients(here.id, { after: `p${padded(at)}` as PatientId, limit: 20 }),
    'patients of one birth date': (sql) =>
      new EmbeddedPatientPages(sql).patients(here.id, { limit: 20 }, ana.birthDate),
    entries: (sql, at) =>
      new EmbeddedRecordPages(sql).section(ana.patient, 'conditions', { after: `c${padded(at)}`, limit: 20 }),
    visits: (sql, at) =>
      new EmbeddedVisitPages(sql).visits(ana.patient, {
        after: { start: plus(now, at), id: `v${padded(at)}` as AppointmentId },
        limit: 20,
      }),
    'visits of all patients': (sql, at) =>
      new EmbeddedVisitPages(sql).everyVisit(here.id, {
        after: { start: plus(now, at), id: `v${padded(at)}` as AppointmentId },
        limit: 20,
      }),
    'visits of all patients in a window': (sql, at) =>
      new EmbeddedVisitPages(sql).everyVisit(here.id, { from: plus(now, at), before: plus(now, at + HOUR), limit: 20 }),
    'visits of a window': (sql, at) =>
      new EmbeddedVisitPages(sql).visits(ana.patient, { from: plus(now, at), before: plus(now, at + HOUR), limit: 20 }),
  };
  const padded = (at: number): string => String(at).padStart(6, '0');

  it.each(Object.entries(lists).map(([name, ask]) => ({ name, ask })))(
    'is little, and the same for the first and the last of 20,000: $name',
    async ({ ask }) => {
      const [first, last] = [await pagesOf((sql) => ask(sql, 10)), await pagesOf((sql) => ask(sql, 19_950))];
      expect(first).toBeLessThanOrEqual(150);
      expect(last).toBeLessThanOrEqual(first + 20);
    },
  );
});
