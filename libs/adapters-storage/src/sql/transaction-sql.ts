import type { Writable } from 'node:stream';
import type { Sealing } from '@portico/domain/kernel';
import type pg from 'pg';
import { orUnavailable } from './map-outage-errors.ts';
import type { Sql, Statement, TransactionOptions } from './sql.ts';

export type Queryable = Pick<pg.ClientBase, 'query'>;

/** How much later than the server the client gives a statement up: a server that lives says so itself. */
const grace = 1_000;

/** Sends a statement; where `statementMilliseconds` is given, an answer that does not come within it and a grace is a lost connection. */
export const rowsFrom = async <Row>(
  connection: Queryable,
  { name, text, values }: Statement,
  { statementMilliseconds }: TransactionOptions,
): Promise<readonly Row[]> => {
  const answer: pg.QueryResult | pg.QueryResult[] = await connection
    .query({
      text,
      ...(name === undefined ? {} : { name }),
      ...(values === undefined ? {} : { values: [...values] }),
      ...(statementMilliseconds === undefined ? {} : { query_timeout: statementMilliseconds + grace }),
    } as pg.QueryConfig)
    .catch((error: unknown) => {
      throw orUnavailable(error);
    });
  // A text of several statements answers once for each; the last one is what the caller asked for.
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  return (last?.rows ?? []) as Row[];
};

/**
 * Sends statements at once, in their order: one round trip, where the connection pipelines. Each is a transaction of its
 * own and fails alone, unless the connection is lost. The server's limit holds for each of them; the client waits for
 * the limits of those before as well.
 */
export const allRowsFrom = (
  connection: Queryable,
  statements: readonly Statement[],
  { statementMilliseconds }: TransactionOptions,
): Promise<readonly PromiseSettledResult<readonly unknown[]>[]> => {
  const { stream, parsedStatements = {} } = (connection as Partial<Wired>).connection ?? {};
  const sent = new Set<string>();
  stream?.cork();
  const answers = statements.map(({ name, ...unnamed }, at) =>
    rowsFrom(
      connection,
      // While the first of a name is not prepared yet, those behind it must not depend on its success.
      name === undefined || (sent.has(name) && !(name in parsedStatements))
        ? unnamed
        : (sent.add(name), { name, ...unnamed }),
      statementMilliseconds === undefined ? {} : { statementMilliseconds: statementMilliseconds * (at + 1) },
    ),
  );
  stream?.uncork();
  return Promise.allSettled(answers);
};

/** The part of a `pg` client by which several statements leave in one piece, and what is prepared on its connection. */
interface Wired {
  readonly connection: {
    readonly stream: Pick<Writable, 'cork' | 'uncork'>;
    readonly parsedStatements: Readonly<Record<string, string>>;
  };
}

/** The view of a database from inside one of its transactions. */
export class TransactionSql implements Sql {
  readonly sealing: Sealing;
  readonly #connection: Queryable;
  readonly #options: TransactionOptions;
  readonly #depth: number;
  #over = false;

  constructor(connection: Queryable, sealing: Sealing, options: TransactionOptions, depth = 0) {
    this.sealing = sealing;
    this.#connection = connection;
    this.#options = options;
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
    return rowsFrom<Row>(this.#connection, statement, this.#options);
  }

  /** A transaction inside a transaction is a savepoint: its failure undoes its own work only. The outer limits stay. */
  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const savepoint = `nested_${this.#depth + 1}`;
    const nested = new TransactionSql(this.#connection, this.sealing, this.#options, this.#depth + 1);
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
