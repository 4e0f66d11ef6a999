import type { CapabilityId, Cents, Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import {
  stateKept,
  type AttemptReference,
  type Charge,
  type ChargeId,
  type ChargePurpose,
  type ChargeState,
  type ChargeStateKind,
  type Occasion,
  type UniqueId,
} from '@portico/domain/payments';

/** What `chargeFrom` reads, from `payment_charges c`. */
export const chargeColumns = `c.practice_id, c.patient_id, c.id, c.unique_id, c.reference, c.amount_cents, c.purpose, c.occasion,
  c.card, c.link_id, c.created_at, c.copay_cents, c.state, c.state_detail`;

export interface ChargeRow {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly id: ChargeId;
  readonly unique_id: UniqueId;
  readonly reference: AttemptReference;
  readonly amount_cents: Cents;
  readonly purpose: ChargePurpose;
  readonly occasion: Occasion;
  readonly card: Charge['card'];
  readonly link_id: CapabilityId | null;
  readonly created_at: Instant;
  readonly copay_cents: Cents;
  readonly state: ChargeStateKind;
  readonly state_detail: object;
}

export const chargeFrom = (row: ChargeRow): Charge => ({
  id: row.id,
  uniqueId: row.unique_id,
  reference: row.reference,
  patient: { practice: row.practice_id, patient: row.patient_id },
  amount: row.amount_cents,
  purpose: row.purpose,
  occasion: row.occasion,
  card: row.card,
  ...(row.link_id === null ? {} : { link: row.link_id }),
  createdAt: row.created_at,
  ...(row.copay_cents === 0 ? {} : { copay: row.copay_cents }),
  state: { kind: row.state, ...row.state_detail } as ChargeState,
});

/** What of a state stands beside its kind, as it is kept. */
export const detailOf = (state: ChargeState): string => {
  const { kind: _, ...detail } = stateKept(state);
  return JSON.stringify(detail);
};

/** What `cardAfter` adds to a charge's card, or null. */
export const drawnIn = (state: ChargeState): string | null =>
  'drawn' in state && state.drawn !== undefined ? JSON.stringify(state.drawn) : null;

// Written out as in the indexes, so that the database sees that they serve.
export const holding = `state in ('created', 'submitted', 'authorised', 'capturing', 'unknown')`;
export const unsettled = `state in ('created', 'submitted', 'authorised', 'capturing', 'unknown', 'refunding')`;
/** As `holdsBalance` says. */
export const speaking = `state not in ('declined', 'voided', 'unpaid')`;
/** As `isLive` says. */
export const live = `state not in ('declined', 'voided', 'unpaid')
  and (state <> 'refunded' or purpose ->> 'kind' = 'shop' or (state_detail ->> 'amount')::bigint < amount_cents)`;
export const unpaidStep = `state in ('unpaid', 'capturing')`;
export const listed = `state <> 'created'`;

/**
 * What reduces the balance of patient `$1`, `$2` and is not in the books as of the instant in parameter `asOf`. Money that
 * was captured has a posting from that very step on, so each amount counts once. Copays are none of it.
 */
export const heldAgainst = (asOf: string): string => `(
  coalesce((select sum(amount_cents - copay_cents) from payment_charges
    where practice_id = $1 and patient_id = $2 and reduces_balance and ${holding}), 0)
  + coalesce((select sum(amount_cents - copay_cents) from book_postings
    where practice_id = $1 and patient_id = $2 and reduces_balance
      and (posted_at is null or posted_at >= ${asOf}::bigint)), 0)
)::bigint`;

/** The same of the copay of the visit in parameter `visit`. */
export const heldForCopay = (visit: string, asOf: string): string => `(
  coalesce((select sum(copay_cents) from payment_charges
    where practice_id = $1 and patient_id = $2 and reduces_balance and ${holding} and purpose ->> 'appointment' = ${visit}), 0)
  + coalesce((select sum(copay_cents) from book_postings
    where practice_id = $1 and patient_id = $2 and reduces_balance and purpose ->> 'appointment' = ${visit}
      and (posted_at is null or posted_at >= ${asOf}::bigint)), 0)
)::bigint`;

/** The same of every visit for which anything is held. */
export const heldForCopays = (asOf: string): string => `
  select visit, sum(copay_cents)::bigint as held from (
    select purpose ->> 'appointment' as visit, copay_cents from payment_charges
    where practice_id = $1 and patient_id = $2 and reduces_balance and ${holding}
    union all
    select purpose ->> 'appointment', copay_cents from book_postings
    where practice_id = $1 and patient_id = $2 and reduces_balance and (posted_at is null or posted_at >= ${asOf}::bigint)
  ) held where visit is not null and copay_cents <> 0 group by visit`;
