import fc from 'fast-check';
import { checkOutSteps, type CheckOutEvent, type CheckOutFacts } from '../check-out-steps.ts';

const steps = fc.constantFrom(...checkOutSteps);

/** Any combination of what a system supports, a visit requires, and is done. */
export const checkOutFacts: fc.Arbitrary<CheckOutFacts> = fc.record({
  isCheckedOut: fc.boolean(),
  offered: fc.subarray([...checkOutSteps]),
  standings: fc.dictionary(steps, fc.constantFrom('open' as const, 'done' as const)),
});

export const checkOutEvents: fc.Arbitrary<CheckOutEvent> = fc.oneof(
  fc.constant({ kind: 'check-out' as const }),
  fc.record({ kind: fc.constantFrom('complete' as const, 'skip' as const), step: steps }),
);
