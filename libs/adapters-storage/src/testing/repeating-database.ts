import type { Sql, Statement, TransactionOptions } from '../sql/index.ts';

class Undo extends Error {}

/**
 * A database that undoes every transaction once and has it done again, as one may that cannot let two of them pass: a store
 * that keeps its contract on it changes nothing else within a transaction.
 */
export class RepeatingDatabase implements Sql {
  readonly sealing: Sql['sealing'];
  readonly #database: Sql;

  constructor(database: Sql) {
    this.sealing = database.sealing;
    this.#database = database;
  }

  rows<Row>(statement: Statement): Promise<readonly Row[]> {
    return this.#database.rows<Row>(statement);
  }

  async transaction<T>(work: (sql: Sql) => Promise<T>, options?: TransactionOptions): Promise<T> {
    const undone = this.#database.transaction(async (sql) => {
      await work(sql);
      throw new Undo();
    }, options);
    await undone.catch(() => undefined);
    return this.#database.transaction(work, options);
  }
}
