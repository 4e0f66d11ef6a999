import { Unavailable, type Sealing } from '@portico/domain/kernel';
import pg from 'pg';
import { systemTicking } from './connection-admission.ts';
import { noSealing } from './no-sealing.ts';
import { columnTypes } from './column-types.ts';
import { PooledDatabase } from './pooled-database.ts';
import { ServerProbe } from './server-probe.ts';
import type { Database } from './sql.ts';

/** A PostgreSQL server and how it is used. */
export interface ServerConfig {
  readonly kind: 'server';
  readonly url: string;
  /** Connections of this process, ten unless told otherwise. */
  readonly maxConnections?: number;
  /**
   * The server ends a statement that takes longer, and a connection that does not answer for so long and a second more is
   * given up; none unless told.
   */
  readonly statementMilliseconds?: number;
  /** A pooler between us and the server refuses parameters at start that it does not know, such as the limit above. */
  readonly behindPooler?: boolean;
}

export type DatabaseConfig =
  /** PostgreSQL inside this process, its data in `directory`, which is made when missing. */
  | { readonly kind: 'embedded'; readonly directory: string }
  /** The same without a disk: for tests and trials. */
  | { readonly kind: 'embedded-memory' }
  | ServerConfig;

const serverDefaults = {
  maxConnections: 10,
  connectMilliseconds: 5_000,
  abandonedMilliseconds: 15_000,
} as const;

/** An instance on a server never loads the engine. */
const embedded = () => import('./embedded/open-embedded.ts');

/**
 * Opens the database. For every engine, statements go through a `pg` pool, so that stores behave alike. Throws
 * `DatabaseInUse` if another process has the embedded directory. Without `sealing` nothing sealed can be read or
 * written.
 */
export const openDatabase = async (config: DatabaseConfig, sealing: Sealing = noSealing): Promise<Database> => {
  switch (config.kind) {
    case 'embedded':
      return (await embedded()).openEmbedded(config.directory, sealing);
    case 'embedded-memory':
      return (await embedded()).openEmbeddedInMemory(sealing);
    case 'server':
      return openServer(config, sealing);
  }
};

/** What the server ends by itself: a statement that takes too long, and a transaction whose process is gone without a word. */
const limitsOf = (statementMilliseconds: number | undefined): pg.ClientConfig => ({
  idle_in_transaction_session_timeout: serverDefaults.abandonedMilliseconds,
  ...(statementMilliseconds === undefined ? {} : { statement_timeout: statementMilliseconds }),
});

const openServer = async (config: ServerConfig, sealing: Sealing): Promise<Database> => {
  const { url, maxConnections = serverDefaults.maxConnections, statementMilliseconds, behindPooler = false } = config;
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: 'portico',
    types: columnTypes,
    // Statements are sent without waiting for the answers to those before them.
    pipeline: true,
    // A peer that vanished while nothing was asked is found by the system itself, within seconds.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...(behindPooler ? {} : limitsOf(statementMilliseconds)),
  };
  const pool = new pg.Pool({
    ...connection,
    max: maxConnections,
    connectionTimeoutMillis: serverDefaults.connectMilliseconds,
  });
  const database = new PooledDatabase('server', pool, sealing, {
    ticking: systemTicking,
    ...(statementMilliseconds === undefined ? {} : { statementMilliseconds }),
    probe: (onLost) => new ServerProbe({ ...connection, application_name: 'portico readiness' }, onLost),
  });
  try {
    await database.rows({ text: 'select 1' });
    return database;
  } catch (error) {
    await database.close();
    // The cause, which tells the operator why the database cannot be reached.
    throw error instanceof Unavailable ? (error.cause ?? error) : error;
  }
};
