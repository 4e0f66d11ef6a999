import type { Sql, Statement } from '@portico/adapters-storage/sql';
import { DatabaseOverAnother } from '../database-over-another.ts';

/** What the statements of one request answered: by what was asked, and by the text alone. */
export type Recording = ReadonlyMap<string, readonly unknown[]>;

const asked = ({ text, values = [] }: Statement): string =>
  `${text} ${JSON.stringify(values, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`;

/** A database that notes what it answers, or answers from such a note alone: then a request costs what its gateway does. */
export class ReplayingDatabase extends DatabaseOverAnother {
  #noted: Map<string, readonly unknown[]> | undefined;
  #replayed: Recording | undefined;

  async record(work: () => Promise<void>): Promise<Recording> {
    const noted = new Map<string, readonly unknown[]>();
    this.#noted = noted;
    await work();
    this.#noted = undefined;
    return noted;
  }

  async replay<T>(recording: Recording, work: () => Promise<T>): Promise<T> {
    this.#replayed = recording;
    try {
      return await work();
    } finally {
      this.#replayed = undefined;
    }
  }

  protected within<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return work(this.#on(this.database));
  }

  #on(sql: Sql): Sql {
    return {
      sealing: this.sealing,
      rows: async <Row>(statement: Statement) => {
        const recording = this.#replayed;
        if (recording !== undefined) {
          // Ids and hashes that are made anew differ from those that were noted.
          return (recording.get(asked(statement)) ?? recording.get(statement.text) ?? []) as readonly Row[];
        }
        const answer = await sql.rows<Row>(statement);
        this.#noted?.set(asked(statement), answer).set(statement.text, answer);
        return answer;
      },
      transaction: (work, options) =>
        this.#replayed === undefined
          ? sql.transaction((within) => work(this.#on(within)), options)
          : work(this.#on(sql)),
    };
  }
}
