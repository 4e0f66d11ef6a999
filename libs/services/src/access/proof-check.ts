import type { Account, ProofKind } from '@portico/domain/access';
import type { CountedGuess, DeviceId, Instant } from '@portico/domain/kernel';

export interface ProofContext {
  readonly account: Account;
  readonly device: DeviceId;
  readonly now: Instant;
}

/** Weighs one kind of proof that is not a code which the portal sent. */
export interface ProofCheck {
  /** What the device needs to make the proof, as JSON text; nothing where the person knows or holds all of it. */
  challenge?(context: ProofContext): Promise<string>;
  /** Whether the proof holds; one that held is used up where it is good for one time only. */
  holds(proof: string, context: ProofContext, guess: CountedGuess): Promise<boolean>;
}

/** A kind without a check is never asked for. */
export type ProofChecks = Readonly<Partial<Record<Exclude<ProofKind, 'email' | 'sms'>, ProofCheck>>>;
