import type { Sql } from '@portico/adapters-storage/sql';
import { wordsIn, type PracticeId } from '@portico/domain/kernel';
import type { ListedPractice, Practice, PracticeDirectory } from '@portico/domain/practices';
import { practiceOf, type PracticeRow } from './practice-rows.ts';

export class EmbeddedPractices implements PracticeDirectory {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async practices(ids: readonly PracticeId[]): Promise<readonly Practice[]> {
    const rows = await this.#sql.rows<PracticeRow>({
      name: 'clinic-practices',
      text: `select p.* from unnest($1::text[]) with ordinality as asked (id, place)
             join clinic.practices p on p.practice_id = asked.id order by asked.place`,
      values: [ids],
    });
    return rows.map(practiceOf);
  }

  openToNewPatients(search: string, most: number): Promise<readonly ListedPractice[]> {
    const words = wordsIn(search);
    return this.#sql.rows<ListedPractice>(
      words.length === 0
        ? { name: 'clinic-practices-open', text: listed('takes_new_patients'), values: [most] }
        : { name: 'clinic-practices-found', text: listed(found), values: [most, words.join(' ')] },
    );
  }
}

/**
 * Each word of $2, of the first eight, begins a word that is kept of the practice. A lateral question for each word is
 * planned as a look into the index; a join would read the whole of it.
 */
const found = `takes_new_patients and practice_id in (
  with asked as materialized (select word from clinic.words_of($2) as word limit 8)
  select kept.practice_id from asked cross join lateral (
    select practice_id from clinic.practice_words
    where word >= asked.word and word < asked.word || chr(1114111) offset 0
  ) kept
  group by kept.practice_id having count(distinct asked.word) = (select count(*) from asked)
)`;

/** The first $1 by name, none of them with its picture. */
const listed = (which: string): string => `select p.practice_id as id, p.name, p.management, array(
    select distinct city from clinic.locations l where l.practice_id = p.practice_id order by city limit 3
  ) as cities from (
    select practice_id, name, management from clinic.practices where ${which}
    order by clinic.plain_text(name), practice_id limit $1
  ) p order by clinic.plain_text(p.name), p.practice_id`;
