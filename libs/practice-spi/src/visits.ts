import type { Person } from './people.ts';
import type { Answer, Call, Cursor, Id, Listed, Moment, Version } from './results-and-problems.ts';

/** The visits of patients, booked, requested, past and canceled. */
export interface Visits {
  /**
   * Those of one patient that touch the window, in no order. A visit whose state is not known is left out, of all lists;
   * read alone it is `malformed`, and its state is never guessed.
   */
  of(patient: Id, window: Window, cursor: Cursor | undefined, call: Call): Answer<Listed<Visit>>;
  /** `gone` if it is not this patient's. */
  one(patient: Id, visit: Id, call: Call): Answer<Visit>;
  /** Those of all patients that start in the window: for reminders. A page costs few calls, so that a long list is read in parts. */
  between?(window: Window, cursor: Cursor | undefined, call: Call): Answer<Listed<Visit>>;
  /** The patient will come. */
  confirm?(patient: Id, visit: Id, version: Version | undefined, call: Call): Answer<Visit>;
  /** The patient is there. */
  arrive?(patient: Id, visit: Id, version: Version | undefined, call: Call): Answer<Visit>;
  /** The patient has left; the visit is over. */
  leave?(patient: Id, visit: Id, version: Version | undefined, call: Call): Answer<Visit>;
}

/** From a moment on, and before another. */
export interface Window {
  readonly from: Moment;
  readonly before: Moment;
}

export const visitStates = ['requested', 'booked', 'arrived', 'completed', 'missed', 'canceled'] as const;
export type VisitState = (typeof visitStates)[number];

export interface Visit {
  readonly id: Id;
  readonly patient: Id;
  readonly state: VisitState;
  /** Of a request: the earliest and the latest time that was asked for. */
  readonly start: Moment;
  readonly end: Moment;
  /** A request without an exact time. */
  readonly timeOpen?: boolean;
  readonly confirmed?: boolean;
  readonly video?: boolean;
  /** The practice's name for this kind of visit. */
  readonly type?: string;
  /** What the patient said the visit is for. */
  readonly reason?: string;
  /** The staff's remark for the patient. */
  readonly comment?: string;
  readonly provider?: Provider;
  readonly place?: Place;
  /** How it was booked, if the system says so. */
  readonly offer?: Offer;
  /** The key under which it was booked or requested. */
  readonly key?: string;
  /** How the patient is reached, where a list of all patients' visits tells it beside each. */
  readonly contact?: Pick<Person, 'email' | 'phone' | 'language'>;
  readonly version?: Version;
}

export interface Provider {
  readonly id: Id;
  readonly name: string;
  readonly specialty?: string;
  /** In which the provider speaks with patients, as BCP 47 tags; absent if the system does not say. */
  readonly languages?: readonly string[];
}

export interface Place {
  readonly id: Id;
  readonly name: string;
  readonly lines: readonly string[];
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly phone?: string;
  /** IANA name; the practice's own where it is absent. */
  readonly timeZone?: string;
}

/** One thing that can be booked: a kind of visit on one calendar at one place. */
export interface Offer {
  readonly calendar: Id;
  readonly type: Id;
  readonly place: Id;
}
