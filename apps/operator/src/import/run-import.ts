import { EmbeddedImports, type ImportJournal } from '@portico/adapters-practice/embedded';
import { PostgresActivityLog } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId, type OperatorName } from '@portico/domain/activity';
import type { PasswordHasher } from '@portico/domain/access';
import type { Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import { Mistake } from '../command/run-command.ts';
import { importFiles, practiceFor, type FileOutcome } from './import-files.ts';
import { patientsOf, type ImportedPatient } from './import-report.ts';
import { nameOfPractice, type PracticeName } from './name-of-practice.ts';
import type { Inputs } from './inputs/find-input-files.ts';
import { linkAccounts, type LinkedAccount } from './link-accounts.ts';

export interface ImportRequest {
  readonly practice: PracticeId;
  readonly inputs: Inputs;
  readonly source?: string | undefined;
  /** Whose records those are that name no patient. */
  readonly patient?: PatientId | undefined;
  /** The email of the first account, where the patients get accounts. */
  readonly account?: string | undefined;
  /** Says what would come of it, and changes nothing. */
  readonly dryRun: boolean;
  readonly at: Instant;
  readonly operator: OperatorName;
  readonly reason?: string;
}

/** One person of an import, and how many records of each kind stand of them. */
export interface PersonReport extends ImportedPatient {
  /** Where a record says that the person is reached; nobody has confirmed it. */
  readonly to?: string;
  readonly records: Readonly<Record<string, number>>;
}

export interface ImportResult {
  readonly outcomes: readonly FileOutcome[];
  readonly people: readonly PersonReport[];
  /** What the practice is called that the import made. */
  readonly practiceName?: PracticeName;
  readonly accounts: readonly LinkedAccount[];
  /** For a person to settle, each by its id. */
  readonly conflicts: readonly string[];
  /** By which it can be undone; absent where nothing changed, and in a dry run. */
  readonly id?: number;
}

/** Carries the result of a dry run out of the transaction that it undoes. */
class DryRunEnded extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('The transaction of a dry run is undone.');
    this.result = result;
  }
}

/** Imports file by file, each in a transaction; a dry run does the same in one transaction and undoes it. */
export const runImport = async (
  sql: Sql,
  request: ImportRequest,
  passwords: PasswordHasher,
  onFile: (outcome: FileOutcome) => void = () => undefined,
): Promise<ImportResult> => {
  if (!request.dryRun) return imported(sql, request, passwords, onFile);
  try {
    return await sql.transaction(async (inner) => {
      throw new DryRunEnded(await imported(inner, request, passwords, onFile));
    });
  } catch (error) {
    if (error instanceof DryRunEnded) return error.result;
    throw error;
  }
};

const imported = async (
  sql: Sql,
  request: ImportRequest,
  passwords: PasswordHasher,
  onFile: (outcome: FileOutcome) => void,
): Promise<ImportResult> => {
  const { inputs, source, patient, account, at, operator } = request;
  const named = await nameOfPractice(inputs.files, inputs.open);
  const { practice, isNew } = await practiceFor(sql, request.practice, named?.name);
  if (practice === undefined) throw new Mistake(`There is no practice "${request.practice}".`);
  const imports = new EmbeddedImports(sql);
  const journal = await imports.begin(practice.id, at, operator);
  const files = [...inputs.unreadable, ...inputs.files];
  const outcomes = await importFiles(sql, practice, files, {
    ...(source === undefined ? {} : { source }),
    ...(patient === undefined ? {} : { patient }),
    now: at,
    journal,
    open: inputs.open,
    onFile,
  });
  const patients = [...new Set(outcomes.flatMap((outcome) => outcome.people.map((each) => each.patient)))];
  const accounts =
    account === undefined
      ? []
      : await sql.transaction((inner) => linkAccounts(inner, passwords, practice, patients, account));
  const isKept = await sql.transaction((inner) => ended(inner, practice, journal, outcomes.length, request));
  return {
    outcomes,
    people: peopleOf(outcomes, await patientsOf(sql, practice.id, patients)),
    accounts,
    ...(isNew && named !== undefined ? { practiceName: named } : {}),
    conflicts: [...new Set(outcomes.flatMap(({ conflicts }) => conflicts))],
    ...(isKept && !request.dryRun ? { id: journal.id } : {}),
  };
};

const ended = async (
  sql: Sql,
  practice: Practice,
  journal: ImportJournal,
  files: number,
  { at, operator, reason = '' }: ImportRequest,
): Promise<boolean> => {
  const isKept = await new EmbeddedImports(sql).end(journal, files);
  if (isKept)
    await new PostgresActivityLog(sql).append({
      at,
      actor: operator,
      actorKind: 'operator',
      subject: nobodyId,
      practice: practice.id,
      action: 'imported-records',
      resource: String(journal.id),
      ...(reason === '' ? {} : { reason }),
    });
  return isKept;
};

const peopleOf = (outcomes: readonly FileOutcome[], patients: readonly ImportedPatient[]): readonly PersonReport[] => {
  const counts = new Map<PatientId, Record<string, number>>();
  const reached = new Map<PatientId, string>();
  for (const { patient, type, kept, to } of outcomes.flatMap(({ people }) => people)) {
    if (to !== undefined) reached.set(patient, to);
    const own = counts.get(patient) ?? {};
    if (type !== 'patient') own[type] = (own[type] ?? 0) + kept;
    counts.set(patient, own);
  }
  return patients.map((patient) => {
    const to = reached.get(patient.id);
    return { ...patient, ...(to === undefined ? {} : { to }), records: counts.get(patient.id) ?? {} };
  });
};
