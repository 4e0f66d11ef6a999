import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { vertexBehavior } from '@portico/adapters-practice/vertex';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { instant, type LocalDate, type PatientId, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import { invitationReport, inviteAll } from './invite-from-csv.ts';

const acting = { now: instant(1_795_287_600_000), operator: 'olga' as OperatorName, reason: 'New portal.' };
const practice = 'pena' as PracticeId;
let database: Database;

beforeAll(async () => {
  database = await openMigrated();
  const setup = new EmbeddedSetup(database);
  await setup.practices([
    {
      id: practice,
      name: 'Clínica Peña',
      phone: '+16025550100',
      timeZone: 'America/Phoenix' as TimeZone,
      behavior: vertexBehavior,
      payments: 'no-value',
    },
  ]);
  const ids = Array.from({ length: 250 }, (_, at) => `p${at}` as PatientId);
  await setup.patients(
    ids.map((patient) => ({
      patient: { practice, patient },
      name: `Person ${patient}`,
      language: 'es',
      birthDate: '1980-02-29' as LocalDate,
    })),
  );
  await database.rows({
    text: `insert into accounts (id, email, email_key, username, username_key, name, password_hash, language, confirmed_at)
      values ('a1', 'a@example.org', 'a@example.org', 'a', 'a', 'A', 'x', 'es', 0)`,
    values: [],
  });
  await database.rows({
    text: `insert into account_charts (practice_id, patient_id, account_id, position) values ($1, 'p7', 'a1', 0)`,
    values: [practice],
  });
}, 60_000);
afterAll(() => database.close());

const send = (csv: string): Promise<string> => inviteAll(database, practice, csv, 'https://portal.example.org', acting);

/** As a spreadsheet saves it: with a mark at the beginning, quotes, another column, and an empty line. */
const file = [
  '\uFEFFname,patient,to',
  ...Array.from({ length: 250 }, (_, at) => `"Person, ${at}",p${at},person${at}@example.org`),
  '',
  'Nobody,p999,nobody@example.org',
  'Wrong,p3,not an address',
].join('\r\n');

describe('inviting everybody in a file', () => {
  it('invites each once, leaves people who have an account, and names the lines with a mistake', async () => {
    expect(await send(file)).toBe(
      [
        '249 invited; 1 have an account; 1 have an invitation that is still open; 1 with a mistake.',
        'Line 253: There is no such patient at this practice.',
      ].join('\n'),
    );
    const [sent] = await database.rows({ text: `select count(*)::int as notices from notices`, values: [] });
    expect(sent).toEqual({ notices: 249 });
    const [logged] = await database.rows({
      text: `select count(*)::int as lines from activity where action = 'invited-patient' and actor_id = 'olga' and reason = 'New portal.'`,
      values: [],
    });
    expect(logged).toEqual({ lines: 249 });
  });

  it('sends nothing again where the same file is given again', async () => {
    expect(await send(file)).toContain('0 invited; 1 have an account; 250 have an invitation that is still open');
    const [sent] = await database.rows({ text: `select count(*)::int as notices from notices`, values: [] });
    expect(sent).toEqual({ notices: 249 });
  });

  it('SEC-S6 reports who was invited and who came, which leaves a line', async () => {
    await database.rows({
      text: `insert into account_charts (practice_id, patient_id, account_id, position) values ($1, 'p8', 'a1', 1)`,
      values: [practice],
    });
    const report = await invitationReport(database, practice, acting, true);
    const lines = report.split('\r\n');
    expect(lines).toHaveLength(250);
    expect(lines.filter((line) => line.endsWith(',account'))).toEqual(['p8,2026-11-21T19:00:00.000Z,account']);
    const looks = await database.rows({
      text: `select resource, reason from activity where action = 'examined-patient-list'`,
    });
    expect(looks).toEqual([{ resource: 'invitations', reason: acting.reason }]);
  });

  it.each([
    ['a file without the columns', 'a,b\n1,2', 'The file needs the columns patient and to.'],
    ['a file that is none', '"patient,to\n1', 'The file is no CSV with a line of headings.'],
  ])('refuses %s', async (_, csv, mistake) => {
    await expect(send(csv)).rejects.toThrow(mistake);
  });
});
