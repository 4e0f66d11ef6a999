import type { AccountId, CountedGuess, DeviceId, Instant } from '../../kernel/index.ts';
import type { CodeHash } from '../capability.ts';
import type { CodePurpose, OneTimeCode, ShortCodeHash } from '../one-time-code.ts';
import type { Protection, SecondFactor } from '../second-factor.ts';

/** Makes what nobody can guess, and the hashes under which it is kept. */
export interface CodeGenerator {
  /** A code for a link, 22 or more characters that are safe in an address. */
  link(): { readonly code: string; readonly hash: CodeHash };
  /** So many random decimal digits. */
  digits(count: number): string;
  hashOf(code: string): CodeHash;
  /** A new unguessable id. */
  newId(): string;
}

/** Hashes codes that a person types: digits that anybody could try out, were it not for a key of the server. */
export interface ShortCodeHashes {
  /** Under what a code is kept from now on. */
  hashOf(code: string): ShortCodeHash;
  /** Under what it may have been kept: one hash for each key that was in use. */
  everyHashOf(code: string): readonly ShortCodeHash[];
}

/** One-time codes on their way, and devices that have passed one. */
export interface OneTimeCodes {
  /** Keeps a code in place of an earlier one of the same account, device and purpose. */
  put(code: OneTimeCode): Promise<void>;
  find(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<OneTimeCode | undefined>;
  /** Counts a wrong try; answers how many there are now. Atomic, so that guesses side by side count each. */
  countWrongTry(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<number>;
  /** Takes a code away; of two that come at the same time one is answered true. */
  take(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<boolean>;
  trust(account: AccountId, device: DeviceId, until: Instant): Promise<void>;
  isTrusted(account: AccountId, device: DeviceId, now: Instant): Promise<boolean>;
  /** Forgets every trusted device of an account, as after a new password. */
  distrustAll(account: AccountId): Promise<void>;
  /** Forgets codes and trust that came to their end before then. */
  prune(before: Instant): Promise<void>;
}

/** Second factors and recovery codes. */
export interface Protections {
  of(account: AccountId): Promise<Protection>;
  /** Adds a factor; another of the same kind is replaced, except that there may be many passkeys. */
  addFactor(account: AccountId, factor: SecondFactor): Promise<void>;
  removeFactor(account: AccountId, kind: SecondFactor['kind'], passkey?: string): Promise<void>;
  /** Replaces all recovery codes. */
  setRecoveryCodes(account: AccountId, codes: readonly ShortCodeHash[]): Promise<void>;
  /** Uses up a recovery code, named by its hash under every key; false where it is not (or no longer) one. */
  useRecoveryCode(account: AccountId, everyHash: readonly ShortCodeHash[], guess: CountedGuess): Promise<boolean>;
  /** Moves the app's time step forward; false where it stands there already, so that a code opens once. */
  advanceTotp(account: AccountId, step: number): Promise<boolean>;
  /** Whose passkey this is. */
  byPasskey(id: string): Promise<AccountId | undefined>;
  /** Notes when a factor that is no passkey last proved something. */
  noteUse(account: AccountId, kind: Exclude<SecondFactor['kind'], 'passkey'>, at: Instant): Promise<void>;
  /** Moves a passkey's counter and last use; it may stand alone again. */
  notePasskeyUse(id: string, counter: number, at: Instant): Promise<void>;
  /** From now on no passkey of an account stands alone, until it is used again. */
  keepPasskeysBesidePassword(account: AccountId): Promise<void>;
}
