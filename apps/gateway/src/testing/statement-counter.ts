import { AsyncLocalStorage } from 'node:async_hooks';
import { callerRequest, type Database, type Sql } from '@portico/adapters-storage/sql';
import type { WatchedRound } from '../workers/index.ts';

/** Turns of the event loop without anything new after which nothing more is expected of what was begun. */
const quietTurns = 5;

interface Trip {
  readonly texts: string[];
  readonly sent: Promise<void>;
  readonly answers: Promise<unknown>[];
}

/**
 * Counts what a database is asked, the beginnings and ends of transactions among it: statements by the worker that asks,
 * and the round trips that a caller waits for.
 *
 * What a request asks without waiting for an answer goes in one round trip, be it on one connection or on several. It is
 * held until nothing more comes, then all of it is sent, and the answers are handed over together. Work without a request,
 * such as that of workers or a look at the database's clock, is never held.
 */
export class StatementCounter {
  readonly byWorker = new Map<string, number>();
  readonly #worker = new AsyncLocalStorage<string>();
  #inFlight = 0;
  /** The statements of each round trip, since they were taken last. */
  #trips: string[][] = [];
  #next: Trip | undefined;

  get total(): number {
    return [...this.byWorker.values()].reduce((sum, count) => sum + count, 0);
  }

  reset(): void {
    this.byWorker.clear();
  }

  /** The round trips of requests since they were taken last, each with its statements. */
  takeTrips(): readonly (readonly string[])[] {
    const trips = this.#trips;
    this.#trips = [];
    return trips;
  }

  readonly watched: WatchedRound = (worker, round) => async () => {
    await this.#worker.run(worker, round);
  };

  readonly settled = (): Promise<void> => untilQuiet(() => this.#inFlight === 0);

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
      rows: (statement) => this.#asked(statement.name ?? statement.text, () => of.rows(statement)),
      transaction: (work, options) =>
        this.#underWay(() => of.transaction((inside) => this.#transacted(() => work(this.#sql(inside))), options)),
    };
  }

  async #transacted<T>(work: () => Promise<T>): Promise<T> {
    await this.#asked('begin', nothing);
    const [answer] = await Promise.allSettled([work()]);
    await this.#asked(answer.status === 'fulfilled' ? 'commit' : 'rollback', nothing);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }

  #asked<T>(text: string, ask: () => Promise<T>): Promise<T> {
    const worker = this.#worker.getStore() ?? 'others';
    this.byWorker.set(worker, (this.byWorker.get(worker) ?? 0) + 1);
    return this.#underWay(callerRequest() === undefined ? ask : () => this.#inTrip(text, ask));
  }

  async #underWay<T>(work: () => Promise<T>): Promise<T> {
    this.#inFlight += 1;
    try {
      return await work();
    } finally {
      this.#inFlight -= 1;
    }
  }

  async #inTrip<T>(text: string, ask: () => Promise<T>): Promise<T> {
    const trip = (this.#next ??= this.#opened());
    trip.texts.push(text);
    const answer = trip.sent.then(ask);
    trip.answers.push(answer);
    await trip.sent;
    await Promise.allSettled(trip.answers);
    return answer;
  }

  #opened(): Trip {
    const texts: string[] = [];
    let known = 0;
    const sent = untilQuiet(() => texts.length === known || ((known = texts.length), false)).then(() => {
      this.#next = undefined;
      this.#trips.push(texts);
    });
    return { texts, sent, answers: [] };
  }
}

const nothing = () => Promise.resolve();

const untilQuiet = async (isQuiet: () => boolean): Promise<void> => {
  for (let quiet = 0; quiet < quietTurns; quiet += 1) {
    await new Promise(setImmediate);
    if (!isQuiet()) quiet = -1;
  }
};
