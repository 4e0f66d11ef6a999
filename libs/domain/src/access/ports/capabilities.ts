import type { AccountId, CapabilityId, CountedGuess, Instant, PatientRef } from '../../kernel/index.ts';
import type { Capability, CodeHash, Purpose } from '../capability.ts';

/** Codes that were sent out, by their hashes. */
export interface Capabilities {
  add(capability: Capability): Promise<void>;
  byCode(code: CodeHash, guess: CountedGuess): Promise<Capability | undefined>;
  byId(id: CapabilityId): Promise<Capability | undefined>;
  /** The last one of a purpose that was made about an account, whatever became of it. */
  last(purpose: Purpose, account: AccountId): Promise<Capability | undefined>;
  /** Marks as used, once: of two that come at the same time one is answered true. False too for a revoked one. */
  use(id: CapabilityId, at: Instant): Promise<boolean>;
  /** Counts a wrong identity check; answers how many there are in a row now. */
  countWrongCheck(id: CapabilityId): Promise<number>;
  clearWrongChecks(id: CapabilityId): Promise<void>;
  /** Ends every one of a purpose that is about this account or chart and was not used. */
  revoke(
    purpose: Purpose,
    about: { readonly account?: string; readonly chart?: PatientRef; readonly resource?: string },
    at: Instant,
  ): Promise<void>;
  /**
   * Forgets those whose time was over before `before`; from then on they are unknown. One that was paid by is kept: a refund is
   * told of where it was sent.
   */
  prune(before: Instant): Promise<void>;
}
