import { MINUTE, SECOND } from '@portico/domain/kernel';

// What Clover's documents leave open, or say in several ways. One run against its sandbox can settle each of these here.

/** A request is sent so often at most. */
export const TRIES = 3;

/** Before the second try, in milliseconds; twice as long before the third. */
export const FIRST_PAUSE = 500;

/** After 429 at least so long, and never longer than the second. */
export const RATE_PAUSE = { least: SECOND, most: 5 * SECOND };

/** An attempt that Clover does not know by then never arrived: far longer than a request can be under way. */
export const ABANDONED_AFTER = 10 * MINUTE;

/** How far Clover's clock and ours may be apart. */
export const CLOCK_SKEW = 5 * MINUTE;

/** The list of charges is read so far at most; beyond it nothing is certain. */
export const LIST = { perPage: 100, pages: 50 };

/** Said to be the payer's address where none is known: Clover wants one on every charge and capture. */
export const NOBODYS_ADDRESS = '127.0.0.1';

/** Clover wants the currency in small letters, and answers in capitals. */
export const CURRENCY = 'usd';
