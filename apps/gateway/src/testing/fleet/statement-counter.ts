import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Sql } from '@portico/adapters-storage/sql';
import type { WatchedRound } from '../../workers/index.ts';

/** Turns of the event loop without a statement after which nothing more is expected of what was begun. */
const quietTurns = 5;

/** Counts the statements of workers, those that begin and end transactions among them. */
export class StatementCounter {
  readonly byWorker = new Map<string, number>();
  readonly #worker = new AsyncLocalStorage<string>();
  #inFlight = 0;

  get total(): number {
    return [...this.byWorker.values()].reduce((sum, count) => sum + count, 0);
  }

  reset(): void {
    this.byWorker.clear();
  }

  readonly watched: WatchedRound = (worker, round) => async () => {
    await this.#worker.run(worker, round);
  };

  readonly settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < quietTurns; quiet += 1) {
      await new Promise(setImmediate);
      if (this.#inFlight > 0) quiet = -1;
    }
  };

  database(of: Database): Database {
    return {
      ...this.#sql(of),
      engine: of.engine,
      outage: () => of.outage(),
      load: () => of.load(),
      close: () => of.close(),
    };
  }

  #sql(of: Sql): Sql {
    return {
      sealing: of.sealing,
      rows: (statement) => this.#counted(1, () => of.rows(statement)),
      transaction: (work, options) =>
        this.#counted(2, () => of.transaction((inside) => work(this.#sql(inside)), options)),
    };
  }

  async #counted<T>(statements: number, ask: () => Promise<T>): Promise<T> {
    const worker = this.#worker.getStore() ?? 'others';
    this.byWorker.set(worker, (this.byWorker.get(worker) ?? 0) + statements);
    this.#inFlight += 1;
    try {
      return await ask();
    } finally {
      this.#inFlight -= 1;
    }
  }
}
