import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { databaseClock } from '@portico/adapters-storage';
import type { OperatorName } from '@portico/domain/activity';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { office } from './office-commands.ts';

const usage = `What the office of a practice has to enter by hand, because its own system did not take it.

  npm run office -- PRACTICE --reason TEXT [--csv]
      Payments and refunds that are not in the practice's books, and signed forms that it has not got, the oldest first;
      of forms a hundred at a time.
  npm run office -- PRACTICE --reason TEXT --entered ENTRY [--entered ENTRY …]
      Marks what the office has entered, by its name in the list: all or none.

Both leave a line in the activity log, with the reason and [--operator NAME], the system's user otherwise. The database is the
one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data names a directory [${usualDirectory}]; an embedded
one must not be in use meanwhile.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    csv: { type: 'boolean', default: false },
    entered: { type: 'string', multiple: true, default: [] },
    operator: { type: 'string', default: userInfo().username },
    reason: { type: 'string', default: '' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const run = async (): Promise<number> => {
  const [practice] = positionals;
  const { csv, entered, operator } = values;
  const reason = values.reason.trim();
  if (practice === undefined) throw new Mistake('A practice is needed. Add --help.');
  if (reason === '') throw new Mistake('--reason is needed: the log keeps it.');
  const said = await withData(values.data, async (database) => {
    const acting = { now: await databaseClock(database)(), operator: operator as OperatorName, reason };
    return office(database, { practice, csv, entered }, acting);
  });
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
