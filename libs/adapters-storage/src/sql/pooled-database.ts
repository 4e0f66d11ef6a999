import { AsyncLocalStorage } from 'node:async_hooks';
import { Unavailable, type Outage, type Sealing } from '@portico/domain/kernel';
import type pg from 'pg';
import { Admission, type Ticking } from './connection-admission.ts';
import { callerRequest } from './caller-of-statements.ts';
import { destroy, Lineage } from './connection-age.ts';
import { isPlanOutdated, orUnavailable, untilNotUndone, wasSilent } from './map-outage-errors.ts';
import { grows, type OnLost, readsOnly, type Probe, type ProbedRow } from './database-probe.ts';
import type { ConnectionLoad, Database, Sql, Statement, TransactionOptions } from './sql.ts';
import { StatementBatches } from './statement-batches.ts';
import { allRowsFrom, rowsFrom, TransactionSql } from './transaction-sql.ts';
import { TransactionTurns } from './transaction-turns.ts';
import { within } from './within-time-limit.ts';

export interface PooledOptions extends TransactionOptions {
  /** By it requests are told that the database is busy when they wait too long; they wait for ever by default. */
  readonly ticking?: Ticking;
  /** Asks the database how it is; over the pool itself by default. */
  readonly probe?: (onLost: OnLost) => Probe;
  readonly afterClose?: () => Promise<void>;
}

/**
 * How often a statement or transaction is tried that the database rolls back in favor of others (deadlock,
 * serialization).
 */
const mostTries = 10;
/** The turn of what was undone again and again, whatever it does: an engine may undo for what lies beside what was read. */
const undoneTurn = 'what was undone';
/** Time limit of `outage()` in milliseconds, after which it reports that the database does not answer. */
const answerWithin = 900;
/** Every how many probes the disk is tried too, even if no statement has complained. */
const growingEvery = 10;

/** A database behind a `pg` pool, whichever engine the pool reaches. */
export class PooledDatabase implements Database {
  readonly engine: Database['engine'];
  readonly sealing: Sealing;
  readonly #pool: pg.Pool;
  readonly #options: PooledOptions;
  readonly #connections: Lineage;
  readonly #probe: Probe;
  readonly #admission: Admission | undefined;
  readonly #batches = new StatementBatches((statements) => this.#sendTogether(statements));
  readonly #turns = new TransactionTurns();
  readonly #running = new AsyncLocalStorage<TransactionSql>();
  #full = false;
  #looks = 0;
  #looking: Promise<Outage | undefined> | undefined;
  #closed: Promise<void> | undefined;

  constructor(engine: Database['engine'], pool: pg.Pool, sealing: Sealing, options: PooledOptions = {}) {
    this.engine = engine;
    this.sealing = sealing;
    this.#pool = pool;
    this.#options = options;
    this.#connections = new Lineage(pool);
    this.#admission = options.ticking && new Admission(() => this.#free(), options.ticking);
    this.#probe = options.probe?.(() => this.#connections.cut()) ?? this.#ownProbe();
  }

  async rows<Row>(statement: Statement): Promise<readonly Row[]> {
    this.#refuseInsideTransaction();
    return this.#tried(async () => (await this.#batches.rows(statement)) as readonly Row[]);
  }

  async transaction<T>(work: (sql: Sql) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    this.#refuseInsideTransaction();
    const done = (): Promise<T> =>
      this.#tried(() => this.#connected((connection) => this.#once(connection, work, options)));
    return options.turn === undefined ? done() : this.#turns.run(options.turn, done);
  }

