import { DAY, plus, SECOND, type AccountId, type DeviceId, type Instant } from '../kernel/index.ts';
import type { CodeHash } from './capability.ts';

/** A code of 5 digits lives 300 s; five wrong tries end the attempt; a device that passed is not asked for 30 days (`ACC-168`, `ACC-174`, `ACC-180`). */
export const oneTimeCode = { digits: 5, life: 300 * SECOND, wrongTries: 5, trust: 30 * DAY } as const;

/** What a code proves: that it is the person who signs in, or that an address or number is theirs. */
export type CodePurpose = 'sign-in' | 'email-factor' | 'sms-factor' | 'change-email';

/** A code on its way to a person; of one account, device and purpose there is one at a time, so a resend voids the older. */
export interface OneTimeCode {
  readonly account: AccountId;
  readonly device: DeviceId;
  readonly purpose: CodePurpose;
  readonly code: CodeHash;
  /** The address or number that it was sent to and, once given, proves. */
  readonly sentTo: string;
  readonly expiresAt: Instant;
  readonly wrongTries: number;
}

export type CodeVerdict = { readonly kind: 'right' } | { readonly kind: 'wrong' } | { readonly kind: 'over' };

/** `over`: there is none, its time is up, or it was tried too often; another has to be sent. */
export const judgeCode = (sent: OneTimeCode | undefined, given: CodeHash, now: Instant): CodeVerdict => {
  if (sent === undefined || now >= sent.expiresAt || sent.wrongTries >= oneTimeCode.wrongTries) return { kind: 'over' };
  return sent.code === given ? { kind: 'right' } : { kind: 'wrong' };
};

/** Whether text is a whole code, so that the button to verify it may be pressed (`ACC-168`). */
export const isWholeCode = (text: string): boolean => /^\d{5}$/.test(text);

/** Until when a device that passed at `now` is trusted. */
export const trustedUntil = (now: Instant): Instant => plus(now, oneTimeCode.trust);
