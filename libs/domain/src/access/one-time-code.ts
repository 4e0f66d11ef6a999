import { DAY, plus, SECOND, type AccountId, type CountedGuess, type DeviceId, type Instant } from '../kernel/index.ts';
import type { Brand } from '../kernel/index.ts';

/**
 * A code of 5 digits is valid for 300 s; five wrong tries end the attempt; a device that passed is trusted for 30 days
 * (`ACC-168`, `ACC-174`, `ACC-180`).
 */
export const oneTimeCode = { digits: 5, life: 300 * SECOND, wrongTries: 5, trust: 30 * DAY } as const;

/**
 * The keyed hash under which a typed code is stored. The code has so few digits that a plain hash could be reversed by
 * trying all.
 */
export type ShortCodeHash = Brand<string, 'ShortCodeHash'>;

/** What a code proves: the identity at sign-in, or the ownership of an address or number. */
export type CodePurpose = 'sign-in' | 'email-factor' | 'sms-factor' | 'change-email';

/**
 * A code that was sent to a person; there is one at a time per account, device and purpose, so a resend replaces the
 * older.
 */
export interface OneTimeCode {
  readonly account: AccountId;
  readonly device: DeviceId;
  readonly purpose: CodePurpose;
  readonly code: ShortCodeHash;
  /** The address or number that it was sent to, and whose ownership it proves. */
  readonly sentTo: string;
  readonly expiresAt: Instant;
  readonly wrongTries: number;
}

/** Whether a code is the one that was sent; `given` are its hashes under every key. */
export const isRightCode = (
  sent: Pick<OneTimeCode, 'code'>,
  given: readonly ShortCodeHash[],
  _guess: CountedGuess,
): boolean => given.includes(sent.code);

/** Whether text is a complete code, so that the verify button is enabled (`ACC-168`). */
export const isWholeCode = (text: string): boolean => /^\d{5}$/.test(text);

/** Until when a device that passed at `now` is trusted. */
export const trustedUntil = (now: Instant): Instant => plus(now, oneTimeCode.trust);
