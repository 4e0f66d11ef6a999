import type { Brand } from './branded-type.ts';

/** A point in time in epoch milliseconds. Compare instants, never wall-clock text (`APT-016`). */
export type Instant = Brand<number, 'Instant'>;
/** An IANA time-zone name such as `America/Phoenix`. */
export type TimeZone = Brand<string, 'TimeZone'>;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const instant = (epochMilliseconds: number): Instant => epochMilliseconds as Instant;

export const plus = (at: Instant, milliseconds: number): Instant => (at + milliseconds) as Instant;

/**
 * How the name of a zone is spelled, in the portal, mails and documents alike: `EST` and `EDT` tell apart the hour that
 * comes twice when clocks go back.
 */
export const zoneSpelling = 'short';
