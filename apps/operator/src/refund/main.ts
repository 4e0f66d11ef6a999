import { userInfo } from 'node:os';
import type { OperatorName } from '@portico/domain/activity';
import { databaseClock } from '@portico/adapters-storage';
import { configuredMerchants } from '../command/configured-merchants.ts';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { refund } from './refund-payment.ts';

const usage = `Gives back a payment, all or a part of it, once.

  npm run refund -- --practice ID --reference REFERENCE [--amount 12.50] [--yes --reason TEXT [--operator NAME]]
    [--data ${usualDirectory}]

The reference is the one on the receipt. Without --yes nothing is done: it is only said what would be. Reason and operator, the
system's user otherwise, stand in the log of the patient. PORTICO_MERCHANTS
names the file that says how the practice takes cards, unless its document does. The database is the one that the gateway uses (DATABASE_URL,
PORTICO_DATA), unless --data names a directory; an embedded one must not be in use meanwhile. The gateway brings the refund
into the practice's books when it runs.
`;

const { values } =
  readArguments(usage, {
    options: {
      practice: { type: 'string' },
      reference: { type: 'string' },
      amount: { type: 'string' },
      yes: { type: 'boolean', default: false },
      reason: { type: 'string', default: '' },
      operator: { type: 'string', default: userInfo().username },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

const run = async (): Promise<number> => {
  const { practice, reference, amount, yes: really, reason } = values;
  if (practice === undefined || reference === undefined) throw new Mistake('--practice and --reference are needed.');
  const request = { practice, reference, amount, really, reason, operator: values.operator as OperatorName };
  const said = await withData(values.data, async (database) =>
    refund(database, await configuredMerchants(database), request, databaseClock(database)),
  );
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
