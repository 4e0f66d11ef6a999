import { newRingEntry } from '@portico/adapters-crypto';
import { keysInUse, reseal, type KeysInUse } from '@portico/adapters-storage/sql';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';

const usage = `The keys that sign tokens and seal secrets in the database (docs/operations.md says how to change them).

  npm run keys -- new [--id 2026-11]    prints a new entry for PORTICO_KEYS
  npm run keys -- reseal                seals under the first key of the ring what is sealed under another one
  npm run keys -- status                says how much is sealed under which key
      [--data ${usualDirectory}]

The database and its keys are those of the gateway (DATABASE_URL, PORTICO_DATA, PORTICO_KEYS), unless --data names a directory.
`;

const { values, positionals } =
  readArguments(usage, {
    options: { id: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean', default: false } },
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
    reseal: async () => `${await withData(values.data, reseal)} values sealed anew`,
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
