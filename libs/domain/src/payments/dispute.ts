import type { Brand, Cents, Instant, PatientRef } from '../kernel/index.ts';
import type { Charge, ChargeId } from './charge.ts';
import type { LedgerPosting, LedgerPostingId } from './posting.ts';

/** The processor's own name of a dispute. */
export type DisputeId = Brand<string, 'DisputeId'>;

export type DisputeOutcome = 'open' | 'won' | 'lost';

/**
 * A payment that the cardholder disputes at their bank. It stands beside its charge, which may be refunded meanwhile: a
 * charge is what we did, a dispute is what the bank does. `won` is for the practice.
 */
export interface Dispute {
  readonly id: DisputeId;
  readonly charge: ChargeId;
  readonly patient: PatientRef;
  /** In cents, at most that of the charge. */
  readonly amount: Cents;
  readonly openedAt: Instant;
  readonly outcome: DisputeOutcome;
  /** Absent while it is open. */
  readonly closedAt?: Instant;
}

const entryOf = (charge: ChargeId): string => `${charge}-dispute-`;

/** Whether an entry takes back what a dispute lost, and not what the practice gave back. */
export const isOfDispute = ({ id, charge }: Pick<LedgerPosting, 'id' | 'charge'>): boolean =>
  id.startsWith(entryOf(charge));

/** A lost dispute takes its amount back out of the practice's books; named by the dispute, so that it is taken once. */
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
