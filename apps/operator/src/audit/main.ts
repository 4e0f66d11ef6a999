import { userInfo } from 'node:os';
import type { Sql } from '@portico/adapters-storage/sql';
import { instant, type Instant, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { incident, report, signIns, verify, type Asking, type Said } from './audit-commands.ts';
import { retireLog } from './retire-log.ts';

const usage = `Examines the activity log. Each use leaves a line in it.

  npm run audit -- verify
  npm run audit -- report --patient ID [--practice ID] [--from TIME] [--to TIME] [--csv]
  npm run audit -- signins [--account EMAIL] [--address ADDRESS] [--from TIME] [--to TIME] [--csv]
  npm run audit -- incident --from TIME --to TIME (--account EMAIL | --key ID) [--csv]
  npm run audit -- retire --before TIME [--dry-run]

Each takes --reason TEXT, which the log keeps, [--operator NAME], the system's user otherwise, and [--data ${usualDirectory}].
Times are ISO 8601, such as 2026-11-23 or 2026-11-23T14:00Z. verify ends with 1 where a line is not as it was sealed. retire
removes lines of before a time that is at least six years ago, but for those of people under a legal hold; on a server it needs the
role that owns the tables. The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA); an embedded one must not be in use meanwhile.
`;

const { values, positionals } =
  readArguments(usage, {
    allowPositionals: true,
    options: {
      patient: { type: 'string' },
      practice: { type: 'string' },
      account: { type: 'string' },
      address: { type: 'string' },
      key: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      before: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      operator: { type: 'string' },
      reason: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

const timeOf = (text: string | undefined, otherwise: Instant): Instant => {
  if (text === undefined) return otherwise;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new Mistake(`${text} is no time.`);
  return instant(at);
};

const saidBy = (sql: Sql, asking: Asking): Promise<Said> => {
  const { patient, practice, account, address, key, from, to } = values;
  const period = { from: timeOf(from, instant(0)), to: timeOf(to, asking.now) };
  const ofAccount = account === undefined ? {} : { account };
  switch (positionals[0]) {
    case 'verify':
      return verify(sql, asking);
    case 'report':
      if (patient === undefined) throw new Mistake('--patient is needed.');
      return report(sql, asking, {
        ...period,
        patient: patient as PatientId,
        ...(practice === undefined ? {} : { practice: practice as PracticeId }),
      });
    case 'signins':
      return signIns(sql, asking, { ...period, ...ofAccount, ...(address === undefined ? {} : { address }) });
    case 'incident':
      if (from === undefined || to === undefined) throw new Mistake('--from and --to are needed.');
      return incident(sql, asking, { ...period, ...ofAccount, ...(key === undefined ? {} : { key }) });
    case 'retire':
      if (values.before === undefined) throw new Mistake('--before is needed.');
      return retireLog(sql, asking, { before: timeOf(values.before, asking.now), dryRun: values['dry-run'] });
    default:
      throw new Mistake('Say verify, report, signins, incident or retire; --help tells more.');
  }
};

const run = async (): Promise<number> => {
  const { reason, operator = userInfo().username, csv } = values;
  if (reason === undefined || reason.trim() === '')
    throw new Mistake('--reason is needed: the log keeps why it was examined.');
  const asking: Asking = { operator, reason, now: instant(Date.now()), csv };
  const { text, fine } = await withData(values.data, (database) => saidBy(database, asking));
  process.stdout.write(`${text}\n`);
  return fine ? 0 : 1;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
