/** One SQL statement. A `name` keeps it prepared on the connection: use one for every statement that runs often. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** What a store needs of a database, whichever engine stands behind it. */
export interface Sql {
  rows<Row>(statement: Statement): Promise<readonly Row[]>;
  /** Runs `work` in one transaction; it commits when `work` answers and rolls back when it throws. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

export interface Database extends Sql {
  readonly engine: 'embedded' | 'server';
  close(): Promise<void>;
}
