import type { AccountId, CountedGuess, Instant, Result } from '../../kernel/index.ts';
import type { Email } from '../email.ts';
import type { Passkey } from '../second-factor.ts';

/** Authenticator apps: six-digit codes that change every 30 s (RFC 6238). */
export interface AuthenticatorApps {
  /** A new secret as base32 text. */
  newSecret(): string;
  /** The `otpauth://` address that an app reads from a QR code or a link; it names the account by `label`. */
  address(secret: string, label: string): string;
  /** The time step for which a code is right, at most one step before or after `now`; undefined if it is wrong. */
  stepOf(secret: string, code: string, now: Instant, guess: CountedGuess): number | undefined;
}

/** An address as a QR code. */
export interface QrCodes {
  draw(text: string): Promise<QrCode>;
}

/** `path` is that of an SVG on a square of `size` by `size`, quiet zone included. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** A WebAuthn request: its options as JSON text, and the challenge in them. */
export interface PasskeyQuestion {
  readonly options: string;
  readonly challenge: string;
}

export interface BadPasskey {
  readonly kind: 'bad-passkey';
}

/** Passkeys by WebAuthn. The device always verifies its user, so a passkey counts as two factors. */
export interface Passkeys {
  /** Requests a new passkey, other than those that the account has. */
  askNew(account: AccountId, email: Email, known: readonly Passkey[]): Promise<PasskeyQuestion>;
  /** Verifies the browser's response, WebAuthn's JSON text. */
  judgeNew(
    answer: string,
    challenge: string,
  ): Promise<Result<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>, BadPasskey>>;
  /** Requests one of these passkeys, or any of this portal if the account is not known yet. */
  ask(known?: readonly Passkey[]): Promise<PasskeyQuestion>;
  /**
   * The passkey that a response claims to come from, and the challenge it answers; undefined if it cannot be parsed.
   */
  claimed(answer: string): { readonly passkey: string; readonly challenge: string } | undefined;
  /**
   * Verifies a response; returns the passkey's new counter. A counter that went back indicates a copy and is refused.
   */
  judge(answer: string, challenge: string, passkey: Passkey, guess: CountedGuess): Promise<Result<number, BadPasskey>>;
}

/** An operation that was started and waits for its proof, for a short time. */
export interface Challenge {
  /** Unguessable; for a passkey it is the WebAuthn challenge itself. */
  readonly id: string;
  readonly kind: 'passkey-sign-in' | 'new-passkey' | 'new-app' | 'at-provider' | 'identity';
  /** Absent while the account is not known yet. */
  readonly account?: AccountId;
  /**
   * For an app its secret, as base32 text; for a provider what its answer is compared with; for an identity the
   * identity.
   */
  readonly secret?: string;
  readonly expiresAt: Instant;
}

/** Pending challenges. They expire by themselves. */
export interface Challenges {
  put(challenge: Challenge, now: Instant): Promise<void>;
  find(id: string, now: Instant): Promise<Challenge | undefined>;
  /** Removes and returns it; of two concurrent calls only one gets it. */
  take(id: string, now: Instant): Promise<Challenge | undefined>;
}
