import type { Outage, Sealing } from '@portico/domain/kernel';

/** One SQL statement. A `name` keeps it prepared on the connection: use one for every statement that runs often. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export interface TransactionOptions {
  /** Milliseconds that each statement of the transaction may take, where that is more than the usual limit. */
  readonly statementMilliseconds?: number;
  /**
   * Transactions of one process that name the same turn follow one another, without a connection while they wait. For those
   * that begin by locking one much wanted row; other processes still meet at the lock.
   */
  readonly turn?: string;
}

/** What a store needs of a database, whichever engine stands behind it. Throws `Unavailable` while the database is away. */
export interface Sql {
  /** Seals and opens what stands sealed in this database. */
  readonly sealing: Sealing;
  rows<Row>(statement: Statement): Promise<readonly Row[]>;
  /**
   * Runs `work` in one transaction; it commits when `work` answers and rolls back when it throws. Where the database
   * itself undid it in favor of another one (a deadlock, a serialization failure), the work is done again from its
   * beginning: it changes nothing but the database.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/** How busy the connections are. */
export interface ConnectionLoad {
  readonly open: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
  readonly most: number;
}

export interface Database extends Sql {
  readonly engine: 'embedded' | 'server';
  /**
   * Why the database cannot take work now, or undefined. Probes anew, and answers within a second even if the network
   * does not.
   */
  outage(): Promise<Outage | undefined>;
  load(): ConnectionLoad;
  close(): Promise<void>;
}
