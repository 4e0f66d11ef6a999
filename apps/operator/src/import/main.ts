import { userInfo } from 'node:os';
import { Argon2Passwords } from '@portico/adapters-crypto';
import { databaseClock } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import type { OperatorName } from '@portico/domain/activity';
import { parseId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { givenReason, logListShown } from '../command/given-reason.ts';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { listConflicts } from './conflicts/list-conflicts.ts';
import { settleConflict } from './conflicts/settle-conflict.ts';
import { listImports, undoImport } from './history/undo-import.ts';
import { importedRecords, isUnread, practiceFor } from './import-files.ts';
import { patientList, patientsOf } from './import-report.ts';
import { findInputs } from './inputs/find-input-files.ts';
import { formatOf, writePeople } from './people-report.ts';
import { ImportPrinter } from './print-import.ts';
import { runImport } from './run-import.ts';

const usage = `Imports FHIR R4 (JSON, NDJSON) and C-CDA files, or folders and ZIP files of them, into the embedded practice system.

  npm run import -- PATH… [--dry-run] [--report FILE.csv|FILE.json] [--source NAME] [--patient ID] [--account EMAIL]
  npm run import -- --patients --reason TEXT         all patients of a practice, with what npm run invite needs of each
  npm run import -- conflicts --reason TEXT          what imports could not tell apart, with the commands to settle it
  npm run import -- settle CONFLICT same|another|drop [--patient ID] --reason TEXT
  npm run import -- list --reason TEXT               the imports that changed something
  npm run import -- undo IMPORT --reason TEXT        puts back what one import changed
      each with [--practice ${importedRecords.id}] [--operator NAME] [--data ${usualDirectory}]

Each file is imported whole or not at all, and importing it again changes nothing, in any order: an older version of a
record never replaces a newer one. --dry-run prints the same report and changes nothing. Where records have ids of their own
system only, they are told apart by the folder they come from; name the system with --source to import a newer export
from another folder over an older one. Parts of C-CDA documents that name no patient are kept for the one that --patient
names. At the end stands what npm run invite needs of each patient; --report writes it into a new file, whose CSV is what
npm run invite -- --csv takes once the addresses are filled in. With --account every imported patient gets an account: EMAIL
for the first, then EMAIL with +2, +3 … before the @. Its password is chosen by “Forgot password”, which confirms the address.
An undo leaves, and names, what others changed or use since. Each leaves a line in the activity log, with the operator, the
system's user unless named, and the reason, which an import may have too.
The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data names a directory.
Exits with 1 when a file could not be read at all, after importing the others.
`;

const { values, positionals } =
  readArguments(usage, {
    allowPositionals: true,
    options: {
      practice: { type: 'string', default: importedRecords.id },
      source: { type: 'string' },
      patient: { type: 'string' },
      patients: { type: 'boolean', default: false },
      account: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
      operator: { type: 'string', default: userInfo().username },
      reason: { type: 'string', default: '' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

const practiceGiven = (): PracticeId => {
  const id = parseId<PracticeId>(values.practice);
  if (!id.ok) throw new Mistake(`There is no practice "${values.practice}".`);
  return id.value;
};

const givenPatient = async (database: Database, practice: PracticeId): Promise<PatientId | undefined> => {
  if (values.patient === undefined) return undefined;
  const id = parseId<PatientId>(values.patient);
  const known = id.ok ? await patientsOf(database, practice, [id.value]) : [];
  if (!id.ok || known.length === 0) throw new Mistake('--patient must be a patient of the practice.');
  return id.value;
};

type Saying = (database: Database, practice: PracticeId, acting: OperatorActing) => Promise<string>;

/** What is said and done without files, by the first word. */
const commands: ReadonlyMap<string, Saying> = new Map(
  Object.entries({
    conflicts: listConflicts,
    list: async (database, practice, acting) => {
      await logListShown(database, practice, 'imports', acting);
      return listImports(database, practice);
    },
    undo: (database, practice, acting) => undoImport(database, practice, positionals[1] ?? '', acting),
    settle: (database, practice, acting) => {
      const [, conflict = '', decision = ''] = positionals;
      return settleConflict(database, { practice, conflict, decision, patient: values.patient }, acting);
    },
    patients: async (database, practice, acting) => {
      await logListShown(database, practice, 'patients', acting);
      return patientList(practice, await patientsOf(database, practice));
    },
  }),
);

const actingOn = async (database: Database): Promise<OperatorActing> => ({
  now: await databaseClock(database)(),
  operator: values.operator as OperatorName,
  reason: values.reason.trim(),
});

const say = async (database: Database, saying: Saying): Promise<number> => {
  const practice = practiceGiven();
  if (values.practice !== importedRecords.id && (await practiceFor(database, practice)).practice === undefined)
    throw new Mistake(`There is no practice "${values.practice}".`);
  process.stdout.write(`${await saying(database, practice, await actingOn(database))}\n`);
  return 0;
};

const bring = async (database: Database): Promise<number> => {
  const practice = practiceGiven();
  const { report } = values;
  const format = report === undefined ? undefined : formatOf(report);
  const patient = await givenPatient(database, practice);
  const inputs = await findInputs(positionals);
  const { now, operator, reason } = await actingOn(database);
  const printer = new ImportPrinter(process.stdout, process.stderr, inputs);
  const { source, account } = values;
  const request = { practice, inputs, source, patient, account, dryRun: values['dry-run'], at: now, operator, reason };
  const result = await runImport(database, request, new Argon2Passwords(), (outcome) => printer.file(outcome));
  printer.end(practice, result, values['dry-run']);
  if (report !== undefined && format !== undefined) await writePeople(report, format, practice, result.people);
  return result.outcomes.some(isUnread) || inputs.refused.length > 0 ? 1 : 0;
};

const command = commands.get(values.patients ? 'patients' : (positionals[0] ?? ''));

if (values.help || (positionals.length === 0 && !values.patients)) process.stdout.write(usage);
else
  await runTool(() => {
    if (command === undefined) return withData(values.data, bring);
    givenReason(values.reason);
    return withData(values.data, (database) => say(database, command));
  });
