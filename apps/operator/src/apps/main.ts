import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { databaseClock } from '@portico/adapters-storage';
import type { OperatorName } from '@portico/domain/activity';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { listApps, registerApp, removeApp } from './registered-apps.ts';

const usage = `Registers apps and systems that read a practice's records by FHIR (docs/fhir-access.md).

  npm run apps -- register --kind public|confidential --name NAME --address URL --scopes "SCOPE …" --redirect URL …
                           [--keys-url URL | --keys-file FILE] --reason TEXT
  npm run apps -- register --kind service --name NAME --address URL --scopes "SCOPE …" --practice ID
                           (--keys-url URL | --keys-file FILE) --reason TEXT
  npm run apps -- list
  npm run apps -- remove CLIENT_ID --reason TEXT

Each takes [--data ${usualDirectory}]. A public app holds no secret, such as one on a phone or in a browser; a
confidential one has a server and gets a secret, which is shown once, or proves itself by its keys. A service reads for itself, by its own key.
Removing an app ends whatever people allowed it. Both leave a line in the
activity log, with the reason and [--operator NAME], the system's user otherwise. The database is the one that the gateway uses (DATABASE_URL,
PORTICO_DATA), unless --data names a directory; an embedded one must not be in use meanwhile.
`;

const { values, positionals } =
  readArguments(usage, {
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
      operator: { type: 'string', default: userInfo().username },
      reason: { type: 'string', default: '' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

const keysIn = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Mistake('--keys-file cannot be read.');
  }
};

const run = async (): Promise<number> => {
  const [command, id = ''] = positionals;
  const reason = values.reason.trim();
  if (['register', 'remove'].includes(command ?? '') && reason === '')
    throw new Mistake('--reason is needed: the log keeps it.');
  const file = values['keys-file'];
  const typed = {
    ...values,
    keysAddress: values['keys-url'],
    keySet: file === undefined ? undefined : await keysIn(file),
  };
  const said = await withData(values.data, async (database) => {
    const acting = { now: await databaseClock(database)(), operator: values.operator as OperatorName, reason };
    switch (command) {
      case 'register':
        return registerApp(database, typed, acting);
      case 'list':
        return listApps(database);
      case 'remove':
        return removeApp(database, id, acting);
      default:
        throw new Mistake('register, list or remove? --help says more.');
    }
  });
  process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
