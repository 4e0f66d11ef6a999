import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { lockDirectory } from '../sql/embedded/directory-lock.ts';
import { clusterIn, startPglite } from '../sql/embedded/open-embedded.ts';
import { openDatabase } from '../sql/index.ts';

/** Why nothing was moved, as a sentence for whoever moves it. */
export class MoveRefused extends Error {}

/**
 * Copies an embedded database, schema and all, into the empty database of a server at `url`, in one transaction: it is
 * there whole or not at all. The directory stays as it is. The copy passes through memory.
 */
export const moveToServer = async (directory: string, url: string): Promise<void> => {
  const script = await dump(resolve(directory));
  const server = await openDatabase({ kind: 'server', url, maxConnections: 1 });
  try {
    await server.transaction(async (sql) => {
      const [taken] = await sql.rows({
        text: "select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1",
      });
      if (taken !== undefined)
        throw new MoveRefused(
          'The database of the server is not empty. Make an empty one, and name it in DATABASE_URL.',
        );
      await sql.rows({ text: script });
    });
  } finally {
    await server.close();
  }
};

const dump = async (home: string): Promise<string> => {
  if (!existsSync(clusterIn(home))) throw new MoveRefused(`There is no embedded database in ${home}.`);
  const lock = lockDirectory(home);
  try {
    const pglite = await startPglite(clusterIn(home));
    try {
      const file = await pgDump({ pg: pglite, args: ['--no-owner', '--no-privileges', '--rows-per-insert=500'] });
      // Servers before PostgreSQL 17 do not know this setting, which stands at its default anyway.
      return (await file.text()).replace(/^SET transaction_timeout = 0;$/m, '');
    } finally {
      await pglite.close();
    }
  } finally {
    lock.release();
  }
};
