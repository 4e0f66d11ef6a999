import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { instant } from '@portico/domain/kernel';
import { parseMerchants } from '@portico/gateway/config';
import { merchantsOf } from '@portico/gateway/merchants';
import { usualDirectory, withData } from '../data/open-data.ts';
import { Mistake, runTool } from '../data/tool.ts';
import { refund } from './refund.ts';

const usage = `Gives back a payment, all or a part of it, once.

  npm run refund -- --practice ID --reference REFERENCE [--amount 12.50] [--yes] [--data ${usualDirectory}]

The reference is the one on the receipt. Without --yes nothing is done: it is only said what would be. PORTICO_MERCHANTS
names the file that says how the practice takes cards. The database is the one that the gateway uses (DATABASE_URL,
PORTICO_DATA), unless --data names a directory; an embedded one must not be in use meanwhile. The gateway brings the refund
into the practice's books when it runs.
`;

const { values } = parseArgs({
  options: {
    practice: { type: 'string' },
    reference: { type: 'string' },
    amount: { type: 'string' },
    yes: { type: 'boolean', default: false },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const merchants = async () => {
  const { PORTICO_MERCHANTS: path } = process.env;
  if (path === undefined || path === '') return merchantsOf(new Map());
  const json = await readFile(path, 'utf8').catch(() => {
    throw new Mistake('PORTICO_MERCHANTS names a file that cannot be read.');
  });
  const parsed = parseMerchants(json);
  if (!parsed.ok) throw new Mistake(parsed.error.map((sentence) => `PORTICO_MERCHANTS: ${sentence}`).join('\n'));
  return merchantsOf(parsed.value);
};

const run = async (): Promise<number> => {
  const { practice, reference, amount, yes: really } = values;
  if (practice === undefined || reference === undefined) throw new Mistake('--practice and --reference are needed.');
  const known = await merchants();
  const wish = { practice, reference, amount, really };
  const said = await withData(values.data, (database) => refund(database, known, wish, () => instant(Date.now())));
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
