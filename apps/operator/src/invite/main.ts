import { parseArgs } from 'node:util';
import { instant } from '@portico/domain/kernel';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { invite } from './invite-patient.ts';

const usage = `Invites a patient to open an account, or withdraws what was sent.

  npm run invite -- --practice ID --patient ID --to EMAIL|PHONE [--birth-date YYYY-MM-DD]
                    [--data ${usualDirectory}]
  npm run invite -- --practice ID --patient ID --withdraw [--data ${usualDirectory}]

The invitation is good for 30 days and asks for the patient's date of birth, which --birth-date
says where the record has none. It replaces earlier ones. PUBLIC_ORIGIN says
where the portal is reached. The database is the one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data
names a directory; an embedded one must not be in use meanwhile. The gateway sends the message when it runs.
`;

const { values } = parseArgs({
  options: {
    practice: { type: 'string' },
    patient: { type: 'string' },
    to: { type: 'string' },
    'birth-date': { type: 'string' },
    withdraw: { type: 'boolean', default: false },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const run = async (): Promise<number> => {
  const { practice, patient, to, withdraw, 'birth-date': birthDate } = values;
  const { PUBLIC_ORIGIN: origin } = process.env;
  if (practice === undefined || patient === undefined) throw new Mistake('--practice and --patient are needed.');
  if ((to === undefined) !== withdraw) throw new Mistake('Either --to or --withdraw is needed.');
  if (origin === undefined || !URL.canParse(origin)) throw new Mistake('PUBLIC_ORIGIN is needed for the link.');
  const said = await withData(values.data, (database) =>
    database.transaction((sql) => invite(sql, { practice, patient, to, birthDate }, origin, instant(Date.now()))),
  );
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
