import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { databaseClock } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import type { OperatorName } from '@portico/domain/activity';
import type { OperatorActing } from '@portico/services/activity';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { checkAdapterSettings, documentIn, readConnectedDocument } from './connected-document.ts';
import { askAll, connectedQuestions, newConnectedFile, newPracticeFile } from './new-practice-file.ts';
import { applyFile, checkFile, exportFile, listed, removePractice, tryFile } from './practice-commands.ts';
import { connectedPractices, refuseBoth, refuseConnected } from './connected-practices.ts';
import { checkStanding } from './check-standing-practice.ts';
import { exportVersion, practiceHistory } from './practice-history.ts';

const usage = `A practice is a file: of the embedded system its name, places, providers, visits, hours, rules, forms and surveys; with a system
of its own how that is connected. Either says how cards are taken. Secrets are named in it, and stand elsewhere.

  npm run practice -- new FILE                        asks nine questions and writes the file of a practice
                                      [--connected]   asks six, of a practice with a FHIR server of its own
  npm run practice -- check FILE                      names every mistake in a file, and changes nothing
  npm run practice -- check ID                        the same of a practice that is there, with the secrets that it names; of one
                                                      with a system of its own it asks that system, as npm run practices -- check does
  npm run practice -- apply FILE --reason TEXT        makes the practice what the file says, in one transaction; patients see it at once,
                                                      and a running gateway takes connections and cards within ten seconds
                                      [--dry-run]     says how much it would change, and changes nothing
  npm run practice -- remove ID --reason TEXT         takes out a practice with a system of its own; its versions stay, and export --of
                                                      with apply brings it back. One that the embedded system has too is kept by that one again
  npm run practice -- export ID [FILE] [--of VERSION] writes the file of a practice that is there, or of an earlier version
  npm run practice -- history ID [--csv]              who applied which version, when and why
  npm run practice -- list                            the practices, with the version that was applied last, and those in the
                                                      file of PORTICO_PRACTICES

What is left out of the file is taken away, but for what visits refer to: a provider who has left can no longer be booked or
written to. --reason and [--operator NAME], the system's user otherwise, go into the activity log. The database is the one that
the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data names a directory [${usualDirectory}]; an embedded one must
not be in use meanwhile. docs/first-practice.md walks from nothing to the first patient.
`;

const { values, positionals } =
  readArguments(usage, {
    allowPositionals: true,
    options: {
      operator: { type: 'string', default: userInfo().username },
      reason: { type: 'string', default: '' },
      of: { type: 'string' },
      csv: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      connected: { type: 'boolean', default: false },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Mistake(`${file} cannot be read.`);
  }
};

/** Never over a file that is there. */
const writeNew = async (file: string, text: string): Promise<void> => {
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch {
    throw new Mistake(`${file} is there already, or cannot be written.`);
  }
};

/** Reads the answers line by line, from a terminal or from what is piped in. */
const asked = async (): Promise<string> => {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const answer = async (text: string): Promise<string> => {
    process.stderr.write(text);
    const line = await lines.next();
    if (line.done === true) throw new Mistake('Not every question was answered; nothing is written.');
    return line.value;
  };
  const written = values.connected
    ? newConnectedFile(await askAll(answer, connectedQuestions))
    : newPracticeFile(await askAll(answer));
  terminal.close();
  return written;
};

/** What a file holds, and what its adapter says of its settings that is for the gateway's machine to have; no system is asked. */
const checkWhole = async (text: string): Promise<{ readonly said: string; readonly open: readonly string[] }> => {
  const said = checkFile(text);
  const document = documentIn(text);
  if (document === undefined) return { said, open: [] };
  const { PORTICO_PRACTICES: path } = process.env;
  return {
    said,
    open: await checkAdapterSettings(readConnectedDocument(document), path === '' ? undefined : path),
  };
};

const given = (): string => {
  const reason = values.reason.trim();
  if (reason === '' && !values['dry-run']) throw new Mistake('--reason is needed: the log keeps it.');
  return reason;
};

const withActing = (work: (database: Database, acting: OperatorActing) => Promise<string>): Promise<string> => {
  const reason = given();
  return withData(values.data, async (database) =>
    work(database, { now: await databaseClock(database)(), operator: values.operator as OperatorName, reason }),
  );
};

const apply = async (text: string): Promise<string> => {
  given();
  const { open } = await checkWhole(text);
  await refuseBoth(text, process.env);
  const said = await withActing(async (database, acting) =>
    values['dry-run'] ? tryFile(database, text, acting) : (await applyFile(database, text, acting)).said,
  );
  return [said, ...open].join('\n');
};

const remove = (id: string): Promise<string> => {
  if (values['dry-run']) throw new Mistake('--dry-run is for apply.');
  return withActing(async (database, acting) => (await removePractice(database, id, acting)).said);
};

/** The file of the practice as it is, or as an earlier version made it. */
const fileOf = async (id: string): Promise<string> => {
  const { of } = values;
  refuseConnected(await connectedPractices(process.env['PORTICO_PRACTICES']), id);
  if (of === undefined) return withData(values.data, (database) => exportFile(database, id));
  if (!/^[1-9]\d{0,8}$/.test(of)) throw new Mistake('--of must be the number of a version.');
  return withData(values.data, (database) => exportVersion(database, id, Number(of)));
};

const commands: ReadonlyMap<string, (what: string, file: string | undefined) => Promise<string>> = new Map(
  Object.entries({
    new: async (file) => {
      await writeNew(file, await asked());
      return `${file} is written. Look it over, then: npm run practice -- apply ${file} --reason "First practice"`;
    },
    check: async (what) => {
      if (existsSync(what)) {
        const { said, open } = await checkWhole(await textOf(what));
        return [said, ...open].join('\n');
      }
      const { PORTICO_PRACTICES } = process.env;
      return withData(values.data, (database) =>
        checkStanding(database, what, PORTICO_PRACTICES, { now: Date.now, fetch }),
      );
    },
    apply: async (file) => apply(await textOf(file)),
    remove,
    export: async (id, file) => {
      const text = await fileOf(id);
      if (file === undefined) return text.trimEnd();
      await writeNew(file, text);
      return `${file} is written.`;
    },
    history: (id) => withData(values.data, (database) => practiceHistory(database, id, values.csv)),
    list: async () => {
      const connected = await connectedPractices(process.env['PORTICO_PRACTICES']);
      return withData(values.data, (database) => listed(database, connected));
    },
  }),
);

const run = async (): Promise<number> => {
  const [name = '', what, file] = positionals;
  const command = commands.get(name);
  if (command === undefined || (what === undefined && name !== 'list'))
    throw new Mistake('Say new, check, apply, remove, export, history or list, and of what; --help tells more.');
  process.stdout.write(`${await command(what ?? '', file)}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
