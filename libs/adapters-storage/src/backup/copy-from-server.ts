import { renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { copyRows } from '../move/copy-rows.ts';
import { schemaOf } from '../move/schema-of.ts';
import { clusterIn } from '../sql/embedded/cluster-in.ts';
import { openEmbedded, pooled } from '../sql/embedded/open-embedded.ts';
import { migrate, openDatabase, schemaState, type Database } from '../sql/index.ts';
import { noSealing } from '../sql/no-sealing.ts';
import { BackupRefused } from './backup-refused.ts';

/**
 * Copies the database of a server, as of one instant and while it is used, into the files of an embedded one: rows pass
 * through memory in batches.
 */
export const copyFromServer = async (url: string, cluster: string): Promise<void> => {
  const server = await openDatabase({ kind: 'server', url, maxConnections: 1 });
  const home = `${cluster}.making`;
  try {
    await refuseUnlessCurrent(server);
    const schema = await currentSchema();
    const embedded = await openEmbedded(home, noSealing);
    try {
      await embedded.transaction(async (to) => {
        await to.rows({ text: schema.tables });
        await server.transaction(async (from) => {
          await from.rows({ text: 'set transaction isolation level repeatable read, read only' });
          await copyRows(from, to);
        });
        await to.rows({ text: schema.keys });
      });
    } finally {
      await embedded.close();
    }
    renameSync(clusterIn(home), cluster);
  } finally {
    await server.close();
    rmSync(home, { recursive: true, force: true });
  }
};

const refuseUnlessCurrent = async (server: Database): Promise<void> => {
  const { missing, unknown } = await schemaState(server);
  if (missing.length + unknown.length > 0)
    throw new BackupRefused(
      'The schema of the server is not that of this version; npm run migrate -- --dry-run says how.',
    );
};

/** As the migrations of this version make it. */
const currentSchema = async (): Promise<{ readonly tables: string; readonly keys: string }> => {
  const pglite = await PGlite.create();
  const template = pooled(pglite);
  try {
    await migrate(template);
    return { tables: await schemaOf(pglite, 'pre-data'), keys: await schemaOf(pglite, 'post-data') };
  } finally {
    await template.close();
  }
};
