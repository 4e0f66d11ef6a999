import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresAccounts, PostgresActivityLog, PostgresDelegations } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { sealedColumns, sealedText } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { instant, type PatientId, type PracticeId, type ProfileId } from '@portico/domain/kernel';
import { copyTables } from '../copy-tables.ts';
import { findPerson } from '../find-person.ts';
import { heldTables } from '../held-tables.ts';
import { operate } from '../person-commands.ts';
import { dumpTables } from '../testing/dump-tables.ts';
import { columnsOf, fillTables, markOf } from '../testing/one-row-each.ts';
import { ben, now, rosa, rosaChart, withRosa } from '../testing/rosa.ts';
import { mergePerson, tryMerge } from './merge-person.ts';
import { accountColumns, chartColumns, mergedTables } from './merged-tables.ts';

const operator = { now, operator: 'olga' as OperatorName, reason: 'She has two accounts.' };
const benChart = ben.charts[0] ?? rosaChart;
const sealedTables = new Set<string>(Object.values(sealedColumns).map(({ table }) => table));
let database: Database;

beforeEach(async () => {
  database = await openMigrated();
  await withRosa(database);
}, 60_000);

afterEach(() => database.close());

const filled = async () => {
  await fillTables(database, [rosa, ben]);
  await database.rows({ text: 'delete from merges' });
  // Practices' settings are not filled in.
  const rules = await database.rows<{ readonly table: string; readonly name: string }>({
    text: `select conrelid::regclass::text as table, conname as name from pg_constraint where contype = 'f'
      and confrelid::regclass::text not in ('accounts', 'app_grants', 'payment_plans', 'clinic.appointments', 'clinic.chart_sections',
        'clinic.patients', 'clinic.statements', 'clinic.threads')`,
  });
  for (const { table, name } of rules) await database.rows({ text: `alter table ${table} drop constraint "${name}"` });
  await database.rows({
    text: `update wait_list set entry = jsonb_build_object('patient', jsonb_build_object('practice', practice_id, 'patient', patient_id))`,
  });
  await database.rows({
    text: `update delegate_invitations set charts = jsonb_build_array(jsonb_build_object('practice', 'mesa', 'patient', case from_account when 'a-ben' then 'ben-at-mesa' else 'rosa-at-mesa' end))`,
  });
  for (const { account, chart } of [
    { account: rosa, chart: rosaChart },
    { account: ben, chart: benChart },
  ]) {
    const key = [
      chart.practice,
      chart.patient,
      `${account.username}-section`,
      markOf(account, 'entry_hidings', 'entry_id'),
    ];
    const plain = JSON.stringify({ everyone: false, helpers: [account.id] });
    await database.rows({
      text: 'update entry_hidings set hidden_from = $1 where patient_id = $2',
      values: [sealedText(database, sealedColumns.hiddenFrom, key, plain), chart.patient],
    });
  }
};

const merge = (kept: string = rosa.email, duplicate: string = ben.email, mergedThere: readonly string[] = []) =>
  database.transaction((sql) => mergePerson(sql, { kept, duplicate, mergedThere }, operator));

const dump = () => dumpTables(database);

