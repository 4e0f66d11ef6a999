import type { Database, Sql, Statement } from '@portico/adapters-storage/sql';

/** Tells a rehearsal's own end from a failure inside it. */
class Undo extends Error {}

/**
 * A database on which whatever is done between the start and the end of a rehearsal is undone: many callers may try the
 * same deed on the same state, in any order. One at a time; statements that come side by side take turns.
 */
export class Rehearsal implements Database {
  readonly engine;
  readonly #database: Database;
  #stage: Sql | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
    this.engine = database.engine;
  }

  async rehearse<T>(work: () => Promise<T>): Promise<T> {
    let outcome: { readonly value: T } | undefined;
    await this.#database
      .transaction(async (sql) => {
        this.#stage = sql;
        try {
          outcome = { value: await work() };
        } finally {
          // What was started and not awaited still belongs to this rehearsal.
          await this.#turn;
          this.#stage = undefined;
        }
        throw new Undo();
      })
      .catch((thrown: unknown) => {
        if (!(thrown instanceof Undo)) throw thrown;
      });
    if (outcome === undefined) throw new Error('The rehearsal ended without an answer.');
    return outcome.value;
  }

  rows<Row>(statement: Statement): Promise<readonly Row[]> {
    return this.#next((sql) => sql.rows<Row>(statement));
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#next((sql) => sql.transaction(work));
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #next<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const mine = this.#turn.then(() => work(this.#stage ?? this.#database));
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
