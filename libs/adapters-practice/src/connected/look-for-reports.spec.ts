import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database, Sql } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { HOUR, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import type { Change, Changes, Problem } from '@portico/practice-spi';
import fc from 'fast-check';
import { now as noon, here } from '../conformance/practice-fixture.ts';
import { ConnectedArrivedReports } from './connected-arrived-reports.ts';
import { ConnectedPractices } from './connected-practices.ts';
import { lookForReports } from './look-for-reports.ts';
import { capableClinic } from './testing/clinic-books.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { DyingSql } from './testing/dying-sql.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
  await database.rows({
    text: `insert into delegations (practice_id, patient_id, delegate_id, profile_id, profile_name, permissions, granted_at)
      select $1, id, 'someone', id, id, '{health:view}', 0 from unnest($2::text[]) as id`,
    values: [here.id, ['p0', 'p1', 'p2']],
  });
}, 60_000);
afterAll(() => database.close());

/** What a system does when it is asked what changed. */
interface Manners {
  /** Says the last change anew on every page. */
  readonly repeats?: true;
  /** Names a next page that it gave before. */
  readonly goesBack?: true;
  /** Does not say whose record changed. */
  readonly unnamed?: true;
  /** Knows no cursor that is older than the last change. */
  readonly forgets?: true;
  /** Tells of no record, and says so. */
  readonly withoutRecords?: true;
  readonly onlyLists?: true;
}

const change = (patient: string, at: number): Change => ({
  ...{ kind: 'record', id: `DiagnosticReport/${at}`, patient },
  at: new Date(noon - at * HOUR).toISOString(),
});

const systemWith = async (manners: Manners) => {
  await ConnectedSystem.empty(database);
  const told: Change[] = [];
  let problem: Problem | undefined;
  const changes: Changes = {
    since: async (cursor) => {
      if (problem !== undefined) return { ok: false, error: problem };
      const from = cursor === undefined ? told.length : Number(cursor);
      if (manners.forgets === true && from < told.length) return { ok: false, error: { kind: 'gone' } };
      const items = told.slice(manners.repeats === true ? Math.max(0, from - 1) : from, from + 2);
      const next = manners.goesBack === true && items.length === 0 ? from - 1 : Math.min(told.length, from + 2);
      const named = manners.unnamed === true ? items.map(({ patient: _, ...rest }) => rest) : items;
      const at = { next: String(Math.max(0, next)) };
      if (manners.withoutRecords === true) return { ok: true, value: { ...at, items: [], untold: ['record'] } };
      return { ok: true, value: { ...at, items: named } };
    },
  };
  let now: Instant = noon;
  const clinic = new ConnectedSystem(database, capableClinic).clinics.at(here.id);
  const { changes: _, ...connection } = clinic.connection;
  const link = (sql: Sql = database) => {
    const practices = new ConnectedPractices(
      [
        {
          ...{ id: here.id, name: here.name, timeZone: here.timeZone },
          connection: manners.onlyLists === true ? connection : { ...connection, changes },
        },
      ],
      { sql, now: () => now, signal: () => new AbortController().signal, log: () => undefined },
    );
    const found = practices.of(here.id);
    if (found === undefined) throw new Error('The practice is connected.');
    return found;
  };
  const claimed = async () => {
    const arrived = new ConnectedArrivedReports(link());
    const arrivals = await arrived.claim(now, plus(now, MINUTE), 100);
    for (const arrival of arrivals) await arrived.told(arrival);
    return arrivals.map(({ patient: { patient } }) => patient as string).sort();
  };
  return {
    told,
    link,
    claimed,
    look: (sql?: Sql) => lookForReports(link(sql)),
    pass: (milliseconds: number) => {
      now = plus(now, milliseconds);
    },
    fail: (with_?: Problem) => {
      problem = with_;
    },
  };
};

const allManners: readonly Manners[] = [
  {},
  { repeats: true },
  { goesBack: true },
  { unnamed: true },
  { withoutRecords: true },
  { forgets: true },
  { onlyLists: true },
];

describe('looking for reports at a connected practice', () => {
  it.each(allManners)('marks at the first look where to begin and names nobody: %j', async (manners) => {
    const { told, look, claimed, pass } = await systemWith(manners);
    told.push(change('p0', 1), change('p1', 2));
    expect(await look()).toBe(noon);
    expect(await claimed()).toEqual([]);
    pass(MINUTE);
    expect(await look()).toBe(noon);
    // Such a system says what was before as if it were new.
    if (manners.repeats !== true && manners.goesBack !== true) expect(await claimed()).toEqual([]);
  });

  it('lists exactly the patients whose record changed and who have an account or a helper to notify', async () => {
    const { told, look, claimed } = await systemWith({});
    await look();
    told.push(change('p0', 1), change('stranger', 1), { ...change('p1', 1), kind: 'visit' });
    await look();
    expect(await claimed()).toEqual(['p0']);
    await look();
    expect(await claimed()).toEqual([]);
  });

  it('names all whom a system can only list, four times a day', async () => {
    const { look, claimed, pass } = await systemWith({ onlyLists: true });
    await look();
    pass(6 * HOUR - 1);
    await look();
    expect(await claimed()).toEqual([]);
    pass(1);
    await look();
    expect(await claimed()).toEqual(['p0', 'p1', 'p2']);
    await look();
    expect(await claimed()).toEqual([]);
  });

  it.each(['away', 'busy'] as const)('stays where it is while the system is %s', async (kind) => {
    const { told, look, claimed, fail } = await systemWith({});
    await look();
    told.push(change('p2', 1));
    fail({ kind });
    await expect(look()).rejects.toThrow();
    fail();
    await look();
    expect(await claimed()).toEqual(['p2']);
  });

  it.each(allManners)('loses nobody, wherever gateways die and whatever the system does: %j', async (manners) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.constantFrom('p0', 'p1', 'p2').map((patient) => ({ patient })),
            fc.nat(6).map((diesAfter) => ({ diesAfter })),
          ),
          { maxLength: 12 },
        ),
        async (steps) => {
          const { told, look, claimed, pass } = await systemWith(manners);
          await look();
          const named: string[] = [];
          for (const step of steps) {
            pass(MINUTE);
            if ('patient' in step) told.push(change(step.patient, told.length));
            else {
              await look(new DyingSql(database, step.diesAfter)).catch(() => undefined);
              named.push(...(await claimed()));
            }
          }
          pass(7 * HOUR);
          await look();
          named.push(...(await claimed()));
          const changed = [...new Set(told.flatMap(({ patient }) => patient ?? []))];
          expect(named).toEqual(expect.arrayContaining(changed));
        },
      ),
      { numRuns: 25 },
    );
  });
});
