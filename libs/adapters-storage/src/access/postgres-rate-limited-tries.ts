import { createHash } from 'node:crypto';
import { judgeAll, type AttemptVerdict, type Counted, type Tries } from '@portico/domain/access';
import type { Instant } from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import type { Sql } from '../sql/sql.ts';

const hashOf = (key: string): string => createHash('sha256').update(key.toLowerCase()).digest('hex');

/** Counted tries in the portal's own tables. */
export class PostgresTries implements Tries {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** One round trip where every key permits the try, one more where one of them must wait; an unknown key takes as many. */
  async take(counted: readonly Counted[], at: Instant): Promise<AttemptVerdict> {
    for (;;) {
      const taken = await Promise.all(counted.map(async (one) => ((await this.#count(one, at)) ? one : undefined)));
      const refused = counted.filter((one) => !taken.includes(one));
      if (refused.length === 0) return { kind: 'may-try' };
      const [times] = await Promise.all([
        this.#timesOf(refused),
        ...taken.map((one) => one && this.giveBack(one.key, at)),
      ]);
      const verdict = judgeAll(refused, (key) => times.get(hashOf(key)) ?? [], at);
      // A key that was cleared since then permits the try after all.
      if (verdict.kind === 'must-wait') return verdict;
    }
  }

  /** Counts a try if `limit` permits it, as `judgeAttempts` says; the lock of the row makes both one step. */
  async #count({ key, limit: { failures, window, pause } }: Counted, at: Instant): Promise<boolean> {
    const counted = await this.#sql.rows({
      name: 'count-try',
      text: `insert into tries (key_hash, times, last_at) values ($1, array[$2::bigint], $2::bigint)
        on conflict (key_hash) do update set last_at = greatest(tries.last_at, excluded.last_at),
          times = array(select t from unnest(tries.times) as u (t) where t >= $2::bigint - $4::bigint - $5::bigint) || excluded.times
        where not exists (
          select 1 from (
            select t, lag(t, $3::int) over (order by t) as first from unnest(tries.times) as u (t) where t <= $2::bigint
          ) as filled where t - first <= $4::bigint and t + $5::bigint > $2::bigint
        ) returning key_hash`,
      values: [hashOf(key), at, failures - 1, window, pause],
    });
    return counted.length === 1;
  }

  async #timesOf(counted: readonly Counted[]): Promise<ReadonlyMap<string, readonly Instant[]>> {
    const rows = await this.#sql.rows<{ readonly key_hash: string; readonly times: readonly Instant[] }>({
      name: 'tries-of',
      text: 'select key_hash, to_json(times) as times from tries where key_hash = any($1::text[])',
      values: [counted.map(({ key }) => hashOf(key))],
    });
    return new Map(rows.map(({ key_hash: hash, times }) => [hash, times]));
  }

  async giveBack(key: string, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'give-try-back',
      text: `update tries set times = times[:array_position(times, $2) - 1] || times[array_position(times, $2) + 1:]
        where key_hash = $1 and $2 = any(times)`,
      values: [hashOf(key), at],
    });
  }

  async forget(key: string): Promise<void> {
    await this.#sql.rows({
      name: 'forget-tries',
      text: 'delete from tries where key_hash = $1',
      values: [hashOf(key)],
    });
  }

  async prune(before: Instant): Promise<void> {
    await deleteInBatches(this.#sql, 'tries', 'last_at < $1', [before]);
  }
}
