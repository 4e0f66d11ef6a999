import type { Database, Sql, Statement, TransactionOptions } from '@portico/adapters-storage/sql';

/** A database over another one, for tests: what it asks goes another way, and of everything else the other one tells. */
export abstract class DatabaseOverAnother implements Database {
  readonly engine;
  readonly sealing;
  protected readonly database: Database;

  constructor(database: Database) {
    this.database = database;
    this.engine = database.engine;
    this.sealing = database.sealing;
  }

  rows<Row>(statement: Statement): Promise<readonly Row[]> {
    return this.within((sql) => sql.rows<Row>(statement));
  }

  transaction<T>(work: (sql: Sql) => Promise<T>, options?: TransactionOptions): Promise<T> {
    return this.within((sql) => sql.transaction(work, options));
  }

  outage(): ReturnType<Database['outage']> {
    return this.database.outage();
  }

  load(): ReturnType<Database['load']> {
    return this.database.load();
  }

  close(): Promise<void> {
    return this.database.close();
  }

  /** Has one thing asked, where and when this database asks. */
  protected abstract within<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}
