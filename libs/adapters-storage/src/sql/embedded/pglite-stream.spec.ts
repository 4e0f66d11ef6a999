import { expect, it } from '@jest/globals';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openMigrated } from '../../testing/test-database-copies.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const heldBytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

it('OPS-B3 an embedded database keeps nothing of what it answered', async () => {
  const database = await openMigrated();
  const page = { name: 'page', text: 'select generate_series(1, 200) as n', values: [] };
  const ask = async (times: number): Promise<void> => {
    for (let at = 0; at < times; at += 1) expect(await database.rows(page)).toHaveLength(200);
  };
  await ask(50);
  const before = heldBytes();
  await ask(200);
  // Kept as parsed messages, the 40,000 rows would take ten times as much.
  expect(heldBytes() - before).toBeLessThan(1_000_000);
  await database.close();
}, 60_000);