describe('npm run person -- merge', () => {
  it('says of every table of the schema what becomes of it, and of no other one', () => {
    expect(Object.keys(mergedTables).sort()).toEqual(Object.keys(heldTables).sort());
  });

  it('changes every column that names an account or a chart, but of tables that stay or end', async () => {
    const left = (await columnsOf(database))
      .filter(({ column }) => /^(?:.*account.*|.*patient.*|delegate.*|actor_id|subject_id)$/.test(column))
      .filter(({ table }) => ['moved', 'joined', 'copied'].includes(mergedTables[table]?.how ?? ''))
      .filter(({ column }) => ![...accountColumns, ...chartColumns].includes(column));
    // Whether the patient wrote a message.
    expect(left.map(({ table, column }) => `${table}.${column}`)).toEqual(['clinic.messages.from_patient']);
  });

  it('leaves nothing that names the duplicate but what says so', async () => {
    await filled();
    await merge();
    const after = await dump();
    const naming = Object.entries(after).flatMap(([table, rows]) =>
      rows.some((row) => /a-ben|ben-at-mesa/.test(row)) ? [table] : [],
    );
    expect(naming).toEqual(['activity', 'card_agreements', 'merges', 'plan_agreements']);
    for (const table of naming) expect(['stays', 'copied']).toContain(mergedTables[table]?.how);
  });

  it('keeps every row of tables that move, each once, with its amounts', async () => {
    await filled();
    const before = await dump();
    await merge();
    const after = await dump();
    const plain = (rows: readonly string[] | undefined) =>
      rows?.map((row) => row.replaceAll(/(?:ben|rosa)-at-mesa|a-(?:ben|rosa)/g, 'one')).sort();
    for (const [table, merged] of Object.entries(mergedTables)) {
      if (merged.how !== 'moved') continue;
      expect(`${table} ${after[table]?.length}`).toBe(`${table} ${before[table]?.length}`);
      const isRewritten = merged.set !== undefined || merged.json !== undefined || sealedTables.has(table);
      if (!isRewritten) expect(plain(after[table])).toEqual(plain(before[table]));
    }
  });

  it('opens what is sealed for the kept person', async () => {
    await filled();
    await merge();
    const { keys } = await findPerson(database, rosa.email);
    const { topics, files } = await copyTables(database, keys);
    const text = JSON.stringify([...topics]);
    for (const [table, column] of [
      ['clinic.messages', 'body'],
      ['clinic.threads', 'subject'],
      ['own_notes', 'note'],
    ] as const)
      expect(text).toContain(markOf(ben, table, column));
    const hidings = JSON.stringify([...topics.values()].flatMap((each) => each['entry_hidings'] ?? []));
    expect(hidings).toContain(rosa.id);
    expect(hidings).not.toContain(ben.id);
    expect(files.map(({ bytes }) => new TextDecoder().decode(bytes))).toContain(
      markOf(ben, 'clinic.message_files', 'bytes'),
    );
  });

  it('touches nothing of the kept person but what was filled in', async () => {
    await filled();
    const before = await dump();
    await merge();
    const after = await dump();
    for (const [table, rows] of Object.entries(before)) {
      if (['clinic.patients', 'delegations', 'delegate_invitations', 'wait_list', 'payers'].includes(table)) continue;
      for (const row of rows.filter((each) => each.includes('rosa') && !each.includes('ben')))
        expect(after[table]).toContain(row);
    }
  });

  it('does as little as nothing in a dry run, and says what would move', async () => {
    await filled();
    const { activity: _, ...before } = await dump();
    const said = await tryMerge(database, { kept: rosa.email, duplicate: ben.email, mergedThere: [] }, operator);
    expect(said).toMatch(
      /^To the one that is kept:[^]* {2}payment_charges {2}1\n[^]*Ended:[^]* {2}sessions {2}1\n[^]*Nothing was changed\.$/,
    );
    const { activity, ...after } = await dump();
    expect(after).toEqual(before);
    expect(activity?.filter((row) => row.includes('examined-account'))).toHaveLength(2);
  });

  it('SEC-S10 leaves a line with both accounts and both charts, tells both addresses, and is seen afterwards', async () => {
    await merge();
    const lines = await database.rows({
      text: `select subject_id, resource, reason from activity where actor_id = 'olga' order by subject_id`,
    });
    expect(lines).toEqual([
      { subject_id: ben.id, resource: null, reason: operator.reason },
      { subject_id: rosa.id, resource: null, reason: operator.reason },
      { subject_id: 'ben-at-mesa', resource: 'rosa-at-mesa', reason: operator.reason },
      { subject_id: 'rosa-at-mesa', resource: 'ben-at-mesa', reason: operator.reason },
    ]);
    const mails = await database.rows({ text: 'select address from notices order by address' });
    expect(mails).toEqual([{ address: ben.email }, { address: rosa.email }]);
    const shown = await database.transaction((sql) => operate(sql, { command: 'show', person: rosa.email }, operator));
    expect(shown).toMatch(/merged +a-ben, 2026-11-21.*olga: She has two accounts\.\nmerged +mesa ben-at-mesa, /);
    expect((await findPerson(database, rosa.email)).keys).toMatchObject({
      accounts: [rosa.id, ben.id],
      charts: [rosaChart, benChart],
    });
  });

  it('shows the lines about the duplicate’s chart with those about the kept one', async () => {
    const log = new PostgresActivityLog(database);
    await log.append({
      at: instant(1),
      actor: ben.id,
      actorKind: 'patient',
      subject: benChart.patient,
      practice: benChart.practice,
      action: 'downloaded-record',
    });
    await merge();
    const about = [{ practice: rosaChart.practice, id: rosaChart.patient }];
    const listed = await log.listed({ about, limit: 9 } as Parameters<typeof log.listed>[0]);
    expect(listed.map(({ activity }) => activity.action)).toEqual([
      'merged-person',
      'merged-person',
      'downloaded-record',
    ]);
  });

  it('moves a chart of another practice as it is', async () => {
    const elsewhere = { practice: 'mercy' as PracticeId, patient: 'ben-at-mercy' as PatientId };
    await database.rows({ text: `delete from account_charts where account_id = 'a-ben'` });
    await new PostgresAccounts(database).addChart(ben.id, elsewhere);
    await merge();
    expect((await new PostgresAccounts(database).byId(rosa.id))?.charts).toEqual([rosaChart, elsewhere]);
    expect(await new PostgresAccounts(database).byId(ben.id)).toBeUndefined();
  });

  it('lets the rights of delegates follow, and leaves nobody to act for themselves', async () => {
    const delegations = new PostgresDelegations(database);
    const grant = {
      profile: 'p' as ProfileId,
      profileName: 'Ben Ruiz',
      permissions: ['health:view' as const],
      grantedAt: instant(0),
    };
    await delegations.grant({ ...grant, delegate: rosa.id, chart: benChart });
    await new PostgresAccounts(database).create({
      ...ben,
      id: 'a-carla' as typeof ben.id,
      email: 'carla@example.org' as typeof ben.email,
      username: 'carla',
      charts: [],
    });
    await delegations.grant({ ...grant, delegate: 'a-carla' as typeof ben.id, chart: benChart });
    await merge();
    const rows = await database.rows({ text: 'select delegate_id, patient_id from delegations' });
    expect(rows).toEqual([{ delegate_id: 'a-carla', patient_id: 'rosa-at-mesa' }]);
  });

  it('leaves no link by which the duplicate’s mailbox could open the kept account', async () => {
    await filled();
    await database.rows({ text: `update capabilities set purpose = 'reset-password', revoked_at = null` });
    await merge();
    const open = await database.rows({ text: `select id from capabilities where revoked_at is null` });
    expect(open).toEqual([{ id: markOf(rosa, 'capabilities', 'id') }]);
  });

  it('merges a chart without an account, and a second time says that there is none', async () => {
    await database.rows({ text: `delete from account_charts where account_id = 'a-ben'` });
    await merge(rosa.email, 'mesa/ben-at-mesa');
    expect(await database.rows({ text: 'select id from clinic.patients' })).toEqual([{ id: 'rosa-at-mesa' }]);
    await expect(merge(rosa.email, 'mesa/ben-at-mesa')).rejects.toThrow('There is no chart ben-at-mesa at mesa.');
  });

  it.each<readonly [string, string, string, string?]>([
    [
      'birth dates that differ',
      `update clinic.patients set birth_date = case id when 'ben-at-mesa' then '1980-01-01'::date else '1980-01-02'::date end`,
      'The birth dates differ.',
    ],
    [
      'a payment under way',
      `update payment_charges set state = 'unknown' where patient_id = 'ben-at-mesa'`,
      'A payment is under way at mesa.',
    ],
    [
      'a plan’s payment under way',
      `update scheduled_payments set state = 'charging' where patient_id = 'ben-at-mesa'`,
      'A payment of a plan is being taken at mesa.',
    ],
    [
      'a prepayment on its way back',
      `update prepayment_refunds set state = 'due' where patient_id = 'rosa-at-mesa'`,
      'A prepayment is being refunded at mesa.',
    ],
    ['two active plans', `update payment_plans set status = 'active'`, 'Both have an active payment plan at mesa.'],
    [
      'a system of the practice’s own',
      `delete from clinic.patients where id = 'ben-at-mesa'`,
      'give --merged-there mesa',
    ],
    [
      'a chart that a third account has',
      `insert into account_charts values ('mesa', 'ben-at-mesa', 'a-ben-2', 1)`,
      'Another account has the chart',
    ],
    [
      'two entries of one number',
      `update clinic.charges set id = 'one'`,
      'Both have the same thing in clinic.charges, and it differs.',
    ],
    [
      'a disabled account to keep',
      `update accounts set disabled_at = 1 where id = 'a-rosa'`,
      'The account to keep is disabled.',
    ],
  ])('refuses %s with what to do, and changes nothing', async (_what, change, sentence) => {
    await filled();
    await database.transaction(async (sql) => {
      await sql.rows({ text: 'set local session_replication_role = replica' });
      await sql.rows({ text: change });
    });
    const before = await dump();
    await expect(merge()).rejects.toThrow(sentence);
    expect(await dump()).toEqual(before);
  });

  it('refuses two numbers of one kind', async () => {
    for (const { patient } of [rosaChart, benChart])
      await database.rows({
        text: `insert into clinic.identity_numbers values ('mesa', $1, 'ssn', $2)`,
        values: [patient, sealedText(database, sealedColumns.identityNumber, ['mesa', patient, 'ssn'], patient)],
      });
    await expect(merge()).rejects.toThrow('different numbers of one kind (ssn)');
  });

  it.each([
    [rosa.email, rosa.id, 'Both are the same account.'],
    ['mesa/rosa-at-mesa', ben.email, 'The account is the one to keep'],
    [rosa.email, 'nobody@example.org', 'There is no account nobody@example.org.'],
    [rosa.email, 'mesa/rosa-at-mesa', 'Both are the same chart'],
  ])('says what was mistaken in %s %s', async (kept, duplicate, sentence) => {
    await expect(merge(kept, duplicate)).rejects.toThrow(sentence);
  });
});
