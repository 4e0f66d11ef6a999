import type { AppointmentId, Language, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { BookingRules } from '../booking-rules.ts';
import type { Catalog, Offer } from '../booking-catalog.ts';
import type { DateRange } from '../date-range.ts';
import type { Slot } from '../timetable.ts';

/** What patients can book at a practice, and when. */
export interface Availability {
  /** Undefined for a practice without online booking. */
  rules(practice: PracticeId): Promise<BookingRules | undefined>;
  catalog(patient: PatientRef, language: Language): Promise<Catalog>;
  /**
   * The times that are free for a patient now, ascending; empty for what is not on offer. The patient's own hold does
   * not block a time, because choosing another time releases it; nor does the visit that is replaced.
   */
  slots(patient: PatientRef, offer: Offer, days: DateRange, replaces?: AppointmentId): Promise<readonly Slot[]>;
}
