import { userInfo } from 'node:os';
import { databaseClock } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import type { OperatorActing } from '@portico/services/activity';
import type { OperatorName } from '@portico/domain/activity';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { writeCopy } from './export-person.ts';
import { commands, erasePerson, exportPerson, operate } from './person-commands.ts';

const usage = `Looks at a person's account, or changes how it is kept.

  npm run person -- show         PERSON --reason TEXT
  npm run person -- unlock       PERSON --reason TEXT
  npm run person -- reset-factor PERSON --reason TEXT [--factor email|sms|totp|passkey|recovery-codes [--passkey ID]]
  npm run person -- end-sessions PERSON --reason TEXT
  npm run person -- disable      PERSON --reason TEXT
  npm run person -- enable       PERSON --reason TEXT
  npm run person -- export       PERSON --reason TEXT --to FILE.zip
  npm run person -- erase        PERSON --reason TEXT [--confirm]

PERSON is an email, a username or the id of an account. Each takes [--operator NAME], the system's user otherwise, and
[--data ${usualDirectory}]. Name and reason stand in the activity log; everything but show is told to the person by mail.
export writes everything that Portico keeps about the person into a new file, for them alone.
erase says what is erased and what has to stay, and erases with --confirm; once done it does nothing more.
Reset a factor, and hand out an export, only after the person showed who they are.
The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data names a directory; an embedded one
must not be in use meanwhile. The gateway sends the mail when it runs.
`;

const { values, positionals } =
  readArguments(usage, {
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      reason: { type: 'string' },
      operator: { type: 'string' },
      factor: { type: 'string' },
      passkey: { type: 'string' },
      to: { type: 'string' },
      confirm: { type: 'boolean', default: false },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

type Work = (database: Database, acting: OperatorActing) => Promise<string>;

/** What is to be done with the open database. */
const workOf = (): Work => {
  const [named, person = values.email] = positionals;
  const command = [...commands, 'export' as const, 'erase' as const].find((one) => one === named);
  if (command === undefined) throw new Mistake(`What is to be done? One of ${commands.join(', ')}, export, erase.`);
  if (person === undefined) throw new Mistake('Whose account? Give an email or the id of an account.');
  if (command === 'export') return exported(person);
  if (command === 'erase') return erased(person);
  const { factor, passkey } = values;
  return (database, acting) =>
    database.transaction((sql) => operate(sql, { command, person, factor, passkey }, acting));
};

const exported = (person: string): Work => {
  const { to } = values;
  if (to === undefined || !to.endsWith('.zip')) throw new Mistake('--to is needed: a file that ends with .zip.');
  return (database, acting) =>
    database.transaction(async (sql) => {
      await writeCopy(to, await exportPerson(sql, person, acting));
      return `Everything about the person is in ${to}. It holds health information: hand it to them alone.`;
    });
};

const erased =
  (typed: string): Work =>
  (database, acting) =>
    database.transaction((sql) =>
      erasePerson(sql, { typed, confirmed: values.confirm }, acting, (text) => void process.stdout.write(`${text}\n`)),
    );

const run = async (): Promise<number> => {
  const { reason = '', operator = userInfo().username } = values;
  const work = workOf();
  if (reason.trim() === '') throw new Mistake('--reason is needed: the log keeps it.');
  const said = await withData(values.data, async (database) => {
    const now = await databaseClock(database)();
    return work(database, { now, operator: operator as OperatorName, reason: reason.trim() });
  });
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
