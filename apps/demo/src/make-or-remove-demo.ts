import { Argon2Passwords } from '@portico/adapters-crypto';
import { parseLocalDate, type LocalDate } from '@portico/domain/kernel';
import { usualDirectory, withData } from '@portico/operator/command/open-gateway-data.ts';
import { readArguments } from '@portico/operator/command/read-arguments.ts';
import { Mistake, runTool } from '@portico/operator/command/run-command.ts';
import { demoAccountList } from './people/demo-accounts.ts';
import { progressBar } from './progress-bar.ts';
import { removeDemo } from './remove-demo.ts';
import { refusalToSeed } from './seed-refusal.ts';
import { demoDefaults, seedDemo } from './seed-demo.ts';
import { localDay } from './local-day.ts';

const usage = `Makes the demo, or moves an existing one to today.

  npm run demo -- [--patients ${demoDefaults.patients}] [--appointments ${demoDefaults.appointments}] [--seed ${demoDefaults.seed}]
                  [--today YYYY-MM-DD] [--data ${usualDirectory}] [--yes]
  npm run demo -- --remove [--data ${usualDirectory}]     removes its practices and people, and all that is kept of them

The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data names a directory.
On a server nothing is done without --yes, and with PORTICO_ENV=production or PORTICO_DEMO=off nothing at all.
`;

const { values } =
  readArguments(usage, {
    options: {
      patients: { type: 'string', default: String(demoDefaults.patients) },
      appointments: { type: 'string', default: String(demoDefaults.appointments) },
      seed: { type: 'string', default: String(demoDefaults.seed) },
      today: { type: 'string' },
      data: { type: 'string' },
      remove: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

const whole = (name: string, raw: string): number => {
  const number = Number(raw);
  if (!/^\d{1,9}$/.test(raw)) throw new Mistake(`--${name} must be a whole number, not "${raw}".`);
  return number;
};

const dayOf = (raw: string): LocalDate => {
  const day = parseLocalDate(raw);
  if (!day.ok) throw new Mistake(`--today must be a day such as 2026-03-31, not "${raw}".`);
  return day.value;
};

const run = async (): Promise<number> => {
  const refused = refusalToSeed({ env: process.env, directory: values.data, yes: values.yes });
  if (refused !== undefined) throw new Mistake(refused);
  const started = performance.now();
  const outcomes = await withData(values.data, (database) =>
    seedDemo(database, {
      today: values.today === undefined ? localDay(new Date()) : dayOf(values.today),
      passwords: new Argon2Passwords(),
      seed: whole('seed', values.seed),
      patients: whole('patients', values.patients),
      appointments: whole('appointments', values.appointments),
      onProgress: progressBar(process.stderr),
    }),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const done = Object.entries(outcomes).map((each) => each.join(' '));
  process.stdout.write(`${done.join(', ')} in ${seconds} s\n\n`);
  process.stdout.write(demoAccountList());
  return 0;
};

const remove = async (): Promise<number> => {
  const { practices, accounts } = await withData(values.data, removeDemo);
  process.stdout.write(
    practices === 0
      ? 'There is no demo here.\n'
      : `Removed ${practices} practices and ${accounts} accounts of the demo.\n`,
  );
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(values.remove ? remove : run);
