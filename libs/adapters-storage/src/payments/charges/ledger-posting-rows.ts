import type { Cents } from '@portico/domain/kernel';
import { nobodyId, type Activity } from '@portico/domain/activity';
import { isOfDispute, reducesBalance, type LedgerPosting } from '@portico/domain/payments';
import { insertion, valuesOf } from '../../activity/index.ts';
import type { Sql } from '../../sql/sql.ts';

/**
 * Writes a ledger posting and its line of the activity log in one transaction, so that no money moves without a line. A
 * refund reduces no copay: the books take it from the balance.
 */
export const putPosting = async (
  sql: Sql,
  { id, charge, patient, amount, purpose, at }: LedgerPosting,
  copay: Cents,
): Promise<void> => {
  const line = valuesOf(lineOf({ id, charge, patient, amount, at }));
  const after = (place: number): string => `$${line.length + place}`;
  await sql.rows({
    name: 'book-posting-put',
    text: `with line as (${insertion})
      insert into book_postings (practice_id, patient_id, id, charge_id, amount_cents, purpose, reduces_balance, at, due_at, copay_cents)
      values (${after(1)}, ${after(2)}, ${after(3)}, ${after(4)}, ${after(5)}, ${after(6)}, ${after(7)}, ${after(8)}, ${after(8)}, ${after(9)})`,
    values: [
      ...line,
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

const lineOf = (entry: Pick<LedgerPosting, 'id' | 'charge' | 'patient' | 'amount' | 'at'>): Activity => ({
  at: entry.at,
  actor: nobodyId,
  actorKind: 'portal',
  subject: entry.patient.patient,
  practice: entry.patient.practice,
  action: entry.amount > 0 ? 'charged-card' : isOfDispute(entry) ? 'lost-dispute' : 'refunded-payment',
  resource: entry.id,
});
