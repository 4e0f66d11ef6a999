import type { Sql } from '@portico/adapters-storage/sql';
import type { AppointmentId, Cents, Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import type { LedgerPosting, LedgerPostingId } from '@portico/domain/payments';

export const visitPaidFor = ({ purpose }: LedgerPosting): AppointmentId | undefined =>
  'appointment' in purpose ? purpose.appointment : undefined;

export interface KnownPosting {
  /** The system may have been asked before. */
  readonly wasAsked: boolean;
  readonly isPosted: boolean;
}

/** Enters a posting if it is new, with the prepayment on the visit that it was for; answers how it stands. */
export const enterPosting = (outer: Sql, posting: LedgerPosting): Promise<KnownPosting> =>
  outer.transaction(async (sql) => {
    const { practice, patient } = posting.patient;
    const entered = await sql.rows({
      name: 'connected-posting-enter',
      text: `insert into connected.postings (practice_id, patient_id, id, amount_cents, paid_at, purpose, visit_id)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
      values: [
        practice,
        patient,
        posting.id,
        posting.amount,
        posting.at,
        posting.purpose.kind,
        visitPaidFor(posting) ?? null,
      ],
    });
    if (entered.length === 1 && posting.purpose.kind === 'prepayment') await creditVisit(sql, posting);
    const [row] = await sql.rows<{ readonly asked: boolean; readonly posted_at: Instant | null }>({
      name: 'connected-posting-ask',
      text: `with before as (
          select asked, posted_at from connected.postings where practice_id = $1 and patient_id = $2 and id = $3 for update
        )
        update connected.postings p set asked = true from before
        where p.practice_id = $1 and p.patient_id = $2 and p.id = $3 returning before.asked, before.posted_at`,
      values: [practice, patient, posting.id],
    });
    return { wasAsked: row?.asked ?? false, isPosted: row !== undefined && row.posted_at !== null };
  });

/** What was paid ahead stands on the visit that was booked for it, or on the one that has taken its place since (`APT-116`). */
const creditVisit = async (sql: Sql, { patient, charge, amount }: LedgerPosting): Promise<void> => {
  await sql.rows({
    name: 'connected-credit-visit',
    text: `with recursive moved (booking_key) as (
        select booking_key from connected.bookings where practice_id = $1 and patient_id = $2 and booking_key = $3
        union
        select c.cancellation_key from moved m
        join connected.bookings b on b.practice_id = $1 and b.patient_id = $2 and b.booking_key = m.booking_key
        join connected.cancellations c on c.practice_id = $1 and c.visit_id = b.visit_id
        join connected.bookings next on next.practice_id = $1 and next.patient_id = $2 and next.booking_key = c.cancellation_key
      )
      update connected.bookings b set prepaid_cents = greatest(0, b.prepaid_cents + $4) from moved m
      where b.practice_id = $1 and b.patient_id = $2 and b.booking_key = m.booking_key and not exists (
        select 1 from connected.cancellations c
        join connected.bookings next on next.practice_id = $1 and next.patient_id = $2 and next.booking_key = c.cancellation_key
        where c.practice_id = $1 and c.visit_id = b.visit_id)`,
    values: [patient.practice, patient.patient, charge, amount],
  });
};

/** The system has it, or the office will enter it by hand. */
export const finishPosting = async (
  sql: Sql,
  { id, patient }: LedgerPosting,
  { at, byHand }: { readonly at: Instant; readonly byHand: boolean },
): Promise<void> => {
  await sql.rows({
    name: 'connected-posted',
    text: `update connected.postings set posted_at = $4, by_hand = $5
      where practice_id = $1 and patient_id = $2 and id = $3 and posted_at is null`,
    values: [patient.practice, patient.patient, id, at, byHand],
  });
};

/** A payment or a refund that the office enters by hand. */
export interface EntryByHand {
  readonly id: LedgerPostingId;
  readonly patient: PatientId;
  readonly amount: Cents;
  readonly at: Instant;
  readonly purpose: string;
  readonly visit?: AppointmentId;
}

/** What the office still has to enter, the oldest first. */
export const entriesByHand = async (sql: Sql, practice: PracticeId): Promise<readonly EntryByHand[]> => {
  const rows = await sql.rows<EntryByHand & { readonly visit: AppointmentId | null }>({
    name: 'connected-entries-by-hand',
    text: `select id, patient_id as patient, amount_cents as amount, paid_at as at, purpose, visit_id as visit
      from connected.postings where practice_id = $1 and by_hand and entered_at is null order by paid_at, id`,
    values: [practice],
  });
  return rows.map(({ visit, ...entry }) => ({ ...entry, ...(visit === null ? {} : { visit }) }));
};

export const markEntered = async (
  sql: Sql,
  practice: PracticeId,
  { patient, id }: Pick<EntryByHand, 'patient' | 'id'>,
  at: Instant,
): Promise<void> => {
  await sql.rows({
    name: 'connected-entry-entered',
    text: `update connected.postings set entered_at = $4
      where practice_id = $1 and patient_id = $2 and id = $3 and by_hand and entered_at is null`,
    values: [practice, patient, id, at],
  });
};
