import type { Brand, Cents, Instant, PatientRef } from '../kernel/index.ts';
import type { Charge, ChargeId } from './charge.ts';
import type { BookPosting, BookPostingId } from './posting.ts';

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

/** A lost dispute takes its amount back out of the practice's books; named by the dispute, so that it is taken once. */
export const disputePosting = (dispute: Dispute, { purpose }: Pick<Charge, 'purpose'>): BookPosting | undefined =>
  dispute.outcome === 'lost' && dispute.closedAt !== undefined
    ? {
        id: `${dispute.charge}-dispute-${dispute.id}` as BookPostingId,
        charge: dispute.charge,
        patient: dispute.patient,
        amount: -dispute.amount as Cents,
        at: dispute.closedAt,
        purpose,
        tries: 0,
      }
    : undefined;
