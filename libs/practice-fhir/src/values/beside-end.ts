import { isPast, isToCome } from './in-force.ts';

/** What a source says of the end of what it tells: it has come, or it has not yet. */
export type SaidEnd = 'come' | 'to-come' | undefined;

/** What the date of an end says; undefined while it has come in some places or may yet, as in its own year. */
export const endAt = (date: string | undefined, now: number): SaidEnd => {
  if (date === undefined) return undefined;
  if (isPast(date, now)) return 'come';
  return isToCome(date, now) ? 'to-come' : undefined;
};

/**
 * A status beside what the same source says of the end. Where the two exclude each other it is unknown, never the better
 * or the worse of them; inactive is excluded by neither.
 */
export const besideEnd = <Status extends string>(status: Status, end: SaidEnd): Status | 'unknown' => {
  const holds = status === 'active' || status === 'unconfirmed';
  return (holds && end === 'come') || (status === 'resolved' && end === 'to-come') ? 'unknown' : status;
};
