import type { AccountId, Instant } from '../kernel/index.ts';
import type { Email } from './email.ts';
import { isWholeCode, type ShortCodeHash } from './one-time-code.ts';
import type { Phone } from './phone.ts';

/** Since when a factor counts, and when it last proved something at sign-in; absent where it was added before that was noted. */
interface Noted {
  readonly addedAt?: Instant;
  readonly lastUsedAt?: Instant;
}

/** A further proof of who signs in, beside the password. A passkey may also stand alone. */
export type SecondFactor =
  | ({ readonly kind: 'email'; readonly email: Email } & Noted)
  | ({ readonly kind: 'sms'; readonly phone: Phone } & Noted)
  /** An authenticator app; `secret` is base32 text, `lastStep` the time step of the last accepted code, which opens nothing twice. */
  | ({ readonly kind: 'totp'; readonly secret: string; readonly lastStep?: number } & Noted)
  | Passkey;

/** A WebAuthn credential. Ids and keys are base64url text. */
export interface Passkey {
  readonly kind: 'passkey';
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** What the person calls it. */
  readonly name: string;
  readonly addedAt: Instant;
  readonly lastUsedAt?: Instant;
  /** A new password was set by mail, and it was not shown together with that one since: it does not stand alone. */
  readonly besidePassword?: true;
}

/** What tells the factors of an account apart: passkeys by their id, of every other kind there is one. */
export const factorKey = (factor: SecondFactor): string =>
  factor.kind === 'passkey' ? `passkey ${factor.id}` : factor.kind;

/**
 * Whether somebody signed in since a factor was added, or with it. Whoever got into an account for one time only leaves
 * factors that are not confirmed. One that was added before times were noted is confirmed.
 */
export const isConfirmedFactor = ({ addedAt, lastUsedAt }: SecondFactor, lastSignIn: Instant | undefined): boolean =>
  addedAt === undefined || lastUsedAt !== undefined || (lastSignIn !== undefined && addedAt <= lastSignIn);

/** How an account is kept beyond its password. */
export interface Protection {
  readonly account: AccountId;
  readonly factors: readonly SecondFactor[];
  /** Codes for whoever lost every other factor; each opens once. */
  readonly recoveryCodes: readonly ShortCodeHash[];
}

/** The factor that is asked for first: what cannot be intercepted before what can. */
const preference = ['passkey', 'totp', 'sms', 'email'] as const satisfies readonly SecondFactor['kind'][];

export const factorsInOrder = ({ factors }: Protection): readonly SecondFactor[] =>
  preference.flatMap((kind) => factors.filter((factor) => factor.kind === kind));

/** What somebody may show who signs in: a factor, or one of the codes for whoever lost them. */
export type ProofKind = SecondFactor['kind'] | 'recovery-code';

export const proofKinds = [...preference, 'recovery-code'] as const satisfies readonly ProofKind[];

/** What an account may be asked for, in the order in which it is; nothing where the password is enough. */
export const proofsOf = (protection: Protection): readonly ProofKind[] => {
  const kinds = [...new Set<ProofKind>(factorsInOrder(protection).map(({ kind }) => kind))];
  return kinds.length > 0 && protection.recoveryCodes.length > 0 ? [...kinds, 'recovery-code'] : kinds;
};

/** Whether text is a whole proof, so that the button to verify it may be pressed (`ACC-168`). */
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
