import { Unavailable } from '@portico/domain/kernel';

/** More than so many wait for no turn: whoever comes then is told that the database is busy. */
const mostWaiting = 100;

/**
 * Has work under one name done one after the other in this process, first come, first served. Who waits here holds no
 * connection, and no view of the data that is outdated once the turn comes.
 */
export class TransactionTurns {
  /** Who waits under a name at which work is under way. */
  readonly #waiting = new Map<string, (() => void)[]>();

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(name);
    if (waiting === undefined) this.#waiting.set(name, []);
    else if (waiting.length >= mostWaiting) throw new Unavailable('busy');
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      this.#over(name);
    }
  }

  #over(name: string): void {
    const next = this.#waiting.get(name)?.shift();
    if (next === undefined) this.#waiting.delete(name);
    else next();
  }
}
