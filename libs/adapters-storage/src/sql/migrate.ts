import { fileURLToPath } from 'node:url';
import Postgrator from 'postgrator';
import type { Database } from './sql.ts';

/** Any number will do, as long as nothing else in the database takes the same one. */
const migrationLock = 7_041_776;

const ownMigrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Brings the schema up to date and answers the names of the migrations that were missing. All of them run in one
 * transaction behind a lock, so that instances which start together wait for the first, and a failing one leaves
 * nothing behind. Throws when a migration that ran before has been changed since.
 */
export const migrate = (database: Database, directory = ownMigrations): Promise<readonly string[]> =>
  database.transaction(async (sql) => {
    // A migration may take as long as it takes, and so may waiting for another instance's.
    await sql.rows({ text: 'set local statement_timeout = 0' });
    await sql.rows({ text: 'select pg_advisory_xact_lock($1)', values: [migrationLock] });
    const postgrator = new Postgrator({
      driver: 'pg',
      currentSchema: 'public',
      schemaTable: 'schema_version',
      // Without escaping, brackets and stars of an installation path would be read as a pattern.
      migrationPattern: `${directory.replace(/[[\]{}()*?!\\]/g, '\\$&')}/*.sql`,
      newline: 'LF',
      execQuery: async (text) => ({ rows: [...(await sql.rows({ text }))] }),
      execSqlScript: async (text) => {
        await sql.rows({ text });
      },
    });
    const ran = await postgrator.migrate();
    return ran.map(({ version, name }) => `${String(version).padStart(4, '0')} ${name}`);
  });
