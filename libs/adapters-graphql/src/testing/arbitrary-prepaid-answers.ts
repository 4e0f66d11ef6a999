import type { PrepaidTerms } from '@portico/domain/appointments';
import { cents, instants, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';

/** Anything that may be said of what was paid ahead for a visit. */
export const prepaidTerms: fc.Arbitrary<PrepaidTerms> = withOptional(
  {
    amount: cents,
    givenBack: fc.boolean(),
    cards: fc.array(fc.record({ amount: cents, brand: words(), last4: words(4) }), { maxLength: 2 }),
  },
  { until: instants },
);
