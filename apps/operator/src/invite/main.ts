import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { databaseClock } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import type { OperatorName } from '@portico/domain/activity';
import type { OperatorActing } from '@portico/services/activity';
import { givenReason } from '../command/given-reason.ts';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { invitationReport, inviteAll } from './invite-from-csv.ts';
import { invite } from './invite-patient.ts';

const usage = `Invites a patient to open an account, or withdraws what was sent.

  npm run invite -- --practice ID --patient ID --to EMAIL|PHONE [--birth-date YYYY-MM-DD] [--data ${usualDirectory}]
  npm run invite -- --practice ID --patient ID --withdraw       [--data ${usualDirectory}]
  npm run invite -- --practice ID --csv FILE                    everybody in a file with the columns patient and to
  npm run invite -- --practice ID --report [--as-csv]           who was invited, and who came

The invitation is good for 30 days and asks for the patient's date of birth, which --birth-date says where the record has none. It replaces earlier ones; of a file, a person who
has an account or an open invitation is left as they are, so that it can be given again. Each takes --reason TEXT, and leaves lines in
the activity log with it and with [--operator NAME], the system's user otherwise. PUBLIC_ORIGIN says where the portal is reached. The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data
names a directory; an embedded one must not be in use meanwhile. The gateway sends the message when it runs.
`;

const { values } =
  readArguments(usage, {
    options: {
      practice: { type: 'string' },
      patient: { type: 'string' },
      to: { type: 'string' },
      'birth-date': { type: 'string' },
      withdraw: { type: 'boolean', default: false },
      csv: { type: 'string' },
      report: { type: 'boolean', default: false },
      'as-csv': { type: 'boolean', default: false },
      operator: { type: 'string', default: userInfo().username },
      reason: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

/** What is to be done with the open database. */
const workOf = async (): Promise<(database: Database, acting: OperatorActing) => Promise<string>> => {
  const { practice, patient, to, withdraw, csv, report, 'birth-date': birthDate } = values;
  if (practice === undefined) throw new Mistake('--practice is needed.');
  if (report) return (database, acting) => invitationReport(database, practice, acting, values['as-csv']);
  const { PUBLIC_ORIGIN: origin } = process.env;
  if (origin === undefined || !URL.canParse(origin)) throw new Mistake('PUBLIC_ORIGIN is needed for the link.');
  if (csv !== undefined) {
    const text = await textOf(csv);
    return (database, acting) => inviteAll(database, practice, text, origin, acting);
  }
  if (patient === undefined) throw new Mistake('--patient is needed, or --csv.');
  if ((to === undefined) !== withdraw) throw new Mistake('Either --to or --withdraw is needed.');
  return (database, acting) =>
    database.transaction((sql) => invite(sql, { practice, patient, to, birthDate }, origin, acting));
};

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Mistake(`${file} cannot be read.`);
  }
};

const run = async (): Promise<number> => {
  const reason = givenReason(values.reason);
  const work = await workOf();
  const said = await withData(values.data, async (database) => {
    const now = await databaseClock(database)();
    return work(database, { now, operator: values.operator as OperatorName, reason });
  });
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
