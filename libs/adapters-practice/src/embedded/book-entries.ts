import type { Sql } from '@portico/adapters-storage/sql';
import type { Instant } from '@portico/domain/kernel';
import { reducesBalance, type LedgerPosting } from '@portico/domain/payments';
import { statementLineWords } from './records.messages.ts';
import { localizedOf } from './say-in.ts';

/**
 * Enters a payment or a refund into the books, once even if called twice. A prepayment, a cancellation fee, or the
 * copay at check-in or check-out is entered together with what it pays for, so that the balance stays the same.
 */
export const enterPosting = async (sql: Sql, posting: LedgerPosting, at: Instant): Promise<void> => {
  const isNew = await enter(sql, posting, {
    id: posting.id,
    what: posting.amount < 0 ? 'refund' : 'payment',
    amount: -posting.amount,
    at,
  });
  if (!isNew) return;
  if (posting.purpose.kind === 'prepayment') await creditVisit(sql, posting);
  const own = reducesBalance(posting.purpose) ? await payCopay(sql, posting) : posting.amount;
  if (own === 0) return;
  const what = ownThings[posting.purpose.kind] ?? 'copay';
  await enter(sql, posting, { id: `${posting.id}-for`, what, amount: own, at });
};

const ownThings: Partial<Record<LedgerPosting['purpose']['kind'], keyof typeof statementLineWords>> = {
  prepayment: 'prepayment',
  cancellation: 'cancellation',
  shop: 'shop',
};

interface Entry {
  readonly id: string;
  readonly what: keyof typeof statementLineWords;
  readonly amount: number;
  readonly at: Instant;
}

/** False where it was entered before. */
const enter = async (sql: Sql, { patient }: LedgerPosting, { id, what, amount, at }: Entry): Promise<boolean> => {
  const entered = await sql.rows({
    name: 'clinic-post',
    text: `insert into clinic.charges (practice_id, patient_id, id, description, amount_cents, posted_at)
      values ($1, $2, $3,
        $4::jsonb ->> (select language from clinic.patients where practice_id = $1 and id = $2), $5, $6)
      on conflict (practice_id, patient_id, id) do nothing returning id`,
    // As a statement has it, in the patient's language.
    values: [patient.practice, patient.patient, id, JSON.stringify(localizedOf(statementLineWords[what])), amount, at],
  });
  return entered.length === 1;
};

/**
 * What was paid ahead stands on the visit that was booked for it, or on the one that has taken its place since (`APT-116`). Only
 * money that was taken does: a booking alone is no payment.
 */
const creditVisit = async (sql: Sql, { patient, charge, amount }: LedgerPosting): Promise<void> => {
  await sql.rows({
    name: 'clinic-credit-visit',
    text: `with recursive moved (appointment_id) as (
        select appointment_id from clinic.bookings where practice_id = $1 and patient_id = $2 and booking_key = $3
        union
        select b.appointment_id from moved m
        join clinic.cancellations c on c.practice_id = $1 and c.appointment_id = m.appointment_id
        join clinic.bookings b on b.practice_id = $1 and b.patient_id = $2 and b.booking_key = c.cancellation_key
      )
      update clinic.appointments a set prepaid_cents = greatest(0, a.prepaid_cents + $4) from moved m
      where a.practice_id = $1 and a.patient_id = $2 and a.id = m.appointment_id and not exists (
        select 1 from clinic.cancellations c
        join clinic.bookings b on b.practice_id = $1 and b.patient_id = $2 and b.booking_key = c.cancellation_key
        where c.practice_id = $1 and c.appointment_id = a.id)`,
    values: [patient.practice, patient.patient, charge, amount],
  });
};

/** What of a payment at a visit went to the visit's copay, which is paid before the balance, in cents. */
const payCopay = async (sql: Sql, { patient, purpose, amount }: LedgerPosting): Promise<number> => {
  if ((purpose.kind !== 'check-in' && purpose.kind !== 'check-out') || amount <= 0) return 0;
  const [row] = await sql.rows<{ readonly paid: number }>({
    name: 'clinic-pay-copay',
    text: `with open as (
        select d.practice_id, d.appointment_id, least(d.copay_cents - d.copay_paid_cents, $4) as paid
        from clinic.visit_dues d
        join clinic.appointments a on a.practice_id = d.practice_id and a.id = d.appointment_id
        where d.practice_id = $1 and a.patient_id = $2 and d.appointment_id = $3 for update of d
      )
      update clinic.visit_dues d set copay_paid_cents = copay_paid_cents + open.paid from open
      where d.practice_id = open.practice_id and d.appointment_id = open.appointment_id returning open.paid`,
    values: [patient.practice, patient.patient, purpose.appointment, amount],
  });
  return row?.paid ?? 0;
};
