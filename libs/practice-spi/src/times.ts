import type { Answer, Call, Cents, Day, Id, Key, Moment, Version } from './results-and-problems.ts';
import type { Offer, Place, Provider, Visit } from './visits.ts';

/** What can be booked, and when. A system lists its free times, or the hours from which they are computed. */
export interface Times {
  offered(call: Call): Answer<Offered>;
  /** Free times from the first day to the last, ascending. */
  free?(offer: Offer, days: Days, call: Call): Answer<readonly FreeTime[]>;
  /** Working hours without what takes them; booked visits are read with `busy`. */
  hours?(offer: Offer, days: Days, call: Call): Answer<readonly Span[]>;
  busy?(offer: Offer, days: Days, call: Call): Answer<readonly Span[]>;
}

export interface Days {
  readonly first: Day;
  readonly last: Day;
}

export interface Span {
  readonly start: Moment;
  readonly end: Moment;
}

/** A time that is free; `id` and `version` are the system's own for it, if it has one. */
export interface FreeTime extends Span {
  readonly id?: Id;
  readonly version?: Version;
}

export interface Offered {
  readonly calendars: readonly Calendar[];
  readonly types: readonly VisitType[];
  readonly places: readonly Place[];
  readonly offers: readonly Offer[];
}

export interface Calendar {
  readonly id: Id;
  readonly provider: Provider;
  /** A chosen time is requested, and the practice answers. */
  readonly byRequest?: boolean;
}

export interface VisitType {
  readonly id: Id;
  readonly name: string;
  readonly minutes: number;
  readonly video?: boolean;
  readonly prepayment?: Cents;
}

/** Booking and what becomes of it. */
export interface Booking {
  /** Books a time; the same key books once. `conflict` if the time is taken. `moves` is the visit that it replaces. */
  book(wanted: WantedVisit, key: Key, call: Call): Answer<Visit>;
  /** The visit that was booked or requested under a key; `gone` if there is none, `unknown` while one may still arrive. */
  byKey(patient: Id, key: Key, call: Call): Answer<Visit>;
  /** Cancels a visit or a request, and frees its time; one that is canceled already is answered as it is. */
  cancel(patient: Id, visit: Id, reason: CancelReason, version: Version | undefined, call: Call): Answer<Visit>;
  /** Keeps a time for a patient in the practice's own calendar until then. */
  hold?(wanted: WantedVisit, until: Moment, key: Key, call: Call): Answer<Hold>;
  /** Gives a kept time back; one that is not kept any more is no error. */
  release?(hold: Hold, call: Call): Answer<void>;
  /** Asks for a visit, which the practice answers; the same key asks once. */
  request?(request: VisitRequest, key: Key, call: Call): Answer<Visit>;
}

export interface WantedVisit {
  readonly patient: Id;
  readonly offer: Offer;
  readonly time: FreeTime;
  /** The patient's own words, at most 100 characters, and on lines below what they need at the visit: at most 350 in all. */
  readonly reason?: string;
  readonly hold?: Hold;
  readonly moves?: Id;
}

/** A time that the system keeps. */
export interface Hold {
  readonly id: Id;
  readonly patient: Id;
  readonly time: FreeTime;
  readonly until: Moment;
  readonly version?: Version;
}

export interface VisitRequest {
  readonly patient: Id;
  readonly offer?: Partial<Offer>;
  /** An exact time, or days between which one is wanted. */
  readonly when: Span | { readonly days: Days; readonly words: string };
  readonly reason?: string;
  readonly moves?: Id;
}

export const cancelReasons = ['patient', 'practice', 'feels-better', 'other'] as const;
export interface CancelReason {
  readonly kind: (typeof cancelReasons)[number];
  readonly words?: string;
}
