import { Unavailable } from '@portico/domain/kernel';
import { engineOf, textFor } from './engine-dialects.ts';
import { wasSilent } from './map-outage-errors.ts';
import { migrationsIn, ownMigrations, titleOf, type Migration } from './migration-files.ts';
import type { Database, Sql } from './sql.ts';

/** Any number will do, as long as nothing else in the database takes the same one. */
const migrationLock = 7_041_776;

/** Milliseconds of one migration, unless told otherwise; waiting for another instance's migration counts too. */
const longest = 2 * 60 * 60 * 1_000;
/** Milliseconds that a migration waits for a table that others use: behind it everybody else waits. */
const lockWait = 10_000;

export interface SchemaState {
  /** What is to be run, in order. */
  readonly missing: readonly string[];
  /** What ran and this version of Portico does not know: the schema is of a later one. */
  readonly unknown: readonly string[];
}

/** A migration that cannot be run; the message is a sentence for the operator. */
export class MigrationRefused extends Error {}

/** How the schema stands. Throws `MigrationRefused` when a migration that ran has been changed since. */
export const schemaState = async (database: Sql, directory = ownMigrations): Promise<SchemaState> => {
  const { missing, unknown } = compare(migrationsIn(directory), await recorded(database));
  return { missing: missing.map(titleOf), unknown: unknown.map(titleOf) };
};

/**
 * Brings the schema up to date and answers the names of the migrations that were missing. Each runs in a transaction of its
 * own, in the order of their numbers, behind a lock: instances that start together wait for each other, and one that fails
 * leaves nothing of itself. One with a lower number than some that ran is run as well.
 */
export const migrate = async (
  database: Database,
  directory = ownMigrations,
  limit = longest,
): Promise<readonly string[]> => {
  const ran: string[] = [];
  const { missing } = compare(migrationsIn(directory), await recorded(database));
  for (const migration of missing) {
    if (await run(database, migration, limit)) ran.push(titleOf(migration));
  }
  return ran;
};

/** Answers false where another instance has run it meanwhile. */
const run = (database: Database, migration: Migration, limit: number): Promise<boolean> =>
  database.transaction(
    async (sql) => {
      await sql.rows({ text: 'select pg_advisory_xact_lock($1)', values: [migrationLock] });
      await sql.rows({ text: `set local search_path = public; set local lock_timeout = ${lockWait}` });
      await sql.rows({
        text: 'create table if not exists schema_version (version bigint primary key, name text, md5 text, run_at timestamptz)',
      });
      const { missing } = compare([migration], await recorded(sql));
      if (missing.length === 0) return false;
      const [engine] = await sql.rows<{ readonly version: string }>({ text: 'select version() as version' });
      await sql.rows({ text: textFor(migration, engineOf(engine?.version ?? '')) }).catch((error: unknown) => {
        throw new MigrationRefused(whyFailed(migration, error), { cause: error });
      });
      await sql.rows({
        text: 'insert into schema_version (version, name, md5, run_at) values ($1, $2, $3, now())',
        values: [migration.version, migration.name, migration.md5],
      });
      return true;
    },
    { statementMilliseconds: limit },
  );

const whyFailed = (migration: Migration, thrown: unknown): string => {
  const error = thrown instanceof Unavailable ? (thrown.cause ?? thrown) : thrown;
  const said = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '55P03')
    return `Migration ${titleOf(migration)} did not get a table that others use within ${lockWait / 1_000} s. Nothing of it was done; run it again at a quieter time.`;
  // The server ends a statement by its limit; the client gives up several that together take longer.
  return code === '57014' || (thrown instanceof Unavailable && wasSilent(thrown))
    ? `Migration ${titleOf(migration)} took longer than it may, and nothing of it was done. Run it again with a longer limit: npm run migrate -- --limit MINUTES.`
    : `Migration ${titleOf(migration)} failed, and nothing of it was done: ${said}`;
};

type Recorded = Pick<Migration, 'version' | 'name'> & { readonly md5: string | null };

const recorded = async (sql: Sql): Promise<readonly Recorded[]> => {
  const [table] = await sql.rows<{ readonly there: boolean }>({
    text: "select to_regclass('public.schema_version') is not null as there",
  });
  if (table?.there !== true) return [];
  return sql.rows<Recorded>({
    text: 'select version, name, md5 from public.schema_version where version > 0 order by version',
  });
};

const compare = (files: readonly Migration[], ran: readonly Recorded[]) => {
  const known = new Map(files.map((each) => [each.version, each]));
  const done = new Map(ran.map((each) => [each.version, each]));
  const changed = files.filter(({ version, md5 }) => done.has(version) && done.get(version)?.md5 !== md5);
  if (changed.length > 0) {
    throw new MigrationRefused(
      `What ran on this database as ${changed.map(titleOf).join(', ')} is not what the files say now. A migration that ran is never changed: restore the file, and write the change as a new one.`,
    );
  }
  return {
    missing: files.filter(({ version }) => !done.has(version)),
    unknown: ran.filter(({ version }) => !known.has(version)),
  };
};
