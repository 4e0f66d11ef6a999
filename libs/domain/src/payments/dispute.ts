import type { Brand, Cents, Instant, PatientRef } from '../kernel/index.ts';
import type { Charge, ChargeId } from './charge.ts';
import type { LedgerPosting, LedgerPostingId } from './ledger-posting.ts';

/** The processor's own id of a dispute. */
export type DisputeId = Brand<string, 'DisputeId'>;

export type DisputeOutcome = 'open' | 'won' | 'lost';

/**
 * A payment that the cardholder disputes at their bank. Separate from its charge, which may be refunded meanwhile: a
 * charge records what we did, a dispute what the bank does. `won`: in the practice's favor.
 */
export interface Dispute {
  readonly id: DisputeId;
  readonly charge: ChargeId;
  readonly patient: PatientRef;
  /** In cents, at most that of the charge. */
  readonly amount: Cents;
  readonly openedAt: Instant;
  readonly outcome: DisputeOutcome;
  /** Absent while open. */
  readonly closedAt?: Instant;
}

const entryOf = (charge: ChargeId): string => `${charge}-dispute-`;

/** Whether a posting takes back a lost dispute's amount, as opposed to a refund by the practice. */
export const isOfDispute = ({ id, charge }: Pick<LedgerPosting, 'id' | 'charge'>): boolean =>
  id.startsWith(entryOf(charge));

/**
 * The posting that takes a lost dispute's amount out of the practice's books; its id is derived from the dispute, so
 * that it is posted once.
 */
export const disputePosting = (dispute: Dispute, { purpose }: Pick<Charge, 'purpose'>): LedgerPosting | undefined =>
  dispute.outcome === 'lost' && dispute.closedAt !== undefined
    ? {
        id: `${entryOf(dispute.charge)}${dispute.id}` as LedgerPostingId,
        charge: dispute.charge,
        patient: dispute.patient,
        amount: -dispute.amount as Cents,
        at: dispute.closedAt,
        purpose,
        tries: 0,
      }
    : undefined;
