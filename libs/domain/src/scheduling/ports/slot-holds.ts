import type { HeldSlot, SlotGone } from '../../appointments/index.ts';
import type { AppointmentId, HoldId, Instant, Language, PatientRef, Result } from '../../kernel/index.ts';
import type { Offer } from '../booking-catalog.ts';

export interface WantedSlot {
  readonly offer: Offer;
  /** A time returned by `Openings.slots` for the same `replaces`. */
  readonly start: Instant;
  /** The visit that it replaces, which does not block the time. */
  readonly replaces?: AppointmentId;
  /** Held as a wait-list offer, in addition to the patient's own hold. */
  readonly offered?: true;
  /** The language of the texts stored with the visit. */
  readonly language: Language;
}

/** Holds times for patients; a held time is given to no other patient. */
export interface SlotHolds {
  /**
   * Holds a time until `until`, for exactly one of all concurrent callers. A patient holds one chosen time in a
   * practice: a further one releases the former. Fails if the time is not, or no longer, free.
   */
  keep(patient: PatientRef, wanted: WantedSlot, hold: HoldId, until: Instant): Promise<Result<HeldSlot, SlotGone>>;
  /** Releases a hold. Succeeds if there is none. */
  release(patient: PatientRef, hold: HoldId): Promise<void>;
}
