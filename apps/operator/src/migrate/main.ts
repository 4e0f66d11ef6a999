import { usualDirectory } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { runTool } from '../command/run-command.ts';
import { freeze } from './freeze-migrations.ts';
import { migrateAsTold } from './migrate.ts';

const usage = `Brings the schema of the database up to date.

  npm run migrate                       runs what is missing, each migration in a transaction of its own
  npm run migrate -- --dry-run          says what is missing, and changes nothing; ends with 3 when something is
  npm run migrate -- --grant ROLE       gives that role of the server what a gateway needs, once nothing is missing; run it
                                        after every upgrade, as whoever owns the tables
  npm run migrate -- --freeze           adds new migrations to the list of those that are never changed again
  npm run migrate -- --limit MINUTES    lets one migration take so long; 120 unless it is said
      [--url postgres://…] [--data ${usualDirectory}]

The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --url or --data names another one.
`;

const { values } =
  readArguments(usage, {
    options: {
      'dry-run': { type: 'boolean', default: false },
      freeze: { type: 'boolean', default: false },
      grant: { type: 'string' },
      limit: { type: 'string' },
      url: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

if (values.help) process.stdout.write(usage);
else if (values.freeze) for (const file of freeze()) process.stdout.write(`${file} is frozen\n`);
else {
  await runTool(() =>
    migrateAsTold({
      dryRun: values['dry-run'],
      grant: values.grant,
      limit: values.limit,
      url: values.url,
      directory: values.data,
      env: process.env,
      say: (line) => void process.stdout.write(`${line}\n`),
    }),
  );
}
