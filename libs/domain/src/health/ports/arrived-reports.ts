import type { Instant, PatientRef } from '../../kernel/index.ts';

/** A patient in whose record a report arrived or changed, and how often since it was told last. */
export interface Arrival {
  readonly patient: PatientRef;
  readonly count: number;
}

/** The patients in whose records reports arrived that nobody was told of yet, as a practice's system notes them. */
export interface ArrivedReports {
  /** Leases at most `limit` of them until `until`; no other worker is given them before that. */
  claim(now: Instant, until: Instant, limit: number): Promise<readonly Arrival[]>;
  /** Forgets it, unless another report arrived since the claim. */
  told(arrival: Arrival): Promise<void>;
}
