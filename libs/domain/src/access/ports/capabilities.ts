import type { AccountId, CapabilityId, CountedGuess, Instant, PatientRef } from '../../kernel/index.ts';
import type { Capability, CodeHash, Purpose } from '../link-capability.ts';

/** Codes that were sent out, stored by their hashes. */
export interface Capabilities {
  add(capability: Capability): Promise<void>;
  byCode(code: CodeHash, guess: CountedGuess): Promise<Capability | undefined>;
  byId(id: CapabilityId): Promise<Capability | undefined>;
  /** The newest capability of a purpose for an account, in any state. */
  last(purpose: Purpose, account: AccountId): Promise<Capability | undefined>;
  /** Marks as used; of two concurrent calls only one returns true. False too for a revoked one. */
  use(id: CapabilityId, at: Instant): Promise<boolean>;
  /** Counts a wrong identity check; returns how many there are in a row now. */
  countWrongCheck(id: CapabilityId): Promise<number>;
  clearWrongChecks(id: CapabilityId): Promise<void>;
  /** Revokes every unused one of a purpose for this account or chart. */
  revoke(
    purpose: Purpose,
    about: { readonly account?: string; readonly chart?: PatientRef; readonly resource?: string },
    at: Instant,
  ): Promise<void>;
  /**
   * Deletes those that expired before `before`; from then on they are unknown. One that was used for a payment is kept:
   * a notification of a refund goes where it was sent.
   */
  prune(before: Instant): Promise<void>;
}
