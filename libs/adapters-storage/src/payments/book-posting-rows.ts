import type { Cents } from '@portico/domain/kernel';
import { reducesBalance, type BookPosting } from '@portico/domain/payments';
import type { Sql } from '../sql/sql.ts';

/** Writes an entry for the practice's books, in the transaction of what it tells of. A refund gives back no copay: the books take it from the balance. */
export const putPosting = async (
  sql: Sql,
  { id, charge, patient, amount, purpose, at }: BookPosting,
  copay: Cents,
): Promise<void> => {
  await sql.rows({
    name: 'book-posting-put',
    text: `insert into book_postings (practice_id, patient_id, id, charge_id, amount_cents, purpose, reduces_balance, at, due_at, copay_cents)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    values: [
      patient.practice,
      patient.patient,
      id,
      charge,
      amount,
      JSON.stringify(purpose),
      reducesBalance(purpose),
      at,
      amount > 0 ? copay : 0,
    ],
  });
};
