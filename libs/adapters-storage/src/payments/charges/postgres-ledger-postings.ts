import type { Cents, Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import type {
  LedgerPosting,
  LedgerPostingId,
  LedgerPostings,
  ChargeId,
  ChargePurpose,
  PostingKey,
} from '@portico/domain/payments';
import { dueInTurn, PracticeTurns } from '../../sql/practices-in-turn.ts';
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

const queue = {
  table: 'book_postings',
  key: 'patient_id, id',
  waits: 'posted_at is null',
  dueAt: 'due_at',
  then: 'id',
};

/**
 * The entries that the ledger's moves make, in a table that every instance of the gateway shares. A claim has no name:
 * prepared for any limit, it would be planned for a large one.
 */
export class PostgresLedgerPostings implements LedgerPostings {
  readonly #sql: Sql;
  readonly #turns = new PracticeTurns();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Half of a claim are the first of some practices, in turn; the rest are those that have waited longest. */
  async claim(now: Instant, until: Instant, limit: number): Promise<readonly LedgerPosting[]> {
    const most = Math.ceil(limit / 2);
    const rows = await this.#sql.rows<PostingRow & { readonly is_turn: boolean }>({
      text: `${dueInTurn(queue)}
        update book_postings p set due_at = $2, tries = tries + 1 from due
        where p.practice_id = due.practice_id and p.patient_id = due.patient_id and p.id = due.id
        returning p.practice_id, p.patient_id, p.id, p.charge_id, p.amount_cents, p.purpose, p.at, p.tries, is_turn`,
      values: [now, until, limit, this.#turns.after, most],
    });
    this.#turns.had(rows, most);
    return rows.map(postingFrom).sort((a, b) => a.at - b.at);
  }

  async posted({ id, patient }: PostingKey, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'book-posting-posted',
      text: `update book_postings set posted_at = $4
        where practice_id = $1 and patient_id = $2 and id = $3 and posted_at is null`,
      values: [patient.practice, patient.patient, id, at],
    });
  }

  async retry({ id, patient }: PostingKey, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'book-posting-retry',
      text: `update book_postings set due_at = $4
        where practice_id = $1 and patient_id = $2 and id = $3 and posted_at is null`,
      values: [patient.practice, patient.patient, id, at],
    });
  }
}
