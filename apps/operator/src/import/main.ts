import { Argon2Passwords } from '@portico/adapters-crypto';
import type { Database } from '@portico/adapters-storage/sql';
import { parseId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { linkAccounts } from './link-accounts.ts';
import { importedRecords, importFiles, isUnread, practiceFor } from './import-files.ts';
import { findInputs } from './find-input-files.ts';
import { patientList, patientsOf, reportOf, summaryOf } from './import-report.ts';

const usage = `Imports FHIR R4 (JSON, NDJSON) and C-CDA files, or folders of them, into the embedded practice system.

  npm run import -- PATH… [--practice ${importedRecords.id}] [--source NAME] [--patient ID] [--account EMAIL]
                    [--data ${usualDirectory}]
  npm run import -- --patients [--practice ${importedRecords.id}] [--data ${usualDirectory}]

Each file is imported whole or not at all, and importing it again changes nothing, in any order: an older version of a
record never replaces a newer one. Where records have ids of their own
system only, they are told apart by the folder they come from; name the system with --source to import a newer export
from another folder over an older one. Parts of C-CDA documents that name no patient are kept for the one that --patient
names. At the end stands what npm run invite needs of each patient; --patients lists all of a practice. With --account
every imported patient gets an account: EMAIL for the first, then EMAIL with +2, +3 … before the @. Its password is
chosen by “Forgot password”, which confirms the address.
The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data names a directory.
Exits with 1 when a file could not be read at all, after importing the others.
`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    practice: { type: 'string', default: importedRecords.id },
    source: { type: 'string' },
    patient: { type: 'string' },
    patients: { type: 'boolean', default: false },
    account: { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const givenPatient = async (database: Database, practice: PracticeId): Promise<PatientId | undefined> => {
  if (values.patient === undefined) return undefined;
  const id = parseId<PatientId>(values.patient);
  const known = id.ok ? await patientsOf(database, practice, [id.value]) : [];
  if (!id.ok || known.length === 0) throw new Mistake('--patient must be a patient of the practice.');
  return id.value;
};

const run = async (database: Database): Promise<number> => {
  const id = parseId<PracticeId>(values.practice);
  const practice = id.ok ? await practiceFor(database, id.value) : undefined;
  if (practice === undefined) {
    print(`There is no practice "${values.practice}".`);
    return 1;
  }
  if (values.patients) {
    print(patientList(practice.id, await patientsOf(database, practice.id)));
    return 0;
  }
  const whose = await givenPatient(database, practice.id);
  const { files, skipped, unreadable } = await findInputs(positionals);
  for (const file of skipped) print(`${file}: skipped, no medical record by its name`);
  const outcomes = await importFiles(database, practice, [...unreadable, ...files], {
    ...(values.source === undefined ? {} : { source: values.source }),
    ...(whose === undefined ? {} : { patient: whose }),
    onFile: (outcome) => {
      print(reportOf(outcome));
    },
  });
  print(`\n${summaryOf(outcomes)}`);
  const patients = [...new Set(outcomes.flatMap((outcome): readonly PatientId[] => outcome.patients))];
  if (patients.length > 0) print(`\n${patientList(practice.id, await patientsOf(database, practice.id, patients))}`);
  const { account } = values;
  if (account !== undefined) {
    const linked = await database.transaction((sql) =>
      linkAccounts(sql, new Argon2Passwords(), practice, patients, account),
    );
    for (const { email, patient, isNew } of linked) print(`${email}: patient ${patient}${isNew ? '' : ' (as before)'}`);
  }
  return outcomes.some(isUnread) ? 1 : 0;
};

if (values.help || (positionals.length === 0 && !values.patients)) process.stdout.write(usage);
else await runTool(() => withData(values.data, run));
