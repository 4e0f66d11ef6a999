import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Activity } from '@portico/domain/activity';
import { instant, MINUTE, plus, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { Database, Sql } from '../sql/index.ts';
import { openMigrated } from '../testing/test-database-copies.ts';
import { PostgresActivityLog } from './postgres-activity-log.ts';
import { sealActivity } from './seal-activity.ts';
import { verifyActivity } from './verify-activity.ts';

const noon = instant(1_795_287_600_000);
const line = (more: Partial<Activity> = {}): Activity => ({
  at: noon,
  actor: 'ana' as AccountId,
  actorKind: 'patient',
  subject: 'patient-1' as PatientId,
  practice: 'alder' as PracticeId,
  action: 'viewed-health',
  resource: '17',
  origin: { address: '192.0.2.7', userAgent: 'Firefox', request: 'request-1' },
  ...more,
});
const signIn: Activity = {
  at: noon,
  actor: 'ana' as AccountId,
  actorKind: 'patient',
  subject: 'ana' as AccountId,
  action: 'signed-in',
};

describe('the chain of the activity log', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openMigrated();
  });
  afterEach(() => database.close());

  const write = async (...lines: readonly Activity[]): Promise<void> => {
    for (const one of lines) await new PostgresActivityLog(database).append(one);
  };
  /** Changes the log as the owner of the database could. */
  const tamper = async (text: string): Promise<void> => {
    await database.rows({ text: 'alter table activity disable trigger user' });
    await database.rows({ text: 'alter table activity_seals disable trigger user' });
    await database.rows({ text });
  };
  const sealed = async (): Promise<void> => {
    await write(line(), signIn, line({ practice: 'birch' as PracticeId }), line({ action: 'paid' }), line());
    expect((await sealActivity(database, noon)).count).toBe(5);
  };

  it('leaves lines to an earlier release that seals them at the same time', async () => {
    await write(line());
    const taken = Object.assign(new Error('taken'), { code: '23505' });
    const other = { ...taken, code: '40P01' };
    const { sealing } = database;
    const failing = (error: unknown): Sql => ({
      sealing,
      rows: (statement) => database.rows(statement),
      transaction: () => Promise.reject(error as Error),
    });
    expect(await sealActivity(failing(taken), noon)).toEqual({ count: 0, heads: [] });
    await expect(sealActivity(failing(other), noon)).rejects.toBe(other);
    expect((await sealActivity(database, noon)).count).toBe(1);
  });

  it('SEC-S6 ASVS-16.4.2 has one chain for each practice and one for lines of none, in the order in which they were written', async () => {
    await sealed();
    const { heads, broken, unsealed } = await verifyActivity(database);
    expect(heads.map(({ chain, position }) => [chain, position])).toEqual([
      ['', 1],
      ['alder', 3],
      ['birch', 1],
    ]);
    expect({ broken, unsealed }).toEqual({ broken: [], unsealed: { count: 0 } });
  });

  it('SEC-S6 goes on where it ended, and tells what is not sealed yet', async () => {
    await sealed();
    await write(line(), line());
    expect((await verifyActivity(database)).unsealed).toEqual({ count: 2, oldest: noon });
    expect((await sealActivity(database, plus(noon, MINUTE))).count).toBe(2);
    expect((await sealActivity(database, plus(noon, MINUTE))).count).toBe(0);
    expect((await verifyActivity(database)).heads.map(({ position }) => position)).toEqual([1, 5, 1]);
  });

  it('SEC-S6 seals a line whose transaction ended after that of a later one', async () => {
    await write(line(), line(), line());
    await tamper(`create table late as select * from activity where seq = 2`);
    await tamper('delete from activity where seq = 2');
    expect((await sealActivity(database, noon)).count).toBe(2);
    await database.rows({ text: 'insert into activity overriding system value select * from late' });
    expect((await sealActivity(database, plus(noon, MINUTE))).count).toBe(1);
    expect(await verifyActivity(database)).toMatchObject({ broken: [], unsealed: { count: 0 } });
  });

  it.each([
    ['a changed actor', `update activity set actor_id = 'ben' where seq = 4`, 'line-changed', 4],
    ['a changed time', 'update activity set at = at + 1 where seq = 4', 'line-changed', 4],
    ['a changed address', `update activity set address = '198.51.100.1' where seq = 4`, 'line-changed', 4],
    ['a line taken away', 'delete from activity where seq = 4', 'line-gone', 4],
    ['a seal taken away', `delete from activity_seals where chain = 'alder' and position = 2`, 'seal-gone', undefined],
    [
      'a line and its seal taken away, the rest moved up',
      `delete from activity_seals where seq = 4; delete from activity where seq = 4;
        update activity_seals set position = 2 where seq = 5`,
      'line-changed',
      5,
    ],
  ])('SEC-S6 names the first broken line after %s', async (_, text, why, seq) => {
    await sealed();
    await tamper(text);
    const { broken, heads } = await verifyActivity(database);
    expect(broken).toEqual([{ chain: 'alder', position: 2, why, ...(seq === undefined ? {} : { seq }) }]);
    expect(heads.map(({ chain }) => chain)).toEqual(['', 'birch']);
  });

  it('SEC-S6 is as it is for each line: no column of the log stands outside the seal', async () => {
    await sealed();
    const columns = await database.rows<{ readonly name: string; readonly type: string }>({
      text: `select column_name as name, data_type as type from information_schema.columns
        where table_name = 'activity' and table_schema = 'public' and column_name <> 'seq'`,
    });
    expect(columns.length).toBeGreaterThan(13);
    await database.rows({ text: 'alter table activity disable trigger user' });
    await database.rows({
      text: 'alter table activity drop constraint activity_actor_kind_check, drop constraint activity_outcome_check',
    });
    for (const { name, type } of columns) {
      const other = type === 'bigint' ? `${name} + 1` : `coalesce(${name}, '') || 'x'`;
      const back = type === 'bigint' ? `${name} - 1` : `nullif(left(${name}, -1), '')`;
      await database.rows({ text: `update activity set ${name} = ${other} where seq = 4` });
      expect({ name, brokenCount: (await verifyActivity(database)).broken.length }).toEqual({ name, brokenCount: 1 });
      await database.rows({ text: `update activity set ${name} = ${back} where seq = 4` });
      expect({ name, broken: (await verifyActivity(database)).broken }).toEqual({ name, broken: [] });
    }
  });
});
