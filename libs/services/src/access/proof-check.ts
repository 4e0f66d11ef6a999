import type { Account, ProofKind } from '@portico/domain/access';
import type { CountedGuess, DeviceId, Instant } from '@portico/domain/kernel';

export interface ProofContext {
  readonly account: Account;
  readonly device: DeviceId;
  readonly now: Instant;
}

/** Verifies one kind of proof other than a code that the portal sent. */
export interface ProofCheck {
  /** What the device needs to make the proof, as JSON text; undefined if the person knows or holds all of it. */
  challenge?(context: ProofContext): Promise<string>;
  /** Whether the proof is right; a right one-time proof is used up. */
  holds(proof: string, context: ProofContext, guess: CountedGuess): Promise<boolean>;
}

/** A kind without a check is never requested. */
export type ProofChecks = Readonly<Partial<Record<Exclude<ProofKind, 'email' | 'sms'>, ProofCheck>>>;
