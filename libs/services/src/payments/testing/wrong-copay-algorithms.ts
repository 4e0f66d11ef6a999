import type { Cents, Instant } from '@portico/domain/kernel';
import { OpenAmounts } from '../checkout/payable-amounts.ts';
import type { CopayLook } from './charge-fixture.ts';

/** Faulty ways to read a copay; each must be noticed by the copay's property test (`PAY-B5`). */
export const faultyLooks: Readonly<Record<string, CopayLook>> = {
  /** What is posted between the two reads is missing in both. */
  'looks at the copay first, then at the books, and never again': async (deps, patient, appointment) => {
    const dues = await deps.billing.visitDues(patient, appointment);
    const {
      cover,
      active: _,
      ...open
    } = await new OpenAmounts(deps.billing, deps.ledger, deps.plans, () => 0 as Instant).balance(patient);
    const held = await deps.ledger.heldForCopays(patient, open.books.asOf);
    const copay = Math.max(0, (dues?.copay ?? 0) - (held.get(appointment) ?? 0)) as Cents;
    const covered = { ...cover, copay: dues?.copay ?? (0 as Cents) };
    return { copay, cover: covered, coverNow: async () => covered };
  },
};
