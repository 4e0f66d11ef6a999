import type { Instant, PracticeId } from '../../kernel/index.ts';

/** The pair of tokens by which a practice is let in at its processor; both are secrets, and `refresh` is good for one renewal. */
export interface KeyPair {
  /** Digest of what the practice's settings were granted first: where another grant stands there, the pair is of no use. */
  readonly grant: string;
  readonly access: string;
  readonly refresh: string;
  /** Until when `access` is good. */
  readonly until: Instant;
}

/** Keys of practices that have to be renewed, shared by all gateways. */
export interface ProcessorKeys {
  of(practice: PracticeId): Promise<KeyPair | undefined>;
  keep(practice: PracticeId, pair: KeyPair): Promise<void>;
  /** True for one caller at a time, who then renews: until `until`, or until the turn is given back. */
  takeTurn(practice: PracticeId, now: Instant, until: Instant): Promise<boolean>;
  giveTurnBack(practice: PracticeId): Promise<void>;
}
