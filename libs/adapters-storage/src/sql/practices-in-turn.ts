/** A queue that all practices share: rows of a table that wait until they are due. */
export interface SharedQueue {
  readonly table: string;
  /** The column by which turns are taken; the practice, unless the table tells practices apart in another way. */
  readonly by?: string;
  /** The rest of the primary key behind the practice. */
  readonly key: string;
  /** Which rows wait. There is an index of them that begins with practice and time, and one that begins with the time. */
  readonly waits: string;
  readonly dueAt: string;
  /** The order among those that are due at one time. */
  readonly then: string;
  /** How many rows are taken; $3 unless told. */
  readonly limit?: string;
}

/**
 * The beginning of a statement, up to `due`: the keys of at most $3 rows that wait at $1, locked, and whether each is its
 * practice's turn. First come the turns of up to $5 practices, of each its first row, from the practice after $4 on; then those
 * that have waited longest. A practice is compared with its time in one, so that its own index is read and not the one of
 * all practices. `before`: what is taken before them, as part of the same statement.
 */
export const dueInTurn = (queue: SharedQueue, before: readonly string[] = []): string => {
  const { table, by = 'practice_id', key, waits, dueAt, then, limit = '$3' } = queue;
  const nextPractice = (after: string): string => `(select ${by} from ${table}
    where ${waits} and ${dueAt} <= $1 and ${by} > ${after} order by ${by} limit 1)`;
  return `with recursive ${before.map((each) => `${each}, `).join('')}turn (${by}, place) as (
      (select ${nextPractice('$4')}, 1)
      union all
      (select ${nextPractice(`turn.${by}`)}, place + 1 from turn
      where turn.${by} is not null and place < $5)
    ), firsts as (
      select f.* from turn cross join lateral (
        select ${by}, ${key} from ${table} b
        where ${waits} and (b.${by}, ${dueAt}) >= (turn.${by}, 0)
          and (b.${by}, ${dueAt}) <= (turn.${by}, $1)
        order by b.${by}, ${dueAt}, ${then} limit 1 for no key update skip locked
      ) f
    ), oldest as (
      select ${by}, ${key} from ${table}
      where ${waits} and ${dueAt} <= $1 order by ${dueAt}, ${then} limit ${limit} for no key update skip locked
    ), due as (
      select ${by}, ${key}, bool_or(is_turn) as is_turn
      from (select *, true as is_turn from firsts union all select *, false from oldest) as either
      group by ${by}, ${key} order by is_turn desc, ${by} limit ${limit}
    )`;
};

/** Which practice has its turn next at one instance: the one after those that had it last; from the first one on at the end. */
export class PracticeTurns {
  after = '';

  /** `most`: for how many practices there were turns. */
  had(claimed: readonly { readonly practice_id: string; readonly is_turn: boolean }[], most: number): void {
    const practices = claimed.filter(({ is_turn }) => is_turn).map(({ practice_id }) => practice_id);
    this.after = practices.length < most ? '' : (practices.toSorted().at(-1) ?? '');
  }
}

/** The turns among practices that are known to wait: each of `most` is asked for its first, and then the next ones are. */
export class PracticeRotation {
  #after = '';

  next<Id extends string>(practices: readonly Id[], most: number): readonly Id[] {
    const sorted = practices.toSorted();
    const from = sorted.findIndex((id) => id > this.#after);
    const turns = from < 0 ? sorted.slice(0, most) : [...sorted.slice(from), ...sorted.slice(0, from)].slice(0, most);
    this.#after = turns.at(-1) ?? '';
    return turns;
  }
}