  #tried<T>(work: () => Promise<T>): Promise<T> {
    return untilNotUndone(mostTries, work, { inTurn: (tried) => this.#turns.run(undoneTurn, tried) });
  }

  outage(): Promise<Outage | undefined> {
    if (this.#admission?.isBusy === true) return Promise.resolve('busy');
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return within(answerWithin, this.#looking, 'unreachable');
  }

  load(): ConnectionLoad {
    const { totalCount, idleCount, waitingCount, options } = this.#pool;
    const waiting = waitingCount + (this.#admission?.waiting ?? 0);
    return { open: totalCount, idle: idleCount, waiting, most: options.max };
  }

  close(): Promise<void> {
    this.#probe.close();
    this.#closed ??= this.#pool.end().then(this.#options.afterClose);
    return this.#closed;
  }

  async #look(): Promise<Outage | undefined> {
    const growing = this.#full || this.#looks++ % growingEvery === 0;
    try {
      const outage = await this.#probe.look(growing);
      if (growing) this.#full = outage === 'full';
      return outage;
    } catch (error) {
      return error instanceof Unavailable ? error.why : 'unreachable';
    }
  }

  /** Hands a connection to `work` and takes it back; one that may be broken is not used again. */
  async #connected<T>(work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
    const connection = await this.#connection();
    const errors: unknown[] = [];
    try {
      return await work(connection);
    } catch (error) {
      errors.push(error);
      throw error;
    } finally {
      this.#takeBack(connection, errors);
    }
  }

  /** Sends the statements one after the other without waiting between them; each has an outcome of its own. */
  async #sendTogether(statements: readonly Statement[]): Promise<readonly PromiseSettledResult<readonly unknown[]>[]> {
    const connection = await this.#connection();
    const outcomes = await allRowsFrom(connection, statements, this.#options);
    this.#takeBack(
      connection,
      outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
    );
    return outcomes;
  }

  #takeBack(connection: pg.PoolClient, errors: readonly unknown[]): void {
    for (const error of errors) {
      if (error instanceof Unavailable) this.#learn(error);
      if (isPlanOutdated(error)) this.#connections.outlive();
    }
    connection.release(errors.some(isBroken) || this.#connections.isOutlived(connection));
    this.#admission?.pulse();
  }

  async #connection(): Promise<pg.PoolClient> {
    const request = callerRequest();
    const turn = request && this.#admission?.turnOf(request);
    // Without a turn to wait for, connects in the same tick, so that the next request sees the connection as taken.
    if (turn !== undefined) await turn;
    for (;;) {
      const connection = await this.#pool.connect().catch((error: unknown) => {
        this.#admission?.pulse();
        throw orUnavailable(error);
      });
      if (!this.#connections.isOutlived(connection)) return connection;
      destroy(connection);
      connection.release(true);
    }
  }

  /** Connections that are neither in use nor waited for, including those that may still be opened. */
  #free(): number {
    const { totalCount, idleCount, waitingCount, options } = this.#pool;
    return idleCount + options.max - totalCount - waitingCount;
  }

  async #once<T>(
    connection: pg.PoolClient,
    work: (sql: Sql) => Promise<T>,
    { statementMilliseconds }: TransactionOptions,
  ): Promise<T> {
    const options = statementMilliseconds === undefined ? this.#options : { statementMilliseconds };
    const sql = new TransactionSql(connection, this.sealing, options);
    const say = (text: string) => rowsFrom(connection, { text }, options);
    try {
      await say('begin');
      if (statementMilliseconds !== undefined) await say(`set local statement_timeout = ${statementMilliseconds}`);
      const answer = await this.#running.run(sql, () => work(sql));
      sql.end();
      const { command } = await connection.query('commit').catch((error: unknown) => {
        throw orUnavailable(error);
      });
      // PostgreSQL answers a commit of a failed transaction by rolling back, without an error.
      if (command !== 'COMMIT') throw new Error('Bug: work went on after a statement of its transaction had failed.');
      return answer;
    } catch (error) {
      sql.end();
      if (!isBroken(error)) {
        await say('rollback').catch((lost: unknown) => {
          throw lost instanceof Unavailable ? lost : new Unavailable('unreachable', lost);
        });
      }
      throw error;
    }
  }

  #learn(error: Unavailable): void {
    if (error.why === 'full') this.#full = true;
    // Connections that were made before lead to a server that has become another one, or nowhere.
    if (error.why === 'read-only' || wasSilent(error)) this.#connections.outlive();
  }

  #ownProbe(): Probe {
    return {
      look: async (growing) => {
        const [row] = await this.rows<ProbedRow>(readsOnly);
        if (row?.reads_only !== false) return 'read-only';
        if (growing) await this.rows(grows);
        return undefined;
      },
      close: () => undefined,
    };
  }

  /** With one connection, as embedded, such a call waits for the transaction that waits for it. */
  #refuseInsideTransaction(): void {
    if (this.#running.getStore()?.isOver === false)
      throw new Error("Bug: inside a transaction use the transaction's own Sql, not the database's.");
  }
}

/** Errors after which the connection is closed: its next answer is unknown, or it leads to the wrong server. */
const isBroken = (error: unknown): boolean =>
  error instanceof Unavailable && (error.why === 'unreachable' || error.why === 'read-only');
