import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { instant } from '@portico/domain/kernel';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { listApps, registerApp, removeApp } from './registered-apps.ts';

const usage = `Registers apps and systems that read a practice's records by FHIR (docs/fhir-access.md).

  npm run apps -- register --kind public|confidential --name NAME --address URL --scopes "SCOPE …" --redirect URL …
  npm run apps -- register --kind service --name NAME --address URL --scopes "SCOPE …" --practice ID
                           (--keys-url URL | --keys-file FILE)
  npm run apps -- list
  npm run apps -- remove CLIENT_ID

Each takes [--data ${usualDirectory}]. A public app holds no secret, such as one on a phone or in a browser; a
confidential one has a server and gets a secret, which is shown once. A service reads for itself, by its own key.
Removing an app ends whatever people allowed it. The database is the one that the gateway uses (DATABASE_URL,
PORTICO_DATA), unless --data names a directory; an embedded one must not be in use meanwhile.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    address: { type: 'string', default: '' },
    scopes: { type: 'string', default: '' },
    redirect: { type: 'string', multiple: true, default: [] },
    practice: { type: 'string' },
    'keys-url': { type: 'string' },
    'keys-file': { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const keysIn = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Mistake('--keys-file cannot be read.');
  }
};

const run = async (): Promise<number> => {
  const [command, id = ''] = positionals;
  const now = instant(Date.now());
  const file = values['keys-file'];
  const typed = {
    ...values,
    keysAddress: values['keys-url'],
    keySet: file === undefined ? undefined : await keysIn(file),
  };
  const said = await withData(values.data, (database) => {
    switch (command) {
      case 'register':
        return registerApp(database, typed, now);
      case 'list':
        return listApps(database);
      case 'remove':
        return removeApp(database, id, now);
      default:
        throw new Mistake('register, list or remove? --help says more.');
    }
  });
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
