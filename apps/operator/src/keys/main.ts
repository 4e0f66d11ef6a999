import { userInfo } from 'node:os';
import { newRingEntry } from '@portico/adapters-crypto';
import { databaseClock } from '@portico/adapters-storage';
import { keysInUse, type KeysInUse } from '@portico/adapters-storage/sql';
import type { OperatorName } from '@portico/domain/activity';
import { givenReason } from '../command/given-reason.ts';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { resealAll } from './reseal-all.ts';

const usage = `The keys that sign tokens and seal secrets in the database (docs/operations.md says how to change them).

  npm run keys -- new [--id 2026-11]    prints a new entry for PORTICO_KEYS
  npm run keys -- reseal --reason TEXT  seals under the first key of the ring what is sealed under another one
  npm run keys -- status                says how much is sealed under which key
      [--data ${usualDirectory}]

A reseal leaves a line in the activity log, with the reason and [--operator NAME], the system's user otherwise.
The database and its keys are those of the gateway (DATABASE_URL, PORTICO_DATA, PORTICO_KEYS), unless --data names a directory.
`;

const { values, positionals } =
  readArguments(usage, {
    options: {
      id: { type: 'string' },
      operator: { type: 'string', default: userInfo().username },
      reason: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  }) ?? process.exit(2);

const commands: ReadonlyMap<string, () => Promise<string>> = new Map(
  Object.entries({
    new: async () => {
      try {
        return newRingEntry(values.id ?? new Date().toISOString().slice(0, 10));
      } catch (error) {
        throw error instanceof RangeError ? new Mistake(error.message) : error;
      }
    },
    reseal: () => {
      const reason = givenReason(values.reason);
      return withData(values.data, async (database) => {
        const now = await databaseClock(database)();
        return resealAll(database, { now, operator: values.operator as OperatorName, reason });
      });
    },
    status: async () => tableOf(await withData(values.data, keysInUse)),
  }),
);

const tableOf = (used: KeysInUse): string =>
  Object.entries(used)
    .flatMap(([column, keys]) => Object.entries(keys).map(([kid, n]) => `${column.padEnd(28)} ${kid.padEnd(12)} ${n}`))
    .join('\n');

const run = async (): Promise<number> => {
  const command = commands.get(positionals[0] ?? '');
  if (command === undefined) throw new Mistake(usage);
  process.stdout.write(`${await command()}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
