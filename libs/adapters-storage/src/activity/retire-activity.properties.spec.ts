import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Activity, OperatorName } from '@portico/domain/activity';
import { DAY, instant, plus, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { Database, Sql } from '../sql/index.ts';
import { openMigrated } from '../testing/test-database-copies.ts';
import { PostgresActivityLog } from './postgres-activity-log.ts';
import { retirable, retireChain, sealedChains, type Retiring } from './retire-activity.ts';
import { sealActivity } from './seal-activity.ts';
import { verifyActivity } from './verify-activity.ts';

const longAgo = instant(Date.UTC(2012, 0, 1));
const now = instant(Date.UTC(2026, 10, 23));
/** The log has a line a day. */
const day = (count: number) => plus(longAgo, count * DAY);
const people = ['ana', 'ben', 'cho'] as const;

/** Each line: at which practice, and about whom. */
const logs = fc.array(fc.tuple(fc.constantFrom('', 'alder'), fc.constantFrom(...people)), {
  minLength: 2,
  maxLength: 14,
});
const retirements = fc.record({
  log: logs,
  until: fc.nat({ max: 15 }),
  held: fc.subarray([...people]),
  atOnce: fc.integer({ min: 1, max: 6 }),
});

describe('lines of the activity log that are retired after their time', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
  });
  afterAll(() => database.close());
  const empty = async (sql: Sql = database): Promise<void> => {
    for (const table of ['activity', 'activity_seals'])
      await sql.rows({
        text: `alter table ${table} disable trigger user; delete from ${table}; alter table ${table} enable trigger user`,
      });
    await sql.rows({
      text: 'delete from activity_retired; delete from legal_holds; alter table activity alter column seq restart',
    });
  };
  beforeEach(() => empty());

  const write = async (log: readonly (readonly [string, string])[], from = 0): Promise<void> => {
    for (const [at, [practice, subject]] of log.entries()) {
      const line: Activity = {
        at: day(from + at),
        actor: 'system',
        actorKind: 'operator',
        subject: subject as PatientId | AccountId,
        action: 'viewed-health',
        ...(practice === '' ? {} : { practice: practice as PracticeId }),
      } as Activity;
      await new PostgresActivityLog(database).append(line);
    }
    await sealActivity(database, plus(now, from));
  };
  const hold = async (held: readonly string[]): Promise<void> => {
    for (const who of held)
      await database.rows({
        text: `insert into legal_holds (id, account_id, practice_id, patient_id, addresses, placed_at, placed_by, reason)
          values ($1 || 'a', $1, null, null, '{}', 1, 'maria', 'A'), ($1 || 'p', null, 'alder', $1, '{}', 1, 'maria', 'A')`,
        values: [who],
      });
  };
  const retiring = (until: number, atOnce: number): Retiring => ({
    before: day(until),
    now,
    operator: 'maria' as OperatorName,
    reason: 'six years are over',
    atOnce,
    holdsStand: () => Promise.resolve(),
  });
  const retire = async (until: number, atOnce = 1_000): Promise<void> => {
    for (const chain of await sealedChains(database)) await retireChain(database, chain, retiring(until, atOnce));
  };
  const verifies = async (): Promise<void> => {
    const { broken } = await verifyActivity(database);
    expect(broken).toEqual([]);
  };
  const left = () =>
    database.rows<{ readonly seq: number; readonly subject: string }>({
      text: `select seq, subject_id as subject from activity where action <> 'retired-log' order by seq`,
    });
  /** What `work` finds, after which everything is as it was. */
  const undone = async (work: (sql: Sql) => Promise<void>): Promise<void> => {
    const undo = new Error('undone');
    await database
      .transaction(async (sql) => {
        await work(sql);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
  };

  it('SEC-S6 any beginning of it may go, in batches of any size: what is left verifies and is what was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(retirements, async ({ log, until, held, atOnce }) => {
        await empty();
        await write(log);
        await hold(held);
        const foretold = [];
        for (const chain of await sealedChains(database))
          foretold.push(await retirable(database, chain, retiring(until, atOnce)));
        await retire(until, atOnce);
        await verifies();
        const gone = log.filter(([, who], at) => at < until && !(held as readonly string[]).includes(who)).length;
        expect((await left()).length).toBe(log.length - gone);
        expect(foretold.reduce((sum, each) => sum + ('lines' in each ? each.lines : 0), 0)).toBe(gone);
        // Once more, with the retirements themselves sealed, after which new lines go on where the chain ended.
        await sealActivity(database, plus(now, 1));
        await write(log, 20);
        await retire(until, atOnce);
        await verifies();
        await database.rows({ text: 'delete from legal_holds' });
        await retire(until + 2, atOnce);
        await verifies();
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  const tables: Readonly<Record<string, readonly string[]>> = {
    activity: ['practice_id', 'subject_id', 'at', 'actor_id', 'actor_kind', 'action', 'resource'],
    activity_seals: ['chain', 'position', 'hash'],
    activity_retired: ['position', 'lines', 'retired_at', 'chain'],
  };
  const changes: Readonly<Record<string, string>> = {
    at: 'at = at - 1',
    position: 'position = position + 100',
    lines: 'lines = lines - 1',
    retired_at: 'retired_at = retired_at - 1',
    hash: `hash = sha256('other')`,
    actor_kind: `actor_kind = 'guest'`,
    resource: `resource = 'other'`,
  };

  it('SEC-S6 any change in what is left, and in what is kept of what is gone, is found', async () => {
    await fc.assert(
      fc.asyncProperty(retirements, async ({ log, until, held, atOnce }) => {
        await empty();
        await write(log);
        await hold(held);
        await retire(until, atOnce);
        await sealActivity(database, plus(now, 1));
        await verifies();
        for (const [table, columns] of Object.entries(tables)) {
          const places = await database.rows<{ readonly place: string }>({
            text: `select ctid::text as place from ${table}`,
          });
          for (const { place } of places)
            for (const change of ['delete', ...columns.map((column) => changes[column] ?? `${column} = 'other'`)])
              await undone(async (sql) => {
                for (const name of ['activity', 'activity_seals'])
                  await sql.rows({ text: `alter table ${name} disable trigger user` });
                await sql.rows({ text: 'alter table activity_retired drop constraint activity_retired_check' });
                await sql.rows({
                  text: `${change === 'delete' ? `delete from ${table}` : `update ${table} set ${change}`} where ctid = '${place}'`,
                });
                const { broken, unsealed } = await verifyActivity(sql);
                // A seal that is taken from the end of a chain leaves its line without one.
                expect({ table, change, place, isFound: broken.length + unsealed.count > 0 }).toEqual({
                  table,
                  change,
                  place,
                  isFound: true,
                });
              });
        }
      }),
      { numRuns: 4 },
    );
  }, 120_000);

  it.each([0, 1, 2, 3])(
    'SEC-S6 a crash in batch %d leaves a log that verifies, and the next try goes on',
    async (batch) => {
      await write(Array.from({ length: 8 }, () => ['alder', 'ana'] as const));
      let begun = 0;
      const crashing: Sql = {
        sealing: database.sealing,
        rows: (statement) => database.rows(statement),
        transaction: (work) =>
          database.transaction(async (sql) => {
            const answer = await work(sql);
            if (begun++ === batch) throw new Error('crashed');
            return answer;
          }),
      };
      await expect(retireChain(crashing, 'alder', retiring(7, 2))).rejects.toThrow('crashed');
      await verifies();
      await sealActivity(database, plus(now, 1));
      await verifies();
      expect(await retireChain(database, 'alder', retiring(7, 2))).toMatchObject({ held: 0 });
      await verifies();
      expect(await left()).toHaveLength(1);
    },
  );

  it('SEC-S6 nothing is retired behind a line that is not as it was sealed', async () => {
    await write(Array.from({ length: 4 }, () => ['alder', 'ana'] as const));
    await database.rows({
      text: `alter table activity disable trigger user; update activity set actor_id = 'other' where seq = 2; alter table activity enable trigger user`,
    });
    expect(await retirable(database, 'alder', retiring(4, 1))).toEqual({
      chain: 'alder',
      position: 2,
      seq: 2,
      why: 'line-changed',
    });
    await expect(retireChain(database, 'alder', retiring(4, 10))).rejects.toThrow('broken at 2');
    expect(await left()).toHaveLength(4);
  });

  it('SEC-S6 the database itself lets no line go before its time, nor a seal before its line, whoever asks', async () => {
    await write([['alder', 'ana']]);
    const young: Activity = {
      at: now,
      actor: 'ana' as AccountId,
      actorKind: 'patient',
      subject: 'ana' as PatientId,
      practice: 'alder' as PracticeId,
      action: 'viewed-health',
    };
    await new PostgresActivityLog(database).append({ ...young, at: instant(Date.now()) });
    await sealActivity(database, now);
    for (const text of [
      'delete from activity where seq = 2',
      'delete from activity_seals where seq = 2',
      'delete from activity_seals where seq = 1',
      `update activity set actor_id = 'other' where seq = 1`,
      `update activity_seals set hash = '' where seq = 1`,
      'truncate activity',
    ]) {
      const said = database.transaction(async (sql) => {
        await sql.rows({ text: `select set_config('portico.retires', 'on', true)` });
        await sql.rows({ text });
      });
      await expect(said).rejects.toThrow('append-only');
    }
    await expect(database.rows({ text: 'delete from activity where seq = 1' })).rejects.toThrow('append-only');
    await verifies();
  });
});
