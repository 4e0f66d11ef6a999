import type { Cents, Instant, Result } from '../../kernel/index.ts';
import type { AttemptReference, ProcessorCharge } from '../charge.ts';

/**
 * One line of what a processor has in its books. A charge that was authorized and captured later is one line; `at` is
 * then the time of either. `reference` is ours where the processor repeats it: of a charge the one of its attempt, of a
 * refund its own where the processor keeps it, else none.
 */
export type ProcessorLine =
  | {
      readonly kind: 'charge';
      /** As the ledger keeps it. */
      readonly id: ProcessorCharge;
      readonly reference?: AttemptReference;
      readonly amount: Cents;
      readonly at: Instant;
      /** `authorised` is held on the card, `voided` was let go or given back whole before it was settled, `open` is none of these yet. */
      readonly state: 'captured' | 'authorised' | 'voided' | 'declined' | 'open';
    }
  | {
      readonly kind: 'refund';
      readonly id: string;
      /** The charge that it is of, where the processor names it. */
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

/** From `from` on and before `until`, such as a day on the practice's calendar. */
export interface ActivitySpan {
  readonly from: Instant;
  readonly until: Instant;
}

/** The processor could not be read whole, or offers this practice no list. */
export interface ActivityUnavailable {
  readonly kind: 'activity-unavailable';
}

/** Reads what one practice's processor did; changes nothing. Everything that began within the span is in it, or nothing is said. */
export interface ProcessorActivity {
  of(span: ActivitySpan): Promise<Result<readonly ProcessorLine[], ActivityUnavailable>>;
}
