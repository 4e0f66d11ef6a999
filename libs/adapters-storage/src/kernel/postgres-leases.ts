import type { Leases } from '@portico/services/kernel';
import type { Instant } from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import type { Sql } from '../sql/sql.ts';

/** Turns in a table that every instance of the gateway shares. */
export class PostgresLeases implements Leases {
  readonly #sql: Sql;
  readonly #now: (() => Instant) | undefined;

  /** By the database's clock, which is the same for every instance, unless another one is given. */
  constructor(sql: Sql, now?: () => Instant) {
    this.#sql = sql;
    this.#now = now;
  }

  async take(job: string, milliseconds: number): Promise<boolean> {
    const taken = await this.#sql.rows({
      name: 'take-turn',
      text: `insert into turns (job, until)
        values ($1, coalesce($3, floor(extract(epoch from clock_timestamp()) * 1000)::bigint) + $2)
        on conflict (job) do update set until = excluded.until where turns.until <= excluded.until - $2 returning job`,
      values: [job, milliseconds, this.#now?.()],
    });
    return taken.length === 1;
  }

  async free(jobs: readonly string[]): Promise<ReadonlySet<string>> {
    const held = await this.#sql.rows<{ readonly job: string }>({
      name: 'held-turns',
      text: `select job from turns where job = any($1::text[])
        and until > coalesce($2, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`,
      values: [jobs, this.#now?.()],
    });
    const names = new Set(held.map(({ job }) => job));
    return new Set(jobs.filter((job) => !names.has(job)));
  }

  async giveBack(job: string): Promise<void> {
    await this.#sql.rows({ name: 'give-turn-back', text: 'delete from turns where job = $1', values: [job] });
  }

  async prune(before: Instant): Promise<void> {
    await deleteInBatches(this.#sql, 'turns', 'until < $1', [before]);
  }
}
