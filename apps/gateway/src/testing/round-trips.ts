import { callerRequest, type Database, type Sql } from '@portico/adapters-storage/sql';

/** Turns of the event loop in which nothing new is asked, after which what was asked is one round trip. */
const quietTurns = 5;

/**
 * Counts the round trips that a caller waits for: what is asked without waiting for an answer goes in one of them, be it
 * on one connection or on several. It holds what is asked until nothing more comes, sends all of it, and hands over the
 * answers together. Work without a request, such as a look at the database's clock, passes by.
 */
export class RoundTrips {
  /** The statements of each trip, since they were taken last. */
  #trips: string[][] = [];
  #next: { readonly texts: string[]; readonly sent: Promise<void>; readonly answers: Promise<unknown>[] } | undefined;

  take(): readonly (readonly string[])[] {
    const trips = this.#trips;
    this.#trips = [];
    return trips;
  }

  over(of: Database): Database {
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
      rows: (statement) => this.#trip(statement.name ?? statement.text, () => of.rows(statement)),
      transaction: (work, options) =>
        of.transaction(async (inside) => {
          await this.#trip('begin', () => Promise.resolve());
          const answer = await work(this.#sql(inside));
          await this.#trip('commit', () => Promise.resolve());
          return answer;
        }, options),
    };
  }

  async #trip<T>(text: string, ask: () => Promise<T>): Promise<T> {
    if (callerRequest() === undefined) return ask();
    const trip = (this.#next ??= this.#opened());
    trip.texts.push(text);
    const answer = trip.sent.then(ask);
    trip.answers.push(answer);
    await trip.sent;
    await Promise.allSettled(trip.answers);
    return answer;
  }

  #opened() {
    const texts: string[] = [];
    const sent = (async () => {
      for (let [quiet, known] = [0, 0]; quiet < quietTurns; quiet += 1) {
        await new Promise(setImmediate);
        if (texts.length > known) [quiet, known] = [-1, texts.length];
      }
      this.#next = undefined;
      this.#trips.push(texts);
    })();
    return { texts, sent, answers: [] as Promise<unknown>[] };
  }
}
