import { userInfo } from 'node:os';
import { databaseClock } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import type { OperatorActing } from '@portico/services/activity';
import type { OperatorName } from '@portico/domain/activity';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { writeCopy } from './export-person.ts';
import { holdLines, listHolds, placeHold, releaseHold } from './hold/legal-holds.ts';
import { mergePerson, tryMerge } from './merge/merge-person.ts';
import { sideOf } from './find-person.ts';
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
  npm run person -- hold         PERSON --reason TEXT
  npm run person -- release      PERSON --reason TEXT [--hold ID]
  npm run person -- holds        [PERSON] --reason TEXT
  npm run person -- merge        KEEP DUPLICATE --reason TEXT [--dry-run] [--merged-there PRACTICE]…

PERSON is an email, a username or the id of an account. Each takes [--operator NAME], the system's user otherwise, and
[--data ${usualDirectory}]. Name and reason stand in the activity log; everything but
show, hold, release and holds is told to the person by mail.
hold keeps everything of a person, or of a chart as PRACTICE/PATIENT, for a legal matter: neither erase, merge nor housekeeping
takes anything until release. holds lists what is held.
export writes everything that Portico keeps about the person into a new file, for them alone.
merge makes two accounts of one person one; PRACTICE/PATIENT names a chart without an account. --dry-run says what would move. It
cannot be undone: look at both with show first. --merged-there names a practice whose own system has made the two charts one already.
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
      hold: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'merged-there': { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

type Work = (database: Database, acting: OperatorActing) => Promise<string>;

/** What is to be done with the open database. */
const workOf = (): Work => {
  const [named, person = values.email, duplicate] = positionals;
  const command = [...commands, ...otherCommands].find((one) => one === named);
  if (command === undefined)
    throw new Mistake(`What is to be done? One of ${[...commands, ...otherCommands].join(', ')}.`);
  if (command === 'holds') return (database, acting) => database.transaction((sql) => listHolds(sql, person, acting));
  if (person === undefined) throw new Mistake('Whose account? Give an email or the id of an account.');
  if (command === 'export') return exported(person);
  if (command === 'erase') return erased(person);
  if (command === 'merge') return merged(person, duplicate);
  if (command === 'hold') return (database, acting) => database.transaction((sql) => placeHold(sql, person, acting));
  if (command === 'release')
    return (database, acting) => database.transaction((sql) => releaseHold(sql, person, values.hold, acting));
  const { factor, passkey } = values;
  return (database, acting) =>
    database.transaction((sql) => operate(sql, { command, person, factor, passkey }, acting));
};

const otherCommands = ['export', 'erase', 'merge', 'hold', 'release', 'holds'] as const;

const merged = (kept: string, duplicate: string | undefined): Work => {
  if (duplicate === undefined) throw new Mistake('Two are needed: the one to keep, then the duplicate.');
  const request = { kept, duplicate, mergedThere: values['merged-there'] };
  return values['dry-run']
    ? (database, acting) => tryMerge(database, request, acting)
    : async (database, acting) => {
        const said = await database.transaction((sql) => mergePerson(sql, request, acting));
        return `${said}\nThey are one. The gateway will tell the person by mail.`;
      };
};

const exported = (person: string): Work => {
  const { to } = values;
  if (to === undefined || !to.endsWith('.zip')) throw new Mistake('--to is needed: a file that ends with .zip.');
  return (database, acting) =>
    database.transaction(async (sql) => {
      await writeCopy(to, await exportPerson(sql, person, acting));
      const { account, charts } = await sideOf(sql, person);
      const holds = account === undefined ? [] : await holdLines(sql, account.id, charts);
      return [
        `Everything about the person is in ${to}. It holds health information: hand it to them alone.`,
        ...holds.map((line) => `Under a legal hold, which is in it: ${line}`),
      ].join('\n');
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
