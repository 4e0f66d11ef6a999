import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockDirectory } from '../sql/embedded/directory-lock.ts';
import { clusterIn } from '../sql/embedded/cluster-in.ts';
import { pooled, startPglite } from '../sql/embedded/open-embedded.ts';
import { openDatabase, type Sql } from '../sql/index.ts';
import { noSealing } from '../sql/no-sealing.ts';
import { copyRows } from './copy-rows.ts';
import { schemaOf } from './schema-of.ts';

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
