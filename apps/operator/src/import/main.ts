import { parseArgs } from 'node:util';
import { Argon2Passwords } from '@portico/adapters-crypto';
import type { Database } from '@portico/adapters-storage/sql';
import { parseId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { runTool } from '../command/run-command.ts';
import { linkAccounts } from './link-accounts.ts';
import { importedRecords, importFiles, isUnread, practiceFor } from './import-files.ts';
import { findInputs } from './find-input-files.ts';
import { reportOf, summaryOf } from './import-report.ts';

const usage = `Imports FHIR R4 (JSON, NDJSON) and C-CDA files, or folders of them, into the embedded practice system.

  npm run import -- PATH… [--practice ${importedRecords.id}] [--source NAME] [--account EMAIL --password PASSWORD]
                    [--data ${usualDirectory}]

Each file is imported whole or not at all, and importing it again changes nothing, in any order: an older version of a
record never replaces a newer one. Where records have ids of their own
system only, they are told apart by the folder they come from; name the system with --source to import a newer export
from another folder over an older one. With --account every imported
patient gets a sign-in: EMAIL for the first, then EMAIL with +2, +3 … before the @.
The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data names a directory.
Exits with 1 when a file could not be read at all, after importing the others.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    practice: { type: 'string', default: importedRecords.id },
    source: { type: 'string' },
    account: { type: 'string' },
    password: { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const run = async (database: Database): Promise<number> => {
  const id = parseId<PracticeId>(values.practice);
  const practice = id.ok ? await practiceFor(database, id.value) : undefined;
  if (practice === undefined) {
    print(`There is no practice "${values.practice}".`);
    return 1;
  }
  const { files, skipped, unreadable } = await findInputs(positionals);
  for (const file of skipped) print(`${file}: skipped, no medical record by its name`);
  const outcomes = await importFiles(database, practice, [...unreadable, ...files], {
    ...(values.source === undefined ? {} : { source: values.source }),
    onFile: (outcome) => {
      print(reportOf(outcome));
    },
  });
  print(`\n${summaryOf(outcomes)}`);
  if (values.account !== undefined) {
    const patients = [...new Set(outcomes.flatMap((outcome): readonly PatientId[] => outcome.patients))];
    const login = { email: values.account, ...(values.password === undefined ? {} : { password: values.password }) };
    const linked = await database.transaction((sql) =>
      linkAccounts(sql, new Argon2Passwords(), practice, patients, login),
    );
    for (const { email, patient, isNew } of linked) print(`${email}: patient ${patient}${isNew ? '' : ' (as before)'}`);
  }
  return outcomes.some(isUnread) ? 1 : 0;
};

if (values.help || positionals.length === 0) process.stdout.write(usage);
else await runTool(() => withData(values.data, run));
