import { userInfo } from 'node:os';
import { databaseClock } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { OperatorActing } from '@portico/services/activity';
import type { OperatorName } from '@portico/domain/activity';
import { configuredMerchants } from '../command/configured-merchants.ts';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { day, dispute, explain, list, settle } from './money-commands.ts';

const usage = `The office's list of money.

  npm run money -- list [--practice ID] [--csv]
      What has to be looked into: visits that are booked or canceled and not paid, payments on their way for more than an
      hour, settlement differences, since when a practice's days are not compared, disputes, failed installments, plans whose
      card is gone or expires before their end, prepayments that the processor does not give back.
  npm run money -- day --practice ID [--day 2026-11-23] [--csv]
      What was captured, refunded and lost to disputes on a day of the practice's calendar, by purpose; yesterday without --day.
  npm run money -- settle --practice ID [--day 2026-11-23] [--csv]
      Compares a day with what the processor says, and keeps what differs. The gateway does so by itself every day.
  npm run money -- explain --practice ID --difference ID --words "What it was"
      Closes a difference.
  npm run money -- dispute --practice ID --dispute ID --reference REFERENCE [--amount 12.50]
  npm run money -- dispute --practice ID --dispute ID --won | --lost
      Enters a dispute by the processor's name of it, and how it ended; a lost one goes to the practice's books.

Each takes --reason TEXT, which the activity log keeps, and [--operator NAME], the system's user otherwise.
PORTICO_MERCHANTS names the file that says how the practices take cards, unless their documents do. The database is the one that the gateway uses
(DATABASE_URL, PORTICO_DATA), unless --data names a directory [${usualDirectory}]; an embedded one must not be in use meanwhile.
`;

const { values, positionals } =
  readArguments(usage, {
    allowPositionals: true,
    options: {
      practice: { type: 'string' },
      day: { type: 'string' },
      csv: { type: 'boolean', default: false },
      difference: { type: 'string' },
      words: { type: 'string' },
      dispute: { type: 'string' },
      reference: { type: 'string' },
      amount: { type: 'string' },
      won: { type: 'boolean', default: false },
      lost: { type: 'boolean', default: false },
      operator: { type: 'string' },
      reason: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

const needed = (name: 'practice' | 'difference' | 'words' | 'dispute' | 'reason'): string => {
  const value = values[name];
  if (value === undefined || value === '') throw new Mistake(`--${name} is needed.`);
  return value;
};

type Command = (sql: Sql, acting: OperatorActing) => Promise<string>;

const { csv, reference, amount, won, lost } = values;
const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    list: (sql, acting) => list(sql, { practice: values.practice, csv }, acting),
    day: async (sql, acting) =>
      day(sql, await configuredMerchants(sql), { practice: needed('practice'), day: values.day, csv }, acting),
    settle: async (sql, acting) =>
      settle(sql, await configuredMerchants(sql), { practice: needed('practice'), day: values.day, csv }, acting),
    explain: (sql, acting) =>
      explain(sql, { practice: needed('practice'), difference: needed('difference'), words: needed('words') }, acting),
    dispute: (sql, acting) => {
      if (won && lost) throw new Mistake('A dispute is --won or --lost.');
      const outcome = won ? 'won' : lost ? 'lost' : 'open';
      return dispute(
        sql,
        { practice: needed('practice'), dispute: needed('dispute'), reference, amount, outcome },
        acting,
      );
    },
  }),
);

const run = async (): Promise<number> => {
  const [name = 'list'] = positionals;
  const command = commands.get(name);
  if (command === undefined) throw new Mistake(`There is no command ${name}. Add --help.`);
  const operator = (values.operator ?? userInfo().username) as OperatorName;
  const reason = needed('reason');
  const said = await withData(values.data, async (database) =>
    command(database, { now: await databaseClock(database)(), operator, reason }),
  );
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
