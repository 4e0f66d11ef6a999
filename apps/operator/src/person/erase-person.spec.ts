import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { heldTables, isHeld } from './held-tables.ts';
import { erasePerson } from './person-commands.ts';
import { dumpTables } from './testing/dump-tables.ts';
import { fillTables } from './testing/one-row-each.ts';
import { ben, now, rosa, rosaChart, withRosa } from './testing/rosa.ts';

const operator = { now, operator: 'olga' as OperatorName, reason: 'She asked for it.' };
let database: Database;

beforeEach(async () => {
  database = await openMigrated();
  await withRosa(database);
  await fillTables(database, [rosa, ben]);
}, 60_000);

afterEach(() => database.close());

const erase = async (typed: string = rosa.email, confirmed = true) => {
  const said: string[] = [];
  const end = await database.transaction((sql) =>
    erasePerson(sql, { typed, confirmed }, operator, (text) => void said.push(text)),
  );
  return [...said, end].join('\n');
};

const dump = () => dumpTables(database);

const isOf = (username: string) => (row: string) => row.includes(username) || row.includes(`a-${username}`);
const tables = Object.entries(heldTables);

describe('npm run person -- erase', () => {
  it('says of every table that holds something of people what is erased, or why not', () => {
    const silent = tables.filter(([, held]) => isHeld(held) && held.erased === undefined && held.stays === undefined);
    expect(silent).toEqual([]);
  });

  it('leaves nothing of the person but what has a reason to stay', async () => {
    await erase();
    const after = await dump();
    const left = tables
      .filter(([table]) => after[table]?.some((row) => /rosa|Rosa/.test(row)))
      .filter(([, held]) => (isHeld(held) ? held.stays === undefined : held.not !== 'setting'))
      .map(([table]) => table);
    // They name nobody, or are gone within an hour.
    expect(left).toEqual([
      'activity_retired',
      'activity_seals',
      'short_links',
      'summary_jobs',
      'tries',
      'clinic.tasks_done',
    ]);
  });

  it('erases every row of the tables that have no reason to stay, and no other one', async () => {
    const before = await dump();
    await erase();
    const after = await dump();
    for (const [table, held] of tables) {
      const kept = (before[table] ?? []).filter((row) => !isOf('rosa')(row) || held.erased === undefined);
      // The line and the mail that tell of it.
      if (['activity', 'notices', 'capabilities', 'cards_on_file'].includes(table)) continue;
      expect(`${table} ${after[table]?.join()}`).toBe(`${table} ${kept.join()}`);
    }
  });

  it('touches nothing that is somebody else’s', async () => {
    const before = await dump();
    await erase();
    const after = await dump();
    for (const [table, rows] of Object.entries(before))
      expect(`${table} ${after[table]?.filter(isOf('ben')).join()}`).toBe(
        `${table} ${rows.filter(isOf('ben')).join()}`,
      );
  });

  it.each([rosa.email, rosa.id])('does nothing more the second time, by %s', async (typed) => {
    await erase(typed);
    const once = await dump();
    expect(await erase(typed)).toMatch(/^Nothing is left that can be erased\.[^]*There is no such account\.$/);
    expect(await dump()).toEqual(once);
  });

  it('erases all or nothing', async () => {
    const before = await dump();
    const failing = database.transaction(async (sql) => {
      await erasePerson(sql, { typed: rosa.email, confirmed: true }, operator, () => undefined);
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(await dump()).toEqual(before);
  });

  it('says before what goes and what stays, and erases nothing without a confirmation', async () => {
    const { activity: _, ...before } = await dump();
    const said = await erase(rosa.email, false);
    expect(said).toMatch(
      /^To be erased:\n[^]* {2}sessions {2}1\n[^]*To stay:\n[^]*the medical record, which the practice/,
    );
    expect(said).toMatch(/Nothing was erased\. Give --confirm/);
    const { activity, ...after } = await dump();
    expect(after).toEqual(before);
    expect(activity?.filter((line) => line.includes('examined-account'))).toHaveLength(1);
  });

  it('SEC-S10 leaves a line, and tells the person by a last mail in their language', async () => {
    await erase();
    const line = await database.rows({
      text: `select subject_id, reason from activity where actor_id = 'olga' and action = 'erased-account'`,
    });
    expect(line).toEqual([{ subject_id: rosa.id, reason: 'She asked for it.' }]);
    const mails = await database.rows({
      text: 'select language from notices where address = $1',
      values: [rosa.email],
    });
    expect(mails).toEqual([{ language: 'es' }]);
  });

  it('lets the person open an account anew', async () => {
    await erase();
    expect(await new PostgresAccounts(database).create(rosa)).toBe(true);
  });

  const countOf = async (table: string) => (await dump())[table]?.filter((row) => row.includes('rosa')).length;

  it('keeps the card by which an active plan is paid', async () => {
    await database.rows({
      text: `update payment_plans set status = 'active', card_id = 'rosa:cards_on_file:id' where patient_id = 'rosa-at-mesa'`,
    });
    expect(await erase()).toContain('cards by which an active plan is paid');
    expect(await countOf('cards_on_file')).toBe(1);
  });

  it('keeps what was allowed on a chart, and its cards, where another account has it too', async () => {
    await new PostgresAccounts(database).addChart(ben.id, rosaChart);
    await database.rows({ text: `update delegations set delegate_id = 'a-carla' where delegate_id = 'a-rosa'` });
    await erase();
    expect(await countOf('delegations')).toBe(1);
    expect(await countOf('cards_on_file')).toBe(1);
  });

  it('keeps a link by which something was paid', async () => {
    await database.rows({
      text: `update payment_charges set link_id = 'rosa:capabilities:id' where id = 'rosa-charge'`,
    });
    expect(await erase()).toContain('links by which something was paid');
    expect(await countOf('capabilities')).toBe(1);
  });
});
