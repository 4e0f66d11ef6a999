import type { Sql, Statement } from '@portico/adapters-storage/sql';
import { DatabaseOverAnother } from './database-over-another.ts';

/** Tells the end of a rehearsal from a failure inside it. */
class Undo extends Error {}

/**
 * A database that undoes everything done between the start and the end of a rehearsal, so that many callers can try one
 * operation on the same state, in any order. One rehearsal at a time; concurrent statements take turns.
 */
export class Rehearsal extends DatabaseOverAnother {
  #fixture: Sql | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** Statements since the rehearsal began. */
  #asked: string[] = [];

  async rehearse<T>(work: () => Promise<T>): Promise<T> {
    let outcome: { readonly value: T } | undefined;
    await this.database
      .transaction(async (sql) => {
        this.#fixture = this.#heard(sql);
        this.#asked = [];
        try {
          outcome = { value: await work() };
        } finally {
          await this.#settled();
          this.#fixture = undefined;
        }
        throw new Undo();
      })
      .catch((thrown: unknown) => {
        if (!(thrown instanceof Undo)) throw thrown;
      });
    if (outcome === undefined) throw new Error('The rehearsal ended without an answer.');
    return outcome.value;
  }

  /** The texts of the statements that were asked since they were taken last. */
  takeAsked(): readonly string[] {
    const asked = this.#asked;
    this.#asked = [];
    return asked;
  }

  #heard(sql: Sql): Sql {
    return {
      sealing: sql.sealing,
      rows: <Row>(statement: Statement) => {
        this.#asked.push(statement.text);
        return sql.rows<Row>(statement);
      },
      transaction: (work, options) => sql.transaction((within) => work(this.#heard(within)), options),
    };
  }

  /** What was started and not awaited still belongs to its rehearsal, and so does what that starts in its turn. */
  async #settled(): Promise<void> {
    let waited: Promise<unknown> | undefined;
    while (waited !== this.#turn) {
      waited = this.#turn;
      await waited;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  protected within<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    // Between rehearsals the database orders what is asked by itself: a statement that waits there for the next one to
    // end must not be waited for within it.
    if (this.#fixture === undefined) return work(this.database);
    const mine = this.#turn.then(() => work(this.#fixture ?? this.database));
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
