import type { AccountId, Instant } from '../kernel/index.ts';
import type { Email } from './email.ts';
import { isWholeCode, type ShortCodeHash } from './one-time-code.ts';
import type { Phone } from './phone.ts';

/** When a factor was added, and when it was last used at sign-in; absent for factors older than these fields. */
interface Noted {
  readonly addedAt?: Instant;
  readonly lastUsedAt?: Instant;
}

/** A further proof of who signs in, beside the password. A passkey may also stand alone. */
export type SecondFactor =
  | ({ readonly kind: 'email'; readonly email: Email } & Noted)
  | ({ readonly kind: 'sms'; readonly phone: Phone } & Noted)
  /**
   * An authenticator app; `secret` is base32 text, `lastStep` the time step of the last accepted code, which cannot be
   * used again.
   */
  | ({ readonly kind: 'totp'; readonly secret: string; readonly lastStep?: number } & Noted)
  | Passkey;

/** A WebAuthn credential. Ids and keys are base64url text. */
export interface Passkey {
  readonly kind: 'passkey';
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The name that the person gave it. */
  readonly name: string;
  readonly addedAt: Instant;
  readonly lastUsedAt?: Instant;
  /**
   * The password was reset by mail and the passkey was not used together with the new one since: it does not work
   * without the password.
   */
  readonly besidePassword?: true;
}

/** Identifies a factor within an account: a passkey by its id; of every other kind there is only one. */
export const factorKey = (factor: SecondFactor): string =>
  factor.kind === 'passkey' ? `passkey ${factor.id}` : factor.kind;

/**
 * Whether there was a sign-in since the factor was added, or with it. An attacker who got into an account only once
 * leaves only unconfirmed factors. One without recorded times counts as confirmed.
 */
export const isConfirmedFactor = ({ addedAt, lastUsedAt }: SecondFactor, lastSignIn: Instant | undefined): boolean =>
  addedAt === undefined || lastUsedAt !== undefined || (lastSignIn !== undefined && addedAt <= lastSignIn);

/** The second factors and recovery codes of an account. */
export interface Protection {
  readonly account: AccountId;
  readonly factors: readonly SecondFactor[];
  /** Codes for a person who lost every other factor; each works once. */
  readonly recoveryCodes: readonly ShortCodeHash[];
}

/** In order of preference: factors that cannot be intercepted first. */
const preference = ['passkey', 'totp', 'sms', 'email'] as const satisfies readonly SecondFactor['kind'][];

export const factorsInOrder = ({ factors }: Protection): readonly SecondFactor[] =>
  preference.flatMap((kind) => factors.filter((factor) => factor.kind === kind));

/** What a person may present at sign-in: a factor, or a recovery code if they lost them all. */
export type ProofKind = SecondFactor['kind'] | 'recovery-code';

export const proofKinds = [...preference, 'recovery-code'] as const satisfies readonly ProofKind[];

/** The proofs that an account can be asked for, in order; empty if the password is enough. */
export const proofsOf = (protection: Protection): readonly ProofKind[] => {
  const kinds = [...new Set<ProofKind>(factorsInOrder(protection).map(({ kind }) => kind))];
  return kinds.length > 0 && protection.recoveryCodes.length > 0 ? [...kinds, 'recovery-code'] : kinds;
};

/** Whether text is a complete proof, so that the verify button is enabled (`ACC-168`). */
export const isWholeProof = (kind: ProofKind, text: string): boolean => {
  switch (kind) {
    case 'email':
    case 'sms':
      return isWholeCode(text);
    case 'totp':
      return /^\d{6}$/.test(text);
    case 'recovery-code':
    case 'passkey':
      return text.trim() !== '';
  }
};
