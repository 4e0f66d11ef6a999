import { KeyRingSealing, parseKeyRing, type KeyRing } from '@portico/adapters-crypto';
import { migrate, openDatabase, schemaState, type Database } from '@portico/adapters-storage/sql';
import { usualDirectory as directoryOf, withSecretFiles, type Storage } from '@portico/gateway/config';
import { keyRingFor } from '@portico/gateway/keys';
import { Mistake } from './run-command.ts';

/** Where a gateway that is started as this tool is keeps its data. */
export const usualDirectory = directoryOf(!['off', 'false', '0', 'no'].includes(process.env['PORTICO_DEMO'] ?? ''));

/**
 * Opens the database that the gateway would: the server at `DATABASE_URL`, or the embedded one in `directory`, in
 * `PORTICO_DATA` or in the usual place, with the keys that the gateway has. Hands it to `work` and closes it. Nobody
 * else uses an embedded one meanwhile, so its schema is brought up to date; on a server gateways of an earlier release may run.
 */
export const withData = async <T>(
  directory: string | undefined,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const { storage, ring } = await dataOf(directory);
  const database = await openDatabase(storage, new KeyRingSealing(ring));
  try {
    if (database.engine === 'embedded') await migrate(database);
    else await refuseBehind(database);
    return await work(database);
  } finally {
    await database.close();
  }
};

const refuseBehind = async (database: Database): Promise<void> => {
  const { missing } = await schemaState(database);
  if (missing.length === 0) return;
  throw new Mistake(
    `The schema of the database is behind by ${missing.length}, from ${missing[0]} on. Run "npm run migrate" first: a command changes no schema of a server.`,
  );
};

/** The database that the gateway would open. */
export const storageOf = (directory: string | undefined): Storage => {
  const { DATABASE_URL: url = '', PORTICO_DATA: usual = usualDirectory } = surroundings();
  return directory === undefined && url !== ''
    ? { kind: 'server', url }
    : { kind: 'embedded', directory: directory ?? usual };
};

const surroundings = (): NodeJS.ProcessEnv => {
  const env = withSecretFiles(process.env);
  if (!env.ok) throw new Mistake(env.error.join('\n'));
  return env.value;
};

const dataOf = async (
  directory: string | undefined,
): Promise<{ readonly storage: Storage; readonly ring: KeyRing }> => {
  const { PORTICO_KEYS: keys = '' } = surroundings();
  const storage = storageOf(directory);
  const ring = keys === '' ? undefined : parseKeyRing(keys);
  if (ring?.ok === false) throw new Mistake(`PORTICO_KEYS ${ring.error}.`);
  if (ring === undefined && storage.kind === 'server')
    throw new Mistake('PORTICO_KEYS is needed for a database server: the keys that its gateway has.');
  return { storage, ring: await keyRingFor({ keys: ring?.value, storage }) };
};
