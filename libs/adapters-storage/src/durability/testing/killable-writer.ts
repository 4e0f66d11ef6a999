/**
 * Run as a process of its own, to be killed: opens the embedded database in the directory named by its argument, says
 * which batches it found, and then writes batches for ever, naming each one when it is acknowledged.
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '../../sql/index.ts';
import { wholeBatches, writeBatch } from './batches.ts';

const [, , directory = ''] = process.argv;
const say = (message: unknown): void => {
  writeSync(1, `${JSON.stringify(message)}\n`);
};

try {
  const database = await openDatabase({ kind: 'embedded', directory });
  const found = [...(await wholeBatches(database))];
  say({ found });
  for (let batch = Math.max(-1, ...found) + 1; ; batch += 1) {
    if (batch % 10 === 9) await database.rows({ text: 'checkpoint' });
    await writeBatch(database, batch);
    say({ written: batch });
  }
} catch (error) {
  say({ refused: { ...(error as Error), message: (error as Error).message } });
}
