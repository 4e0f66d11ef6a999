import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { instant, type AccountId } from '@portico/domain/kernel';
import { migrate, openDatabase, type Database } from '../sql/index.ts';
import { testSealing } from '../testing/test-database-copies.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { grantToGateway, mayChangeLog } from './gateway-grants.ts';
import { PostgresActivityLog } from './postgres-activity-log.ts';
import { sealActivity } from './seal-activity.ts';

describe('the role of the gateway', () => {
  let server: TestServer;
  let owner: Database;
  let gateway: Database;
  beforeAll(async () => {
    server = await startTestServer();
    const url = await server.createDatabase();
    owner = await openDatabase({ kind: 'server', url, maxConnections: 1 }, testSealing);
    await migrate(owner);
    await owner.rows({ text: `create role gateway login password 'gateway'` });
    await grantToGateway(owner, 'gateway');
    const limited = url.replace(/\/\/[^@]*@/, '//gateway:gateway@');
    gateway = await openDatabase({ kind: 'server', url: limited, maxConnections: 2 }, testSealing);
    await new PostgresActivityLog(gateway).append({
      at: instant(1_000),
      actor: 'ana' as AccountId,
      actorKind: 'patient',
      subject: 'ana' as AccountId,
      action: 'signed-in',
    });
    expect((await sealActivity(gateway, instant(2_000))).count).toBe(1);
  }, 120_000);
  afterAll(async () => {
    await gateway.close();
    await owner.close();
    await server.stop();
  });

  it.each([
    'alter table activity disable trigger all',
    'alter table activity disable trigger activity_stands',
    'alter table activity add column more text',
    `update activity set actor_id = 'nobody'`,
    'delete from activity',
    'truncate activity',
    'drop table activity',
    'drop trigger activity_stands on activity',
    `create or replace function activity_stands() returns trigger language plpgsql as 'begin return null; end'`,
    `update activity_seals set hash = ''`,
    'delete from activity_seals',
    'truncate activity_seals',
    'alter table activity_seals disable trigger all',
    'create table more (id text)',
    `set session_replication_role = 'replica'`,
    `update schema_version set md5 = ''`,
    `insert into activity_retired values ('', 1, 1, 1)`,
    'delete from activity_retired',
    `set portico.retires = 'on'; delete from activity`,
    'reset role; set role postgres',
  ])('SEC-S6 ASVS-16.4.2 the server refuses it to say %s', async (text) => {
    await expect(gateway.rows({ text })).rejects.toThrow(/permission denied|must be owner|must be able to/);
    const [row] = await owner.rows<{ readonly lines: number; readonly seals: number }>({
      text: `select (select count(*) from activity where actor_id = 'ana') as lines, (select count(*) from activity_seals) as seals`,
    });
    expect(row).toEqual({ lines: 1, seals: 1 });
  });

  it('SEC-S6 gives itself no more than it has', async () => {
    await gateway.rows({ text: 'grant delete on activity to gateway' });
    await expect(gateway.rows({ text: 'delete from activity' })).rejects.toThrow('permission denied');
  });

  it('SEC-S6 ASVS-13.2.2 it may read and write every other table, whatever it is called', async () => {
    const denied = await owner.rows<{ readonly table: string }>({
      text: `select format('%I.%I', schemaname, tablename) as table from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') and tablename not in ('activity', 'activity_seals', 'activity_retired', 'schema_version')
          and not (has_table_privilege('gateway', format('%I.%I', schemaname, tablename), 'select')
            and has_table_privilege('gateway', format('%I.%I', schemaname, tablename), 'insert')
            and has_table_privilege('gateway', format('%I.%I', schemaname, tablename), 'update')
            and has_table_privilege('gateway', format('%I.%I', schemaname, tablename), 'delete'))`,
    });
    expect(denied).toEqual([]);
  });

  it('SEC-S6 is told from one that could change the log, by owning it or by a right alone', async () => {
    expect(await mayChangeLog(gateway)).toBe(false);
    expect(await mayChangeLog(owner)).toBe(true);
    await owner.rows({ text: 'grant delete on activity_seals to gateway' });
    expect(await mayChangeLog(gateway)).toBe(true);
    await grantToGateway(owner, 'gateway');
    expect(await mayChangeLog(gateway)).toBe(false);
  });

  it('SEC-S6 is refused to whoever owns the tables, and to a role that is none', async () => {
    await expect(grantToGateway(owner, 'postgres')).rejects.toThrow('a role of its own');
    await expect(grantToGateway(owner, 'nobody')).rejects.toThrow('no role nobody');
  });
});
