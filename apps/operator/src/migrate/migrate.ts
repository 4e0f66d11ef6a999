import { GrantRefused, grantToGateway } from '@portico/adapters-storage';
import {
  migrate,
  MigrationRefused,
  openDatabase,
  schemaState,
  type Database,
  type DatabaseConfig,
} from '@portico/adapters-storage/sql';
import { withSecretFiles } from '@portico/gateway/config';
import { usualDirectory } from '../command/open-gateway-data.ts';
import { Mistake } from '../command/run-command.ts';

export interface MigrateOptions {
  readonly dryRun: boolean;
  /** A role of the server that a gateway is to use. */
  readonly grant?: string | undefined;
  /** Minutes that one migration may take; two hours by default. */
  readonly limit?: string | undefined;
  readonly url?: string | undefined;
  readonly directory?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
}

/** Something is missing, and was only to be told. */
export const behind = 3;

/** Answers the exit code. */
export const migrateAsTold = async (options: MigrateOptions): Promise<number> => {
  const { dryRun, grant, url, directory, env, say } = options;
  const limit = millisecondsOf(options.limit);
  const database = await openDatabase(databaseOf(url, directory, env));
  try {
    const { missing, unknown } = await schemaState(database);
    for (const name of unknown) say(`${name} is of a later version of Portico`);
    for (const name of missing) say(dryRun ? `${name} is missing` : `${name} is to be run`);
    if (missing.length === 0) say('The schema is up to date.');
    if (dryRun) return missing.length === 0 ? 0 : behind;
    for (const name of await migrate(database, undefined, limit)) say(`${name} was run`);
    if (grant !== undefined) await granted(database, grant, say);
    return 0;
  } catch (error) {
    throw error instanceof MigrationRefused ? new Mistake(error.message) : error;
  } finally {
    await database.close();
  }
};

const millisecondsOf = (minutes: string | undefined): number | undefined => {
  if (minutes === undefined) return undefined;
  // The server takes no longer limit than 24 days.
  if (!/^[1-9]\d{0,3}$/.test(minutes)) throw new Mistake(`--limit takes minutes from 1 to 9999, not ${minutes}.`);
  return Number(minutes) * 60_000;
};

const granted = async (database: Database, role: string, say: MigrateOptions['say']): Promise<void> => {
  if (database.engine === 'embedded') throw new Mistake('An embedded database has no roles: --grant is for a server.');
  await grantToGateway(database, role).catch((error: unknown) => {
    throw error instanceof GrantRefused ? new Mistake(error.message) : error;
  });
  say(`${role} may read and write what a gateway needs, and only add to the activity log.`);
};

const databaseOf = (
  url: string | undefined,
  directory: string | undefined,
  env: MigrateOptions['env'],
): DatabaseConfig => {
  const read = withSecretFiles(env);
  if (!read.ok) throw new Mistake(read.error.join('\n'));
  const { DATABASE_URL, PORTICO_DATA } = read.value;
  if (url !== undefined && directory !== undefined) throw new Mistake('Either --url or --data, not both.');
  const server = url ?? (directory === undefined && DATABASE_URL !== '' ? DATABASE_URL : undefined);
  return server === undefined
    ? { kind: 'embedded', directory: directory ?? PORTICO_DATA ?? usualDirectory }
    : { kind: 'server', url: server };
};
