import { DAY, plus, SECOND, type AccountId, type CountedGuess, type DeviceId, type Instant } from '../kernel/index.ts';
import type { Brand } from '../kernel/index.ts';

/** A code of 5 digits lives 300 s; five wrong tries end the attempt; a device that passed is not asked for 30 days (`ACC-168`, `ACC-174`, `ACC-180`). */
export const oneTimeCode = { digits: 5, life: 300 * SECOND, wrongTries: 5, trust: 30 * DAY } as const;

/** Under what a code that is typed is kept. It has so few digits that a plain hash would be tried out. */
export type ShortCodeHash = Brand<string, 'ShortCodeHash'>;

/** What a code proves: that it is the person who signs in, or that an address or number is theirs. */
export type CodePurpose = 'sign-in' | 'email-factor' | 'sms-factor' | 'change-email';

/** A code on its way to a person; of one account, device and purpose there is one at a time, so a resend voids the older. */
export interface OneTimeCode {
  readonly account: AccountId;
  readonly device: DeviceId;
  readonly purpose: CodePurpose;
  readonly code: ShortCodeHash;
  /** The address or number that it was sent to and, once given, proves. */
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

/** Whether text is a whole code, so that the button to verify it may be pressed (`ACC-168`). */
export const isWholeCode = (text: string): boolean => /^\d{5}$/.test(text);

/** Until when a device that passed at `now` is trusted. */
export const trustedUntil = (now: Instant): Instant => plus(now, oneTimeCode.trust);
