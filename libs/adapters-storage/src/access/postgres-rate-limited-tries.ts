import { createHash } from 'node:crypto';
import { judgeAll, recentTries, type AttemptVerdict, type Counted, type Tries } from '@portico/domain/access';
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

  async take(counted: readonly Counted[], at: Instant): Promise<AttemptVerdict> {
    // Always locked in the same order, so that two that count the same keys never wait for each other.
    const hashes = counted.map(({ key }) => hashOf(key)).sort();
    return this.#sql.transaction(async (sql) => {
      // The server takes the locks in the order in which it is asked.
      const found = await Promise.all(hashes.map(async (hash) => [hash, await locked(sql, hash, at)] as const));
      const times = new Map(found);
      const verdict = judgeAll(counted, (key) => times.get(hashOf(key)) ?? [], at);
      if (verdict.kind === 'must-wait') return verdict;
      await Promise.all(
        counted.map(({ key, limit }) => {
          const hash = hashOf(key);
          return sql.rows({
            name: 'count-try',
            text: 'update tries set times = $2, last_at = $3 where key_hash = $1',
            values: [hash, [...recentTries(times.get(hash) ?? [], at, limit), at], at],
          });
        }),
      );
      return verdict;
    });
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

/** Locks the tries under a key until the transaction ends, and returns them. */
const locked = async (sql: Sql, hash: string, at: Instant): Promise<readonly Instant[]> => {
  const [row] = await sql.rows<{ readonly times: readonly Instant[] }>({
    name: 'lock-tries',
    text: `insert into tries (key_hash, times, last_at) values ($1, '{}', $2)
      on conflict (key_hash) do update set last_at = greatest(tries.last_at, excluded.last_at) returning to_json(times) as times`,
    values: [hash, at],
  });
  return row?.times ?? [];
};
