import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { databaseClock } from '@portico/adapters-storage';
import type { OperatorName } from '@portico/domain/activity';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { commands, operate } from './account-commands.ts';

const usage = `Looks at an account, or changes how it is kept.

  npm run account -- show          --email EMAIL --reason TEXT
  npm run account -- disable       --email EMAIL --reason TEXT
  npm run account -- enable        --email EMAIL --reason TEXT
  npm run account -- end-sessions  --email EMAIL --reason TEXT
  npm run account -- unlock        --email EMAIL --reason TEXT
  npm run account -- remove-factor --email EMAIL --reason TEXT --factor email|sms|totp|passkey|recovery-codes [--passkey ID]

Each takes [--operator NAME], the system's user otherwise, and [--data ${usualDirectory}]. Name and reason stand in the
activity log; everything but show is told to the person by mail. Remove a factor only after the person showed who they are.
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
  const { email: login, reason = '', operator = userInfo().username, factor, passkey } = values;
  const command = commands.find((one) => one === positionals[0]);
  if (command === undefined) throw new Mistake(`What is to be done? One of ${commands.join(', ')}.`);
  if (login === undefined) throw new Mistake('--email is needed.');
  if (reason.trim() === '') throw new Mistake('--reason is needed: the log keeps it.');
  const said = await withData(values.data, async (database) => {
    const now = await databaseClock(database)();
    const acting = { now, operator: operator as OperatorName, reason: reason.trim() };
    return database.transaction((sql) => operate(sql, { command, login, factor, passkey }, acting));
  });
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
