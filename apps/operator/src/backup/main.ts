import { randomUUID } from 'node:crypto';
import { BackupRefused } from '@portico/adapters-storage/backup';
import { instant } from '@portico/domain/kernel';
import { storageOf, usualDirectory } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { backUp, namedBackup, restore, verify } from './backup-commands.ts';

const usage = `Copies the database, which may be in use, and puts a copy back.

  npm run backup -- make --into DIRECTORY [--keep 14]     a backup in a directory of its own, verified by opening it once
  npm run backup -- verify BACKUP                         each file, each table, and the seals of the activity log
  npm run backup -- restore BACKUP                        into a database that is empty, or a directory that has none
      [--data ${usualDirectory}]

The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data names a directory. An embedded
database that a gateway has open is copied by that gateway as it stands at one instant. A backup holds health data: keep it
where only you can read it, and keep the keys elsewhere.
`;

const { values, positionals } =
  readArguments(usage, {
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      keep: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const keptOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const keep = Number(text);
  if (!Number.isSafeInteger(keep) || keep < 1) throw new Mistake(`--keep ${text} is no number of backups.`);
  return keep;
};

const act = async (): Promise<void> => {
  const [what, backup] = positionals;
  const storage = storageOf(values.data);
  switch (what) {
    case 'make': {
      const { into, keep } = values;
      if (into === undefined) throw new Mistake('--into is needed.');
      return backUp({ storage, into, keep: keptOf(keep), now: instant(Date.now()), id: randomUUID() }, say);
    }
    case 'verify':
      return verify(namedBackup(backup), say);
    case 'restore':
      return restore(namedBackup(backup), storage, say);
    default:
      throw new Mistake('Say make, verify or restore; --help tells more.');
  }
};

const run = async (): Promise<number> => {
  try {
    await act();
    return 0;
  } catch (error) {
    throw error instanceof BackupRefused ? new Mistake(error.message) : error;
  }
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
