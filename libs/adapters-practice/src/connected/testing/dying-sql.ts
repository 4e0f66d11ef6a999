import type { Sql, Statement, TransactionOptions } from '@portico/adapters-storage/sql';
import { GatewayDied } from './faulty-clinic-network.ts';

/** The database as a gateway sees it that dies before one of its statements; transactions that it was in are undone. */
export class DyingSql implements Sql {
  readonly #sql: Sql;
  readonly #life: { left: number };

  constructor(sql: Sql, statements: number, life = { left: statements }) {
    this.#sql = sql;
    this.#life = life;
  }

  get sealing(): Sql['sealing'] {
    return this.#sql.sealing;
  }

  get isDead(): boolean {
    return this.#life.left < 0;
  }

  async rows<Row>(statement: Statement): Promise<readonly Row[]> {
    this.#live();
    return this.#sql.rows<Row>(statement);
  }

  async transaction<T>(work: (sql: Sql) => Promise<T>, options?: TransactionOptions): Promise<T> {
    this.#live();
    return this.#sql.transaction(async (sql) => {
      const answer = await work(new DyingSql(sql, 0, this.#life));
      // Before it commits.
      this.#live();
      return answer;
    }, options);
  }

  #live(): void {
    this.#life.left -= 1;
    if (this.#life.left < 0) throw new GatewayDied('between two statements');
  }
}
