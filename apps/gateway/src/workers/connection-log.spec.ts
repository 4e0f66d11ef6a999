import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { KeyRing } from '@portico/adapters-crypto';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { parsePractices, type ConnectedPracticeSettings } from '../config/index.ts';
import { connectionLog } from './connection-log.ts';

const keyOf = (kid: string, first: number) => ({
  kid,
  secret: Uint8Array.from({ length: 32 }, (_, index) => index + first),
});
const entry = {
  name: 'Seaside Family Medicine',
  phone: '(305) 555-0100',
  timeZone: 'America/New_York',
  behavior: 'carecloud',
  connection: { adapter: '@seaside/ehr', token: 'k9Zq-secret' },
};
const settingsOf = (entries: Readonly<Record<string, object>>): readonly ConnectedPracticeSettings[] => {
  const file = parsePractices(JSON.stringify(entries));
  if (!file.ok) throw new Error(file.error.join(' '));
  return [...file.value.values()];
};

describe('the connections of practices in the activity log', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
    await database.rows({ text: 'alter table activity disable trigger user' });
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'delete from activity' }));

  const instance = (...keys: readonly Parameters<typeof keyOf>[]) => {
    const log = connectionLog(database, new KeyRing(keys.map(([kid, first]) => keyOf(kid, first))), (thrown) => {
      throw thrown;
    });
    return async (entries: Readonly<Record<string, object>>): Promise<void> => {
      log.take(settingsOf(entries));
      await log.settled();
    };
  };
  const lines = async (): Promise<readonly string[]> => {
    const rows = await database.rows<Readonly<Record<string, string>>>({
      text: `select practice_id, actor_kind, reason from activity where action = 'changed-connection' order by seq`,
    });
    return rows.map((row) => Object.values(row).join(' '));
  };

  it('SEC-S6 say once in a fleet what was connected, changed and left out, and nothing of what is set', async () => {
    const [one, other] = [instance(['a', 1]), instance(['a', 1])];
    await one({ seaside: entry, pines: entry });
    await other({ seaside: entry, pines: entry });
    const moved = { ...entry, connection: { ...entry.connection, token: 'another' } };
    await one({ seaside: moved, pines: entry });
    await other({ seaside: moved, pines: entry });
    await one({ pines: entry });
    await other({ pines: entry });
    await one({ pines: entry, seaside: moved });
    expect(await lines()).toEqual([
      ...['seaside portal connected', 'pines portal connected', 'seaside portal changed', 'seaside portal left out'],
      'seaside portal connected',
    ]);
    const whole = JSON.stringify(await database.rows({ text: 'select * from activity' }));
    expect(whole).not.toMatch(/k9Zq|another|ehr|555/);
  });

  it('SEC-S6 tell a change that was made while no gateway ran, and none where only the key was changed', async () => {
    await instance(['a', 1])({ seaside: entry });
    await instance(['b', 9], ['a', 1])({ seaside: entry });
    expect(await lines()).toEqual(['seaside portal connected']);
    await instance(['b', 9], ['a', 1])({ seaside: { ...entry, phone: '(305) 555-0199' } });
    expect((await lines()).at(-1)).toBe('seaside portal changed');
    expect(await lines()).toHaveLength(2);
  });
});
