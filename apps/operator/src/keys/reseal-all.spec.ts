import { expect, it } from '@jest/globals';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { instant } from '@portico/domain/kernel';
import { resealAll } from './reseal-all.ts';

it('SEC-S6 sealing anew leaves a line with the operator and the reason', async () => {
  const database = await openMigrated();
  const acting = { now: instant(1), operator: 'maria' as OperatorName, reason: 'The old key leaked.' };
  expect(await resealAll(database, acting)).toBe('0 values sealed anew');
  const lines = await database.rows({ text: 'select practice_id, actor_id, actor_kind, action, reason from activity' });
  expect(lines).toEqual([
    { practice_id: '', actor_id: 'maria', actor_kind: 'operator', action: 'resealed-secrets', reason: acting.reason },
  ]);
  await database.close();
}, 60_000);
