import type { AccountId, CountedGuess, Instant, Result } from '../../kernel/index.ts';
import type { Email } from '../email.ts';
import type { Passkey } from '../second-factor.ts';

/** Authenticator apps: codes of six digits that change every 30 s (RFC 6238). */
export interface AuthenticatorApps {
  /** A new secret as base32 text. */
  newSecret(): string;
  /** What an app reads from a picture or a link: an `otpauth://` address that names the account by `label`. */
  address(secret: string, label: string): string;
  /** The time step for which a code is right, at most one step before or after `now`; undefined for a wrong one. */
  stepOf(secret: string, code: string, now: Instant, guess: CountedGuess): number | undefined;
}

/** An address as a QR code. */
export interface QrCodes {
  draw(text: string): QrCode;
}

/** `path` is that of an SVG on a square of `size` by `size`, quiet zone included. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** What a browser is asked to do with a passkey: options as WebAuthn's JSON text, and the challenge in them. */
export interface PasskeyQuestion {
  readonly options: string;
  readonly challenge: string;
}

export interface BadPasskey {
  readonly kind: 'bad-passkey';
}

/** Passkeys by WebAuthn. Whoever holds one always shows who they are to the device: it is two factors in one. */
export interface Passkeys {
  /** Asks for a new passkey, none of those that the account has. */
  askNew(account: AccountId, email: Email, known: readonly Passkey[]): Promise<PasskeyQuestion>;
  /** Weighs what the browser answered, WebAuthn's JSON text. */
  judgeNew(
    answer: string,
    challenge: string,
  ): Promise<Result<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>, BadPasskey>>;
  /** Asks for one of these passkeys, or for any of this portal where nobody is known yet. */
  ask(known?: readonly Passkey[]): Promise<PasskeyQuestion>;
  /** Which passkey an answer claims to come from, and which challenge it answers; undefined for what is no answer. */
  claimed(answer: string): { readonly passkey: string; readonly challenge: string } | undefined;
  /** Weighs an answer; answers the passkey's new counter. One that went back is a copy and is refused. */
  judge(answer: string, challenge: string, passkey: Passkey, guess: CountedGuess): Promise<Result<number, BadPasskey>>;
}

/** Something that was begun and waits for its proof, for a short while. */
export interface Challenge {
  /** Unguessable; of a passkey's challenge it is the challenge itself. */
  readonly id: string;
  readonly kind: 'passkey-sign-in' | 'new-passkey' | 'new-app' | 'at-provider' | 'identity';
  /** Absent where nobody is known yet. */
  readonly account?: AccountId;
  /** An app's secret, as base32 text; of a provider's challenge what its answer is compared with, of an identity who it is. */
  readonly secret?: string;
  readonly expiresAt: Instant;
}

/** Challenges that wait. They end by themselves. */
export interface Challenges {
  put(challenge: Challenge, now: Instant): Promise<void>;
  find(id: string, now: Instant): Promise<Challenge | undefined>;
  /** Takes it away; of two that come at the same time one gets it. */
  take(id: string, now: Instant): Promise<Challenge | undefined>;
}
