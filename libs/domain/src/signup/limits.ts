import type { AttemptLimit, Counted, Email } from '../access/index.ts';
import { HOUR, MINUTE } from '../kernel/index.ts';

/** Nobody gets more mails than this because somebody types their address into a form. */
export const mailLimit: AttemptLimit = { failures: 5, window: HOUR, pause: HOUR };

/** Sign-ups from one place; a waiting room may share an address. */
export const placeLimit: AttemptLimit = { failures: 60, window: HOUR, pause: 15 * MINUTE };

/** What a sign-up, or another mail of one, counts against. */
export const signupCounts = (email: Email, address: string | undefined): readonly Counted[] => [
  { key: `sign-up mail ${email}`, limit: mailLimit },
  ...(address === undefined ? [] : [{ key: `sign-up from ${address}`, limit: placeLimit }]),
];
