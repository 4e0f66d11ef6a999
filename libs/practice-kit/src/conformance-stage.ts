import type { Claim, Host, Id, Key, Moment, Offer, PracticeAdapter, Span, VisitState } from '@portico/practice-spi';

/** What the laws are run against: an adapter with its settings, two patients who are known, or a practice to furnish. */
export interface Stage {
  readonly adapter: PracticeAdapter;
  /** The `connection` entry of the practice's configuration. */
  readonly settings: unknown;
  readonly timeZone: string;
  /** Milliseconds since 1970 at which each law begins: the machine's own clock without. */
  readonly now?: number;
  /** Needed without `practice`. */
  readonly patients?: readonly KnownPatient[];
  /** For the levels above 1: a practice that may be written to. */
  readonly practice?: SeededPractice;
  /** How calls are sent, if not over the network. */
  readonly http?: Host['http'];
  readonly secret?: Host['secret'];
}

export interface KnownPatient {
  readonly id: Id;
  readonly claim: Claim;
}

/** Written by the integrator, past the adapter: directly into the practice's system. */
export interface SeededPractice {
  /** Empties the practice and puts a scene into it; answers the ids of the system. */
  furnish(scene: Scene): Promise<Furnished>;
  /** What the practice itself finds in its system, whoever put it there. */
  observe(): Promise<Books>;
}

export interface Scene {
  readonly now: number;
  readonly timeZone: string;
  readonly patients: readonly Claim[];
  /** Free times of one calendar, ascending. */
  readonly open: readonly Span[];
  readonly visits: readonly (Span & { readonly patient: number })[];
}

export interface Furnished {
  readonly patients: readonly Id[];
  /** What the open times are booked as, where there are the facets `times` and `booking`. */
  readonly offer?: Offer;
  readonly visits: readonly Id[];
  /** A visit of the first patient in a state of which the system's documentation knows nothing, if it can have one. */
  readonly unknownState?: Id;
}

/** A part that is left out is reported as not checked by the laws that look for it. */
export interface Books {
  readonly visits: readonly ObservedVisit[];
  /** Times that are kept without being booked, where there is `booking.hold`. */
  readonly holds?: readonly { readonly start: Moment; readonly until: Moment }[];
  /** Payments, where there is the facet `money`. */
  readonly entries?: readonly { readonly key: Key }[];
  /** Messages of patients, where there is the facet `mail`. */
  readonly messages?: readonly { readonly patient: Id; readonly body: string }[];
  /** Forms that were handed over, where there is the facet `forms`. */
  readonly handed?: readonly { readonly patient: Id; readonly form: Id }[];
}

export interface ObservedVisit {
  readonly id: Id;
  readonly patient: Id;
  readonly start: Moment;
  readonly state: VisitState;
}
