import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { Email } from '@portico/domain/access';
import type { OperatorName } from '@portico/domain/activity';
import { instant, type AccountId } from '@portico/domain/kernel';
import { operate } from './account-commands.ts';

const operator = { now: instant(1_795_287_600_000), operator: 'olga' as OperatorName, reason: 'She called.' };
let database: Database;

beforeAll(async () => {
  database = await openMigrated();
  await new PostgresAccounts(database).create({
    id: 'rosa' as AccountId,
    email: 'rosa@example.org' as Email,
    username: 'rosa',
    name: 'Rosa Peña',
    passwordHash: 'a-hash',
    charts: [],
    language: 'es',
    confirmedAt: instant(0),
  });
}, 60_000);

afterAll(() => database.close());

describe('npm run account', () => {
  it('SEC-S10 does what is wished for, with a line in the log and a mail', async () => {
    const login = ' Rosa@Example.org ';
    expect(await operate(database, { command: 'disable', login }, operator)).toContain('disabled');
    expect(await operate(database, { command: 'show', login }, operator)).toMatch(/disabled {3}2026/);
    const lines = await database.rows({ text: 'select actor_id, action, reason from activity order by seq' });
    expect(lines).toEqual([
      { actor_id: 'olga', action: 'disabled-account', reason: 'She called.' },
      { actor_id: 'olga', action: 'examined-account', reason: 'She called.' },
    ]);
    expect(await database.rows({ text: 'select channel, language from notices' })).toEqual([
      { channel: 'email', language: 'es' },
    ]);
  });

  it('SEC-S10 says what was mistaken', async () => {
    const nobody = operate(database, { command: 'enable', login: 'nobody@example.org' }, operator);
    await expect(nobody).rejects.toThrow('There is no such account.');
    const factor = operate(database, { command: 'remove-factor', login: 'rosa', factor: 'ring' }, operator);
    await expect(factor).rejects.toThrow('--factor is one of');
  });
});
