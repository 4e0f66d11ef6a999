import type pg from 'pg';

/** The connections of a pool by their age: what is learned of one that broke holds for those of its time. */
export class Lineage {
  readonly #open = new Set<pg.PoolClient>();
  readonly #outlived = new WeakSet<pg.PoolClient>();

  constructor(pool: pg.Pool) {
    // Both would end the process unheard: the pool speaks for idle connections, each one for itself while it is in use.
    // The statement that is under way is told by an error of its own, and the pool replaces the connection.
    pool.on('error', () => undefined);
    pool.on('connect', (connection) => {
      this.#open.add(connection);
      connection.on('error', () => undefined);
    });
    pool.on('remove', (connection) => void this.#open.delete(connection));
  }

  /** Whether this one was made before something happened that ended the use of all there were. */
  isOutlived(connection: pg.PoolClient): boolean {
    return this.#outlived.has(connection);
  }

  /** From now on none of those that are open is handed out again; work that is under way may end. */
  outlive(): void {
    for (const connection of this.#open) this.#outlived.add(connection);
  }

  /**
   * Those that are open lead nowhere: work that waits on one is told at once. Answers the server's processes at their other
   * ends, which know of nothing and hold what they hold.
   */
  cut(): readonly number[] {
    this.outlive();
    const processes = [...this.#open].map(processOf);
    for (const connection of this.#open) destroy(connection);
    return processes;
  }
}

/** A goodbye would wait for an answer of the other side. */
export const destroy = (client: pg.Client): void => {
  client.connection.stream.destroy();
};

/** `pg` knows it, and its types do not. */
const processOf = (client: pg.Client): number => Number(Reflect.get(client, 'processID'));
