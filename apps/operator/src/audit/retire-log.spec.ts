import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresActivityLog, sealActivity } from '@portico/adapters-storage';
import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import { openMigrated, testSealing } from '@portico/adapters-storage/testing/clusters';
import type { Activity } from '@portico/domain/activity';
import { instant, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { verify, type Asking } from './audit-commands.ts';
import { retireLog } from './retire-log.ts';

const now = instant(Date.UTC(2026, 10, 23, 15));
const asking: Asking = { operator: 'maria', reason: 'six years are over', now, csv: false };
const at = (year: number) => instant(Date.UTC(year, 10, 22));
const sixYearsAgo = instant(Date.UTC(2020, 10, 23));
const seen = (year: number, subject: string, practice = 'mesa'): Activity => ({
  at: at(year),
  actor: 'nora-id' as AccountId,
  actorKind: 'patient',
  subject: subject as PatientId,
  practice: practice as PracticeId,
  action: 'viewed-health',
});
const old = { before: sixYearsAgo, dryRun: false };

describe.each(['embedded', 'server'] as const)('npm run audit -- retire, %s', (engine) => {
  let server: TestServer | undefined;
  let database: Database;
  beforeAll(async () => {
    if (engine === 'server') {
      server = await startTestServer();
      database = await openDatabase(
        { kind: 'server', url: await server.createDatabase(), maxConnections: 2 },
        testSealing,
      );
      await migrate(database);
    } else database = await openMigrated();
    const log = new PostgresActivityLog(database);
    for (const line of [
      seen(2015, 'lee'),
      seen(2016, 'walter'),
      seen(2017, 'lee'),
      seen(2020, 'lee'),
      seen(2021, 'lee'),
      seen(2024, 'lee', 'alder'),
    ])
      await log.append(line);
    await sealActivity(database, now);
    await database.rows({
      text: `insert into legal_holds (id, practice_id, patient_id, addresses, placed_at, placed_by, reason)
        values ('hold', 'mesa', 'walter', '{}', 1, 'maria', 'Walter v. Mesa')`,
    });
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await server?.stop();
  });
  const leftOf = async (subject: string) =>
    (await database.rows({ text: 'select 1 from activity where subject_id = $1', values: [subject] })).length;

  it('SEC-S6 refuses a time of less than six years ago', async () => {
    const younger = instant(Date.UTC(2020, 10, 24));
    await expect(retireLog(database, asking, { ...old, before: younger })).rejects.toThrow(
      'Lines are kept for 6 years: --before may be 2020-11-23 at the latest.',
    );
  });

  it('SEC-S6 says what it would do and does nothing with --dry-run', async () => {
    const { text, fine } = await retireLog(database, asking, { ...old, dryRun: true });
    expect({ lines: text.split('\n'), fine }).toEqual({
      lines: [
        'mesa: 3 lines would be retired, 1 kept for a legal hold',
        'In all 3 lines of before 2020-11-23T00:00:00.000Z would be retired; nothing was.',
      ],
      fine: true,
    });
    expect(await leftOf('lee')).toBe(5);
  });

  it('SEC-S6 removes old lines but those under a legal hold, says so in the log, and verify shows what is gone', async () => {
    expect((await retireLog(database, asking, old)).text).toContain('mesa: 3 lines retired, 1 kept for a legal hold');
    expect([await leftOf('lee'), await leftOf('walter')]).toEqual([2, 1]);
    const lines = await database.rows({
      text: `select practice_id as practice, actor_id as actor, actor_kind as kind, subject_id as subject, reason
        from activity where action = 'retired-log'`,
    });
    expect(lines).toEqual([{ practice: 'mesa', actor: 'maria', kind: 'operator', subject: '', reason: asking.reason }]);
    await sealActivity(database, instant(now + 1_000));
    const { text, fine } = await verify(database, asking);
    expect(fine).toBe(true);
    expect(text).toMatch(
      /mesa: 3 of the first 4 lines were retired, last at 2026-11-23T15:00:00.000Z, 1 kept for a legal hold; the next one follows [0-9a-f]{64}\nmesa: 3 lines, all as they were sealed; [0-9a-f]{64}/,
    );
    expect(text).toMatch(/alder: 1 lines, all as they were sealed/);
  });

  it('SEC-S6 removes what was held once the hold is released', async () => {
    await database.rows({ text: `delete from legal_holds` });
    expect((await retireLog(database, asking, old)).text).toContain('mesa: 1 lines retired');
    await sealActivity(database, instant(now + 2_000));
    expect((await verify(database, asking)).text).toContain('mesa: 4 of the first 4 lines were retired');
    expect((await retireLog(database, asking, old)).text).toBe(
      'In all 0 lines of before 2020-11-23T00:00:00.000Z retired.',
    );
  });

  it('SEC-S6 retires nothing anywhere while an old line is not as it was sealed', async () => {
    await new PostgresActivityLog(database).append(seen(2014, 'lee', 'birch'));
    await new PostgresActivityLog(database).append(seen(2014, 'lee', 'cedar'));
    await sealActivity(database, instant(now + 3_000));
    await database.rows({ text: 'alter table activity disable trigger user' });
    await database.rows({ text: `update activity set actor_id = 'other' where practice_id = 'cedar'` });
    await database.rows({ text: 'alter table activity enable trigger user' });
    expect(await retireLog(database, asking, old)).toEqual({
      text: 'cedar: BROKEN at 1: the line is not the one that was sealed\nNothing was retired.',
      fine: false,
    });
  });
});
