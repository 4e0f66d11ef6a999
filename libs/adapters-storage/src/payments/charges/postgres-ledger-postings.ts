import type { Cents, Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import type { LedgerPosting, LedgerPostingId, LedgerPostings, ChargeId, ChargePurpose } from '@portico/domain/payments';
import type { Sql } from '../../sql/sql.ts';

interface PostingRow {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly id: LedgerPostingId;
  readonly charge_id: ChargeId;
  readonly amount_cents: Cents;
  readonly purpose: ChargePurpose;
  readonly at: Instant;
  readonly tries: number;
}

const postingFrom = (row: PostingRow): LedgerPosting => ({
  id: row.id,
  charge: row.charge_id,
  patient: { practice: row.practice_id, patient: row.patient_id },
  amount: row.amount_cents,
  at: row.at,
  purpose: row.purpose,
  tries: row.tries,
});

/**
 * The entries that the ledger's moves make, in a table that every instance of the gateway shares. A claim has no name:
 * prepared for any limit, it would be planned for a large one.
 */
export class PostgresLedgerPostings implements LedgerPostings {
  readonly #sql: Sql;
  /** The practice that had the last turn. */
  #after = '';

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Half of a claim are the first of some practices, in turn; the rest are those that have waited longest. A practice is
   * compared with its time in one, so that its own index is read and not the one of all practices.
   */
  async claim(now: Instant, until: Instant, limit: number): Promise<readonly LedgerPosting[]> {
    const turns = Math.ceil(limit / 2);
    const rows = await this.#sql.rows<PostingRow & { readonly is_turn: boolean }>({
      text: `with recursive turn (practice_id, place) as (
          (select ${nextPractice('$4')}, 1)
          union all
          select (select ${nextPractice('turn.practice_id')}), place + 1 from turn
          where turn.practice_id is not null and place < $5
        ), firsts as (
          select f.* from turn cross join lateral (
            select practice_id, patient_id, id from book_postings b
            where posted_at is null and (b.practice_id, due_at) >= (turn.practice_id, 0)
              and (b.practice_id, due_at) <= (turn.practice_id, $1)
            order by b.practice_id, due_at, id limit 1 for no key update skip locked
          ) f
        ), oldest as (
          select practice_id, patient_id, id from book_postings
          where posted_at is null and due_at <= $1 order by due_at, id limit $3 for no key update skip locked
        ), due as (
          select practice_id, patient_id, id, bool_or(is_turn) as is_turn
          from (select *, true as is_turn from firsts union all select *, false from oldest) as either
          group by 1, 2, 3 order by 4 desc limit $3
        )
        update book_postings p set due_at = $2, tries = tries + 1 from due
        where p.practice_id = due.practice_id and p.patient_id = due.patient_id and p.id = due.id
        returning p.practice_id, p.patient_id, p.id, p.charge_id, p.amount_cents, p.purpose, p.at, p.tries, is_turn`,
      values: [now, until, limit, this.#after, turns],
    });
    const had = rows.filter(({ is_turn }) => is_turn).map(({ practice_id }) => practice_id);
    this.#after = had.length < turns ? '' : (had.toSorted().at(-1) ?? '');
    return rows.map(postingFrom).sort((a, b) => a.at - b.at);
  }

  async posted(id: LedgerPostingId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'book-posting-posted',
      text: 'update book_postings set posted_at = $2 where id = $1 and posted_at is null',
      values: [id, at],
    });
  }

  async retry(id: LedgerPostingId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'book-posting-retry',
      text: 'update book_postings set due_at = $2 where id = $1 and posted_at is null',
      values: [id, at],
    });
  }
}

/** The next practice with a posting that is due. */
const nextPractice = (after: string): string => `(select practice_id from book_postings
  where posted_at is null and due_at <= $1 and practice_id > ${after} order by practice_id limit 1)`;
