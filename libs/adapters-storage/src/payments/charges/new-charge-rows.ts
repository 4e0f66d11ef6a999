import type { Cents } from '@portico/domain/kernel';
import {
  paidOnce,
  reducesBalance,
  visitOf,
  type BalanceCover,
  type Charge,
  type NewCharge,
} from '@portico/domain/payments';
import type { Sql } from '../../sql/sql.ts';
import { heldAgainst, heldForCopay, live } from './charge-rows.ts';

/**
 * Inserts a charge if its unique id is new, the balance covers it, and no other charge pays for what may be paid once;
 * undefined otherwise. From its first charge on a practice is compared with its processor. The caller holds the payer lock.
 */
export const writeNewCharge = async (
  sql: Sql,
  charge: NewCharge,
  cover: BalanceCover | undefined,
): Promise<Charge | undefined> => {
  const { practice, patient } = charge.patient;
  const visit = visitOf(charge.purpose);
  const [row] = await sql.rows<{ readonly copay_cents: Cents }>({
    name: 'charge-open',
    text: `with share as (
        select least($6::bigint, greatest(0, $15::bigint - ${heldForCopay('$16', '$13')})) as copay
      ), look as (
        insert into settlement_looks (practice_id, look_at) values ($1, 0) on conflict (practice_id) do nothing
      )
      insert into payment_charges (practice_id, patient_id, id, unique_id, reference, amount_cents, purpose, reduces_balance,
        occasion, card, created_at, state, moved_at, paid_once, link_id, copay_cents)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'created', $11, $14, $17, share.copay from share
      where ($12::bigint is null or $6::bigint = share.copay or $6::bigint - share.copay + ${heldAgainst('$13')} <= $12)
        and ($14::text is null or not exists (
          select 1 from payment_charges where practice_id = $1 and patient_id = $2 and purpose = $7::jsonb and ${live}))
      on conflict (practice_id, patient_id, unique_id) do nothing returning copay_cents`,
    values: [
      practice,
      patient,
      charge.id,
      charge.uniqueId,
      charge.reference,
      charge.amount,
      JSON.stringify(charge.purpose),
      reducesBalance(charge.purpose),
      charge.occasion,
      JSON.stringify(charge.card),
      charge.createdAt,
      cover?.payable ?? null,
      cover?.asOf ?? null,
      paidOnce(charge.purpose) ?? null,
      visit === undefined ? 0 : (cover?.copay ?? 0),
      visit ?? null,
      charge.link ?? null,
    ],
  });
  return (
    row && {
      ...charge,
      ...(row.copay_cents === 0 ? {} : { copay: row.copay_cents }),
      state: { kind: 'created' },
    }
  );
};

/** Whether another charge pays what only one may. */
export const isPaidAlready = async (
  sql: Sql,
  { patient: { practice, patient }, purpose }: NewCharge,
): Promise<boolean> => {
  if (paidOnce(purpose) === undefined) return false;
  const found = await sql.rows({
    name: 'charge-paid-once',
    text: `select 1 from payment_charges where practice_id = $1 and patient_id = $2 and purpose = $3::jsonb and ${live} limit 1`,
    values: [practice, patient, JSON.stringify(purpose)],
  });
  return found.length === 1;
};
