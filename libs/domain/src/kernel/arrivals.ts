import type { PatientRef } from './ids.ts';
import type { Instant } from './instant.ts';

/** A patient for whom something arrived or changed, and how often since it was told last. */
export interface Arrival {
  readonly patient: PatientRef;
  readonly count: number;
}

/** The patients for whom something of one kind arrived that nobody was told of yet, as a practice's system notes them. */
export interface Arrivals {
  /** Leases at most `limit` of them until `until`; no other worker is given them before that. */
  claim(now: Instant, until: Instant, limit: number): Promise<readonly Arrival[]>;
  /** Forgets it, unless more arrived since the claim. */
  told(arrival: Arrival): Promise<void>;
}
