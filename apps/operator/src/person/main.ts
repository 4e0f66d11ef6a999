import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { databaseClock } from '@portico/adapters-storage';
import type { OperatorName } from '@portico/domain/activity';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { commands, operate } from './person-commands.ts';

const usage = `Looks at a person's account, or changes how it is kept.

  npm run person -- show         PERSON --reason TEXT
  npm run person -- unlock       PERSON --reason TEXT
  npm run person -- reset-factor PERSON --reason TEXT [--factor email|sms|totp|passkey|recovery-codes [--passkey ID]]
  npm run person -- end-sessions PERSON --reason TEXT
  npm run person -- disable      PERSON --reason TEXT
  npm run person -- enable       PERSON --reason TEXT

PERSON is an email, a username or the id of an account. Each takes [--operator NAME], the system's user otherwise, and
[--data ${usualDirectory}]. Name and reason stand in the activity log; everything but show is told to the person by mail.
Reset a factor only after the person showed who they are.
The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data names a directory; an embedded one
must not be in use meanwhile. The gateway sends the mail when it runs.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    reason: { type: 'string' },
    operator: { type: 'string' },
    factor: { type: 'string' },
    passkey: { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const run = async (): Promise<number> => {
  const { email, reason = '', operator = userInfo().username, factor, passkey } = values;
  const [named, person = email] = positionals;
  const command = commands.find((one) => one === named);
  if (command === undefined) throw new Mistake(`What is to be done? One of ${commands.join(', ')}.`);
  if (person === undefined) throw new Mistake('Whose account? Give an email or the id of an account.');
  if (reason.trim() === '') throw new Mistake('--reason is needed: the log keeps it.');
  const said = await withData(values.data, async (database) => {
    const now = await databaseClock(database)();
    const acting = { now, operator: operator as OperatorName, reason: reason.trim() };
    return database.transaction((sql) => operate(sql, { command, person, factor, passkey }, acting));
  });
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
