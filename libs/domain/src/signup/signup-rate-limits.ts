import type { AttemptLimit, Counted, Email } from '../access/index.ts';
import { HOUR, MINUTE } from '../kernel/index.ts';

/** Limits the mails to one address, because a stranger may type it into a form. */
export const mailLimit: AttemptLimit = { failures: 5, window: HOUR, pause: HOUR };

/** Sign-ups from one network address; a waiting room may share one. */
export const placeLimit: AttemptLimit = { failures: 60, window: HOUR, pause: 15 * MINUTE };

/** The counts of a sign-up, or of resending its mail. */
export const signupCounts = (email: Email, address: string | undefined): readonly Counted[] => [
  { key: `sign-up mail ${email}`, limit: mailLimit },
  ...(address === undefined ? [] : [{ key: `sign-up from ${address}`, limit: placeLimit }]),
];
