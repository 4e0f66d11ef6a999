import pg from 'pg';
import { openEmbedded, openEmbeddedInMemory } from './embedded/open-embedded.ts';
import { columnTypes } from './parsing.ts';
import { PooledDatabase } from './pooled-database.ts';
import type { Database } from './sql.ts';

export type DatabaseConfig =
  /** PostgreSQL inside this process, its data in `directory`, which is made when missing. */
  | { readonly kind: 'embedded'; readonly directory: string }
  /** The same without a disk: for tests and trials. */
  | { readonly kind: 'embedded-memory' }
  /**
   * A PostgreSQL server; `maxConnections` of this process, ten unless told otherwise. The server ends a statement that
   * takes longer than `statementMilliseconds`; none unless told.
   */
  | {
      readonly kind: 'server';
      readonly url: string;
      readonly maxConnections?: number;
      readonly statementMilliseconds?: number;
    };

const serverDefaults = { maxConnections: 10, connectMilliseconds: 10_000 } as const;

/**
 * Opens the database. Whatever the engine, statements travel through a `pg` pool, so that a store behaves alike on
 * both. Throws `DatabaseInUse` when another process has the embedded directory.
 */
export const openDatabase = async (config: DatabaseConfig): Promise<Database> => {
  switch (config.kind) {
    case 'embedded':
      return openEmbedded(config.directory);
    case 'embedded-memory':
      return openEmbeddedInMemory();
    case 'server':
      return openServer(config);
  }
};

const openServer = async ({
  url,
  maxConnections = serverDefaults.maxConnections,
  statementMilliseconds,
}: Extract<DatabaseConfig, { readonly kind: 'server' }>): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: serverDefaults.connectMilliseconds,
    application_name: 'portico',
    types: columnTypes,
    ...(statementMilliseconds === undefined ? {} : { statement_timeout: statementMilliseconds }),
  });
  const database = new PooledDatabase('server', pool);
  try {
    await database.rows({ text: 'select 1' });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
