import type { HeldSlot, SlotGone } from '../../appointments/index.ts';
import type { AppointmentId, HoldId, Instant, Language, PatientRef, Result } from '../../kernel/index.ts';
import type { Offer } from '../catalog.ts';

export interface WantedSlot {
  readonly offer: Offer;
  /** One of the times that `Openings.slots` answers, asked with the same `replaces`. */
  readonly start: Instant;
  /** The visit that it is to take the place of, which does not stand in its way. */
  readonly replaces?: AppointmentId;
  /** Kept for somebody on the wait list, beside what they keep themselves. */
  readonly offered?: true;
  /** Of the words that the visit keeps. */
  readonly language: Language;
}

/** Keeps times for patients, so that nobody else is given them. */
export interface SlotHolds {
  /**
   * Keeps a time until `until`, for exactly one of all who want it. A patient keeps one chosen time in a practice: a further one
   * lets go of the former. It fails where the time is not, or no more, to be had.
   */
  keep(patient: PatientRef, wanted: WantedSlot, hold: HoldId, until: Instant): Promise<Result<HeldSlot, SlotGone>>;
  /** Lets go of a time. One that is not kept is fine. */
  release(patient: PatientRef, hold: HoldId): Promise<void>;
}
