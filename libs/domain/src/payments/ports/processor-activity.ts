import type { Cents, Instant, Result } from '../../kernel/index.ts';
import type { AttemptReference, ProcessorCharge } from '../charge.ts';

/**
 * One line of a processor's records. A charge that was authorized and captured later is one line; `at` is then the time
 * of either. `reference` is ours if the processor repeats it: for a charge that of its attempt, for a refund its own if
 * the processor stores it, else absent.
 */
export type ProcessorLine =
  | {
      readonly kind: 'charge';
      /** As stored in the ledger. */
      readonly id: ProcessorCharge;
      readonly reference?: AttemptReference;
      readonly amount: Cents;
      readonly at: Instant;
      /**
       * `authorised`: held on the card; `voided`: released, or refunded in full before settlement; `open`: none of
       * these yet.
       */
      readonly state: 'captured' | 'authorised' | 'voided' | 'declined' | 'open';
    }
  | {
      readonly kind: 'refund';
      readonly id: string;
      /** The refunded charge, if the processor names it. */
      readonly charge?: ProcessorCharge;
      readonly reference?: AttemptReference;
      readonly amount: Cents;
      readonly at: Instant;
      readonly state: 'done' | 'voided' | 'open';
    }
  | {
      readonly kind: 'dispute';
      readonly id: string;
      readonly charge?: ProcessorCharge;
      readonly reference?: AttemptReference;
      readonly amount: Cents;
      readonly at: Instant;
      readonly state: 'open' | 'won' | 'lost';
    };

/** From `from` (inclusive) to `until` (exclusive), such as a day on the practice's calendar. */
export interface ActivitySpan {
  readonly from: Instant;
  readonly until: Instant;
}

/** The processor could not be read completely, or offers this practice no list. */
export interface ActivityUnavailable {
  readonly kind: 'activity-unavailable';
}

/** Reads the records of one practice's processor. Returns everything that began within the span, or fails. */
export interface ProcessorActivity {
  of(span: ActivitySpan): Promise<Result<readonly ProcessorLine[], ActivityUnavailable>>;
}
