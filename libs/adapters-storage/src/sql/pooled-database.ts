import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Database, Sql, Statement } from './sql.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

const rowsFrom = async <Row>(connection: Queryable, statement: Statement): Promise<readonly Row[]> => {
  const { name, text, values } = statement;
  const answer: pg.QueryResult | pg.QueryResult[] = await connection.query({
    text,
    ...(name === undefined ? {} : { name }),
    ...(values === undefined ? {} : { values: [...values] }),
  });
  // A text of several statements answers once for each; the last one is what the caller asked for.
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  return (last?.rows ?? []) as Row[];
};

/** The view of a database from inside one of its transactions. */
class TransactionSql implements Sql {
  readonly #connection: Queryable;
  readonly #depth: number;
  #over = false;

  constructor(connection: Queryable, depth = 0) {
    this.#connection = connection;
    this.#depth = depth;
  }

  get isOver(): boolean {
    return this.#over;
  }

  end(): void {
    this.#over = true;
  }

  async rows<Row>(statement: Statement): Promise<readonly Row[]> {
    if (this.#over) throw new Error('Bug: a statement was sent through a transaction that is over.');
    return rowsFrom<Row>(this.#connection, statement);
  }

  /** A transaction inside a transaction is a savepoint: its failure undoes its own work only. */
  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const savepoint = `nested_${this.#depth + 1}`;
    const nested = new TransactionSql(this.#connection, this.#depth + 1);
    await this.rows({ text: `savepoint ${savepoint}` });
    try {
      const answer = await work(nested);
      await this.rows({ text: `release savepoint ${savepoint}` });
      return answer;
    } catch (error) {
      await this.rows({ text: `rollback to savepoint ${savepoint}` });
      throw error;
    } finally {
      nested.end();
    }
  }
}

/** A database behind a `pg` pool, whichever engine the pool reaches. */
export class PooledDatabase implements Database {
  readonly engine: Database['engine'];
  readonly #pool: pg.Pool;
  readonly #afterClose: () => Promise<void>;
  readonly #running = new AsyncLocalStorage<TransactionSql>();
  #closed: Promise<void> | undefined;

  constructor(engine: Database['engine'], pool: pg.Pool, afterClose: () => Promise<void> = async () => undefined) {
    this.engine = engine;
    this.#pool = pool;
    this.#afterClose = afterClose;
    // An idle connection that the server drops is replaced by the pool; unheard, the event would end the process.
    pool.on('error', () => undefined);
  }

  async rows<Row>(statement: Statement): Promise<readonly Row[]> {
    this.#refuseInsideTransaction();
    const connection = await this.#pool.connect();
    let unusable: Error | undefined;
    try {
      return await rowsFrom<Row>(connection, statement);
    } catch (error) {
      // The pool's own `query` drops the connection, and what is prepared on it, after any error at all.
      unusable = error instanceof pg.DatabaseError ? undefined : asError(error);
      throw error;
    } finally {
      connection.release(unusable);
    }
  }

  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    this.#refuseInsideTransaction();
    const connection = await this.#pool.connect();
    const sql = new TransactionSql(connection);
    let unusable: Error | undefined;
    try {
      await connection.query('begin');
      const answer = await this.#running.run(sql, () => work(sql));
      sql.end();
      const { command } = await connection.query('commit');
      // PostgreSQL answers a commit of a failed transaction by rolling back, without an error.
      if (command !== 'COMMIT') throw new Error('Bug: work went on after a statement of its transaction had failed.');
      return answer;
    } catch (error) {
      sql.end();
      unusable = await connection.query('rollback').then(() => undefined, asError);
      throw error;
    } finally {
      connection.release(unusable);
    }
  }

  close(): Promise<void> {
    this.#closed ??= this.#pool.end().then(this.#afterClose);
    return this.#closed;
  }

  /** With one connection, as embedded, such a call waits for the transaction that waits for it. */
  #refuseInsideTransaction(): void {
    if (this.#running.getStore()?.isOver === false)
      throw new Error("Bug: inside a transaction use the transaction's own Sql, not the database's.");
  }
}
