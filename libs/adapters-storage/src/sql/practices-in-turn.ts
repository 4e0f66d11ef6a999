/** A queue that all practices share: rows of a table that wait until they are due. */
export interface SharedQueue {
  readonly table: string;
  /** The rest of the primary key behind the practice. */
  readonly key: string;
  /** Which rows wait. There is an index of them that begins with practice and time, and one that begins with the time. */
  readonly waits: string;
  readonly dueAt: string;
  /** The order among those that are due at one time. */
  readonly then: string;
}

/**
 * The beginning of a statement, up to `due`: the keys of at most $3 rows that wait at $1, locked, and whether each is its
 * practice's turn. First come the turns of up to $5 practices, of each its first row, from the practice after $4 on; then those
 * that have waited longest. A practice is compared with its time in one, so that its own index is read and not the one of
 * all practices.
 */
export const dueInTurn = ({ table, key, waits, dueAt, then }: SharedQueue): string => {
  const nextPractice = (after: string): string => `(select practice_id from ${table}
    where ${waits} and ${dueAt} <= $1 and practice_id > ${after} order by practice_id limit 1)`;
  return `with recursive turn (practice_id, place) as (
      (select ${nextPractice('$4')}, 1)
      union all
      (select ${nextPractice('turn.practice_id')}, place + 1 from turn
      where turn.practice_id is not null and place < $5)
    ), firsts as (
      select f.* from turn cross join lateral (
        select practice_id, ${key} from ${table} b
        where ${waits} and (b.practice_id, ${dueAt}) >= (turn.practice_id, 0)
          and (b.practice_id, ${dueAt}) <= (turn.practice_id, $1)
        order by b.practice_id, ${dueAt}, ${then} limit 1 for no key update skip locked
      ) f
    ), oldest as (
      select practice_id, ${key} from ${table}
      where ${waits} and ${dueAt} <= $1 order by ${dueAt}, ${then} limit $3 for no key update skip locked
    ), due as (
      select practice_id, ${key}, bool_or(is_turn) as is_turn
      from (select *, true as is_turn from firsts union all select *, false from oldest) as either
      group by practice_id, ${key} order by is_turn desc limit $3
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
