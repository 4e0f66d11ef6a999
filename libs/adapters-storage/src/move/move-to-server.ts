import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { lockDirectory } from '../sql/embedded/directory-lock.ts';
import { clusterIn, pooled, startPglite } from '../sql/embedded/open-embedded.ts';
import { openDatabase, type Sql } from '../sql/index.ts';
import { noSealing } from '../sql/no-sealing.ts';
import { copyRows } from './copy-rows.ts';

/** Why nothing was moved, as a sentence for the operator. */
export class MoveRefused extends Error {}

/**
 * Copies an embedded database with its schema into the empty database of a server at `url`, in one transaction. The
 * directory is not changed. Rows pass through memory in batches.
 */
export const moveToServer = async (directory: string, url: string): Promise<void> => {
  const home = resolve(directory);
  if (!existsSync(clusterIn(home))) throw new MoveRefused(`There is no embedded database in ${home}.`);
  const lock = lockDirectory(home);
  const pglite = await startPglite(clusterIn(home)).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const [tables, keys] = [await schemaOf(pglite, 'pre-data'), await schemaOf(pglite, 'post-data')];
  const embedded = pooled(pglite, noSealing, () => lock.release());
  try {
    const server = await openDatabase({ kind: 'server', url, maxConnections: 1 });
    try {
      await server.transaction((to) =>
        embedded.transaction(async (from) => {
          await refuseUnlessEmpty(to);
          await to.rows({ text: tables });
          await copyRows(from, to);
          await to.rows({ text: keys });
        }),
      );
    } finally {
      await server.close();
    }
  } finally {
    await embedded.close();
  }
};

const refuseUnlessEmpty = async (sql: Sql): Promise<void> => {
  const [taken] = await sql.rows({
    text: "select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1",
  });
  if (taken !== undefined)
    throw new MoveRefused('The database of the server is not empty. Make an empty one, and name it in DATABASE_URL.');
};

/** Tables, or what is made of them once they are filled: keys, indexes, triggers. */
const schemaOf = async (pglite: PGlite, section: 'pre-data' | 'post-data'): Promise<string> => {
  const file = await pgDump({ pg: pglite, args: ['--no-owner', '--no-privileges', `--section=${section}`] });
  // Servers before PostgreSQL 17 do not know this setting, which stands at its default anyway.
  return (await file.text()).replace(/^SET transaction_timeout = 0;$/m, '');
};
