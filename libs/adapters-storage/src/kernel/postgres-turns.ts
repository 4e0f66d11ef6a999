import type { Turns } from '@portico/application/kernel';
import type { Instant } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

/** Turns in a table that every instance of the gateway shares. */
export class PostgresTurns implements Turns {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async take(job: string, now: Instant, until: Instant): Promise<boolean> {
    const taken = await this.#sql.rows({
      name: 'take-turn',
      text: `insert into turns (job, until) values ($1, $3)
        on conflict (job) do update set until = excluded.until where turns.until <= $2 returning job`,
      values: [job, now, until],
    });
    return taken.length === 1;
  }

  async giveBack(job: string): Promise<void> {
    await this.#sql.rows({ name: 'give-turn-back', text: 'delete from turns where job = $1', values: [job] });
  }
}
