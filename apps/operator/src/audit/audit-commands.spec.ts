import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresAccounts, PostgresActivityLog, sealActivity } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { Email } from '@portico/domain/access';
import type { Activity } from '@portico/domain/activity';
import {
  HOUR,
  instant,
  MINUTE,
  plus,
  type AccountId,
  type PatientId,
  type PracticeId,
  type SessionId,
} from '@portico/domain/kernel';
import { incident, report, signIns, verify, type Asking } from './audit-commands.ts';

const noon = instant(1_795_287_600_000);
const asking: Asking = {
  operator: 'maria',
  reason: 'Ms. Lee asked who saw her record',
  now: plus(noon, HOUR),
  csv: true,
};
const period = { from: noon, to: plus(noon, HOUR) };
const [mesa, lee, walter] = ['mesa' as PracticeId, 'lee' as PatientId, 'walter' as PatientId];

const viewed: Activity = {
  at: noon,
  actor: 'nora-id' as AccountId,
  actorKind: 'delegate',
  subject: lee,
  practice: mesa,
  action: 'viewed-health',
  origin: { address: '192.0.2.7', userAgent: 'Fire\u001bfox', session: 'session-1' as SessionId, key: 'old' },
};
const sent: Activity = {
  ...viewed,
  at: plus(noon, MINUTE),
  action: 'sent-summary',
  resource: '17',
  reason: 'dr@example.org',
};
const guessed: Activity = {
  at: noon,
  actor: '',
  actorKind: 'nobody',
  subject: 'nora-id' as AccountId,
  action: 'failed-sign-in',
  outcome: 'failed',
  reason: 'wrong-credentials',
  origin: { address: '198.51.100.9' },
};

describe('npm run audit', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openMigrated();
    await new PostgresAccounts(database).create({
      id: 'nora-id' as AccountId,
      email: 'nora@example.org' as Email,
      username: 'nora',
      name: 'Nora Lee',
      passwordHash: 'x',
      charts: [{ practice: mesa, patient: 'nora' as PatientId }],
      language: 'en',
      confirmedAt: noon,
    });
    const log = new PostgresActivityLog(database);
    for (const line of [viewed, sent, guessed, guessed, { ...viewed, subject: walter, at: plus(noon, 2 * MINUTE) }]) {
      await log.append(line);
    }
    await sealActivity(database, noon);
  });
  afterEach(() => database.close());

  const ownLines = () =>
    database.rows({
      text: `select actor_id as actor, subject_id as subject, resource, reason from activity where action = 'examined-log'`,
    });

  it('SEC-S6 report tells who read and received what of a patient, where to it was mailed, and nothing of others', async () => {
    const { text } = await report(database, asking, { ...period, patient: lee, practice: mesa });
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('mesa,Nora Lee <nora@example.org>,delegate,viewed-health');
    expect(lines[2]).toContain('sent-summary,17,done,dr@example.org,192.0.2.7,session-1');
    expect(text).not.toContain('walter');
  });

  it('SEC-S6 report without a practice tells of every practice that has lines, of which nothing else may be kept', async () => {
    const hill = { ...sent, practice: 'hill' as PracticeId, at: plus(noon, 3 * MINUTE) };
    await new PostgresActivityLog(database).append(hill);
    const practices = async () => {
      const { text } = await report(database, asking, { ...period, patient: lee });
      return text.split('\r\n').flatMap((line, at) => (at === 0 ? [] : [line.split(',')[1]]));
    };
    expect(await practices()).toEqual(['mesa', 'mesa', 'hill']);
    await sealActivity(database, plus(noon, 4 * MINUTE));
    expect(await practices()).toEqual(['mesa', 'mesa', 'hill']);
  });

  it('SEC-S6 ASVS-1.2.10 writes nothing to a terminal that would steer it, and no formula into a spreadsheet', async () => {
    await new PostgresActivityLog(database).append({ ...viewed, resource: '=HYPERLINK("x")' });
    const wanted = { ...period, patient: lee, practice: mesa };
    expect((await report(database, { ...asking, csv: false }, wanted)).text).not.toContain('\u001b');
    expect((await report(database, asking, wanted)).text).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('SEC-S6 signins counts failed sign-ins and refusals by account and address', async () => {
    const { text } = await signIns(database, asking, { ...period, account: 'nora@example.org' });
    expect(text.split('\r\n').slice(1)).toEqual([
      expect.stringContaining('2,nora@example.org,198.51.100.9,failed-sign-in,wrong-credentials'),
    ]);
    expect((await signIns(database, asking, { ...period, address: '192.0.2.1' })).text.split('\r\n')).toHaveLength(1);
    await expect(signIns(database, asking, { ...period, account: 'who@example.org' })).rejects.toThrow('no account');
  });

  it('SEC-S6 ASVS-16.2.5 signins tells one unknown name from another, by nothing that was typed', async () => {
    const log = new PostgresActivityLog(database);
    for (const resource of ['k1.first', 'k1.second', 'k1.first'])
      await log.append({ ...guessed, subject: '', resource });
    const { text } = await signIns(database, asking, { ...period, address: '198.51.100.9' });
    const accounts = text.split('\r\n').map((line) => line.split(',').slice(0, 2).join(','));
    expect(accounts.slice(1).sort()).toEqual(['1,unknown k1.second', '2,nora@example.org', '2,unknown k1.first']);
  });

  it.each([{ account: 'nora@example.org' }, { key: 'old' }])(
    'SEC-S6 incident tells who was reachable and who was reached with %j',
    async (by) => {
      const { text } = await incident(database, asking, { ...period, ...by });
      const [open, touched] = text.split('Reached:');
      expect(open).toContain('account' in by ? 'mesa,nora,own chart' : 'every account');
      expect(touched).toContain('mesa,lee,nora-id,viewed-health,1');
      expect(touched).toContain('mesa,walter,nora-id,viewed-health,1');
      const later = { ...by, from: plus(noon, HOUR), to: plus(noon, 2 * HOUR) };
      expect((await incident(database, asking, later)).text).not.toContain('walter');
    },
  );

  it('SEC-S6 verify names the first broken line and fails; with all as it was it says the head of each chain', async () => {
    expect(await verify(database, asking)).toMatchObject({ fine: true });
    await database.rows({ text: 'alter table activity disable trigger user' });
    await database.rows({ text: `update activity set actor_id = 'ana-id' where action = 'sent-summary'` });
    const { fine, text } = await verify(database, asking);
    expect(fine).toBe(false);
    expect(text).toContain('mesa: BROKEN at 2, line 2: the line is not the one that was sealed');
    expect(text).toMatch(/sign-ins and accounts: 2 lines, all as they were sealed; [0-9a-f]{64}/);
  });

  it('SEC-S6 ASVS-16.2.1 each use leaves a line with the operator and the reason; a report is about its patient', async () => {
    await verify(database, asking);
    await report(database, asking, { ...period, patient: lee, practice: mesa });
    const { operator: actor, reason } = asking;
    expect(await ownLines()).toEqual([
      { actor, subject: '', resource: 'verify', reason },
      { actor, subject: 'lee', resource: 'report', reason },
    ]);
  });
});
