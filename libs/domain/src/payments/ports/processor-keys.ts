import type { Instant, PracticeId } from '../../kernel/index.ts';

/**
 * The pair of tokens with which a practice authenticates at its processor; both are secrets, and `refresh` works once.
 */
export interface KeyPair {
  /**
   * Digest of the grant in the practice's settings from which the pair was derived: with another grant the pair is
   * useless.
   */
  readonly grant: string;
  readonly access: string;
  readonly refresh: string;
  /** When `access` expires. */
  readonly until: Instant;
}

/** Renewable processor tokens of practices, shared by all gateways. */
export interface ProcessorKeys {
  of(practice: PracticeId): Promise<KeyPair | undefined>;
  keep(practice: PracticeId, pair: KeyPair): Promise<void>;
  /** True for one caller at a time, who then renews: until `until`, or until the lease is given back. */
  takeTurn(practice: PracticeId, now: Instant, until: Instant): Promise<boolean>;
  giveTurnBack(practice: PracticeId): Promise<void>;
}
