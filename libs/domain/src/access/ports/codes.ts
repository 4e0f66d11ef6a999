import type { AccountId, CountedGuess, DeviceId, Instant } from '../../kernel/index.ts';
import type { CodeHash } from '../link-capability.ts';
import type { CodePurpose, OneTimeCode, ShortCodeHash } from '../one-time-code.ts';
import type { Protection, SecondFactor } from '../second-factor.ts';

/** Generates unguessable codes, and the hashes under which they are stored. */
export interface CodeGenerator {
  /** A code for a link: 22 or more URL-safe characters. */
  link(): { readonly code: string; readonly hash: CodeHash };
  /** The given number of random decimal digits. */
  digits(count: number): string;
  hashOf(code: string): CodeHash;
  /** A new unguessable id. */
  newId(): string;
}

/** Hashes codes that a person types; keyed, because short codes could be found by trying all of them. */
export interface ShortCodeHashes {
  /** The hash under which a code is stored from now on. */
  hashOf(code: string): ShortCodeHash;
  /** The hashes under which it may be stored: one for each key that was ever in use. */
  everyHashOf(code: string): readonly ShortCodeHash[];
}

/** Pending one-time codes, and trusted devices. */
export interface OneTimeCodes {
  /** Stores a code; replaces an earlier one of the same account, device and purpose. */
  put(code: OneTimeCode): Promise<void>;
  find(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<OneTimeCode | undefined>;
  /** Counts a wrong try; returns how many there are now. Atomic, so that concurrent guesses are all counted. */
  countWrongTry(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<number>;
  /** Removes a code; of two concurrent calls only one returns true. */
  take(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<boolean>;
  trust(account: AccountId, device: DeviceId, until: Instant): Promise<void>;
  isTrusted(account: AccountId, device: DeviceId, now: Instant): Promise<boolean>;
  /** Removes all trusted devices of an account, as after a new password. */
  distrustAll(account: AccountId): Promise<void>;
  /** Deletes codes and trusted devices that expired before then. */
  prune(before: Instant): Promise<void>;
}

/** Second factors and recovery codes. */
export interface Protections {
  of(account: AccountId): Promise<Protection>;
  /** Adds a factor; replaces one of the same kind, except that there may be many passkeys. */
  addFactor(account: AccountId, factor: SecondFactor): Promise<void>;
  removeFactor(account: AccountId, kind: SecondFactor['kind'], passkey?: string): Promise<void>;
  /** Replaces all recovery codes. */
  setRecoveryCodes(account: AccountId, codes: readonly ShortCodeHash[]): Promise<void>;
  /** Uses up a recovery code, named by its hash under every key; false if it is not, or no longer, a valid one. */
  useRecoveryCode(account: AccountId, everyHash: readonly ShortCodeHash[], guess: CountedGuess): Promise<boolean>;
  /** Advances the app's time step; false if it is already there, so that a code works once. */
  advanceTotp(account: AccountId, step: number): Promise<boolean>;
  /** The account of a passkey. */
  byPasskey(id: string): Promise<AccountId | undefined>;
  /** Records when a factor other than a passkey was last used. */
  noteUse(account: AccountId, kind: Exclude<SecondFactor['kind'], 'passkey'>, at: Instant): Promise<void>;
  /** Stores a passkey's counter and last use; it may be used without a password again. */
  notePasskeyUse(id: string, counter: number, at: Instant): Promise<void>;
  /** From now on no passkey of the account works without the password, until it is used again. */
  keepPasskeysBesidePassword(account: AccountId): Promise<void>;
}
